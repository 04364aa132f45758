import {spawnSync} from 'node:child_process';
import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/**
 * Copies parts of the project, for a test that changes them.
 * @param compiled the files that `compile` checks, with all that they import
 */
export function copyProject(parts: string[], compiled: string[] = []) {
  const root = mkdtempSync(path.join(tmpdir(), 'project-'));
  const at = (file: string) => path.join(root, file);
  const read = (file: string) => readFileSync(at(file), 'utf8');
  const write = (file: string, text: string) => writeFileSync(at(file), text);
  /** next-intl's plugin does this when a build starts: types of the English messages. */
  const declareMessages = () => {
    for (const file of readdirSync(at('messages/en')).filter((name) => /^\w+\.json$/.test(name))) {
      const text = `declare const messages: ${read(`messages/en/${file}`)};\nexport default messages;`;
      write(`messages/en/${file.replace('.json', '.d.json.ts')}`, text);
    }
  };
  for (const part of parts) cpSync(part, at(part), {recursive: true});
  declareMessages();
  symlinkSync(path.resolve('node_modules'), at('node_modules'));
  const {compilerOptions} = JSON.parse(readFileSync('tsconfig.json', 'utf8'));
  const options = {...compilerOptions, incremental: false, plugins: [], types: ['next', 'node']};
  write('tsconfig.json', JSON.stringify({compilerOptions: options, files: compiled}));
  return {
    root,
    at,
    read,
    write,
    /** Changes the text of a file. */
    edit(file: string, from: string | RegExp, to: string) {
      const before = read(file);
      const after = before.replace(from, to);
      if (after === before) throw new Error(`${file} has nothing like ${from}.`);
      write(file, after);
    },
    /** What the compiler complains about. */
    compile() {
      declareMessages();
      const compiler = path.resolve('node_modules/typescript/bin/tsc');
      return spawnSync(process.execPath, [compiler, '-p', root], {encoding: 'utf8'}).stdout;
    },
    remove: () => rmSync(root, {recursive: true, force: true}),
  };
}
