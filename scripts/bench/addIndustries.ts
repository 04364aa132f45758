import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

/** The facts of one entry, as content/industries.ts has them. */
const factsOf = (slug: string) => new RegExp(`^ {2}'${slug}': (\\{\\n(?: {4}.*\\n)+ {2}\\},\\n)`, 'm');
const end = '} as const satisfies';

/** The source with more entries, each with the facts of an entry that is there. @throws where that cannot be read */
export function withEntries(source: string, slug: string, slugs: readonly string[]): string {
  const facts = factsOf(slug).exec(source)?.[1];
  if (!facts || !source.includes(end)) throw new Error(`The facts of ${slug} are not written as they were.`);
  return source.replace(end, `${slugs.map((added) => `  '${added}': ${facts}`).join('')}${end}`);
}

/**
 * Adds so many industries to a copy of the project, the way docs/adding-a-page.md says: one entry of facts and one of words in
 * every language. An industry needs nothing else: its drawing is the sample shop's.
 */
export function addIndustries(folder: string, count: number): void {
  const file = join(folder, 'content/industries.ts');
  const source = readFileSync(file, 'utf8');
  const slug = /^ {2}'([\w-]+)': \{/m.exec(source)?.[1] ?? '';
  const slugs = Array.from({length: count}, (_, index) => `${slug}-${index + 1}`);
  writeFileSync(file, withEntries(source, slug, slugs));
  for (const locale of readdirSync(join(folder, 'messages'), {withFileTypes: true})) {
    if (!locale.isDirectory()) continue;
    const words = join(folder, 'messages', locale.name, 'industries.json');
    const entries = JSON.parse(readFileSync(words, 'utf8'));
    for (const added of slugs) entries[added] = entries[slug];
    writeFileSync(words, JSON.stringify(entries, null, 2));
  }
}
