/** Puts values into a text with `{placeholders}`: the server formats a message with `placeholders`, and the browser fills them in. */
export function interpolate<Name extends string>(text: string, values: Record<Name, string>): string {
  const valuesByName: Record<string, string> = values;
  return text.replace(/\{(\w+)\}/g, (placeholder, name) => valuesByName[name] ?? placeholder);
}

/** Values with which a message keeps its placeholders: `placeholders('plan')` → `{plan: '{plan}'}`. */
export function placeholders<Name extends string>(...names: Name[]): Record<Name, string> {
  const entries = names.map((name) => [name, `{${name}}`]);
  // TypeScript does not see that there is an entry for each name.
  return Object.fromEntries(entries) as Record<Name, string>;
}
