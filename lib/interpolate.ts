/** Puts values into the `{places}` of a text that only the browser can finish: the server formatted it with `placeholders`. */
export function interpolate<Place extends string>(text: string, values: Record<Place, string>): string {
  return text.replace(/\{(\w+)\}/g, (place, name) => (values as Record<string, string>)[name] ?? place);
}

/** Arguments that leave a message's places as they are: `placeholders('plan')` → `{plan: '{plan}'}`. */
export function placeholders<Place extends string>(...names: Place[]): Record<Place, string> {
  return Object.fromEntries(names.map((name) => [name, `{${name}}`])) as Record<Place, string>; // one entry a name
}
