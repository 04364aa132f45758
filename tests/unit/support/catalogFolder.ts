import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {accept} from '@/tools/messages/accept';
import {type Project, readProject} from '@/tools/messages/catalogs';
import {messagesOf} from '@/tools/messages/messages';

export type Folder = ReturnType<typeof folderWith>;

/**
 * Makes a temporary folder that is read like the project.
 * @param files their content by path: `{'messages/en/shop.json': {title: 'Shop'}}`
 */
export function folderWith(files: Record<string, unknown>) {
  const root = mkdtempSync(path.join(tmpdir(), 'catalogs-'));

  /** Writes a file. Any content but a string is written as JSON. */
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
    /** Reads a file. */
    text: (file: string) => readFileSync(path.join(root, file), 'utf8'),
    /** Reads the folder as a project. */
    read: (locales = ['en', 'hi']) => readProject(root, locales),
    remove: () => rmSync(root, {recursive: true, force: true}),
  };
}

/** Records that all Hindi translations match the current English texts. */
export function acceptAll(folder: Folder) {
  accept(folder.read(), 'hi');
}

/** The state of every message, by its full key. */
export function statesOf(project: Project, locale: string) {
  const messages = messagesOf(project, locale);
  return new Map(messages.map(({fullKey, state}) => [fullKey, state]));
}
