import {copyFileSync, linkSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {atExit} from '../atExit';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * A project in the temporary folder, with this one's packages, for as long as it is used: nothing of it ever lies in the
 * tree. The compiler follows no link out of a project, so every file of a package is linked by itself.
 */
export async function inTemporaryProject<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const remove = atExit(() => rmSync(folder, {recursive: true, force: true, maxRetries: 5}));
  try {
    linkFolder(join(root, 'node_modules'), join(folder, 'node_modules'));
    return await use(folder);
  } finally {
    remove();
  }
}

function linkFolder(from: string, to: string) {
  mkdirSync(to);
  for (const entry of readdirSync(from, {withFileTypes: true})) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    // What tools have kept for themselves.
    if (entry.name === '.cache') continue;
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkFile(source, target);
  }
}

function linkFile(source: string, target: string) {
  try {
    linkSync(source, target);
  } catch {
    // Another disk.
    copyFileSync(source, target);
  }
}
