import {execFileSync} from 'node:child_process';
import {addIndustries} from './addIndustries';

/** Languages of the site's two scripts, which need no font of their own. */
const codes = ['mr', 'ne', 'de', 'es', 'it', 'nl', 'id', 'sw'];

/** What a copy of the project gets before it is built. */
export type Case = {name: string; change: (folder: string) => void};

export const growthCases = (entries: number): Case[] => {
  const more = (count: number): Case => ({
    name: `+${count} entries`,
    change: (folder) => addIndustries(folder, count),
  });
  return [
    {name: 'as it is', change() {}},
    more(Math.round(entries / 2)),
    more(entries),
    {name: `+${codes.length} languages`, change: addLanguages},
  ];
};

/** As docs/translating.md says. Their words are English, and visitors are not told of them, but every page is built. */
function addLanguages(folder: string) {
  for (const code of codes) {
    execFileSync(process.execPath, ['--import', './scripts/alias.ts', 'scripts/messages.ts', 'add', code], {
      cwd: folder,
      stdio: 'ignore',
    });
  }
}
