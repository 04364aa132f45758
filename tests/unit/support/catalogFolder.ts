import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {accept} from '@/tools/messages/accept';
import {type Project, readProject} from '@/tools/messages/catalogs';
import {messagesOf} from '@/tools/messages/messages';

export type Folder = ReturnType<typeof folderWith>;

/** A folder like the project, with what a test puts in it, by path: `{'messages/en/shop.json': {title: 'Shop'}}`. */
export function folderWith(files: Record<string, unknown>) {
  const root = mkdtempSync(path.join(tmpdir(), 'catalogs-'));

  /** Writes a file: text as it is, anything else as indented JSON. */
  function write(file: string, content: unknown) {
    const absolutePath = path.join(root, file);
    const text = typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`;
    mkdirSync(path.dirname(absolutePath), {recursive: true});
    writeFileSync(absolutePath, text);
  }

  for (const [file, content] of Object.entries(files)) write(file, content);
  return {
    root,
    write,
    /** A file's text. */
    text: (file: string) => readFileSync(path.join(root, file), 'utf8'),
    /** The folder as it is now. */
    read: (locales = ['en', 'hi']) => readProject(root, locales),
    remove: () => rmSync(root, {recursive: true, force: true}),
  };
}

/** Says that all Hindi translations match the English of now. */
export function acceptAll(folder: Folder) {
  accept(folder.read(), 'hi');
}

/** The state of every message of English, by key with the file before it. */
export function statesOf(project: Project, locale: string) {
  const messages = messagesOf(project, locale);
  return new Map(messages.map(({fullKey, state}) => [fullKey, state]));
}
