import {spawnSync} from 'node:child_process';
import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/**
 * Copies parts of the project, so that a test can change them.
 * @param parts the paths of files and folders
 * @param compiled the files that `compile` checks, with everything that they import
 */
export function copyProject(parts: string[], compiled: string[] = []) {
  const root = mkdtempSync(path.join(tmpdir(), 'project-'));
  const at = (file: string) => path.join(root, file);
  const read = (file: string) => readFileSync(at(file), 'utf8');
  const write = (file: string, text: string) => writeFileSync(at(file), text);

  /** Writes the types of the English messages, as next-intl's plugin does at the start of a build. */
  function declareMessages() {
    const catalogs = readdirSync(at('messages/en')).filter((file) => /^\w+\.json$/.test(file));
    for (const catalog of catalogs) {
      const text = `declare const messages: ${read(`messages/en/${catalog}`)};\nexport default messages;`;
      write(`messages/en/${catalog.replace('.json', '.d.json.ts')}`, text);
    }
  }

  /** Writes the project's compiler options, without those that a copy does not need. */
  function writeCompilerSettings() {
    const {compilerOptions} = JSON.parse(readFileSync('tsconfig.json', 'utf8'));
    const settings = {
      compilerOptions: {...compilerOptions, incremental: false, plugins: [], types: ['next', 'node']},
      files: compiled,
    };
    write('tsconfig.json', JSON.stringify(settings));
  }

  for (const part of parts) cpSync(part, at(part), {recursive: true});
  declareMessages();
  symlinkSync(path.resolve('node_modules'), at('node_modules'));
  writeCompilerSettings();

  return {
    root,
    /** The absolute path of a file. */
    at,
    read,
    write,
    /**
     * Changes the text of a file.
     * @throws if `from` is not in it
     */
    edit(file: string, from: string | RegExp, to: string) {
      const before = read(file);
      const after = before.replace(from, to);
      if (after === before) throw new Error(`${file} has nothing like ${from}.`);
      write(file, after);
    },
    /** @returns the errors that the compiler reports */
    compile(): string {
      declareMessages();
      const compiler = path.resolve('node_modules/typescript/bin/tsc');
      const {stdout} = spawnSync(process.execPath, [compiler, '-p', root], {encoding: 'utf8'});
      return stdout;
    },
    remove: () => rmSync(root, {recursive: true, force: true}),
  };
}
