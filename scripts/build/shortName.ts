const first = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const second = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** A … Z, Aa … Z9: no name of the site's own is as short and begins with a capital letter. */
export function shortName(index: number): string {
  if (index < first.length) return first.charAt(index);
  const rest = index - first.length;
  const head = first[Math.floor(rest / second.length)];
  if (head === undefined)
    throw new Error(
      `A page names more than ${first.length * (second.length + 1)} classes or variables: make short names longer in scripts/build/shortName.ts.`,
    );
  return head + second.charAt(rest % second.length);
}
