import {globSync} from 'node:fs';
import {join} from 'node:path';

/** Paths below a folder, with slashes on every system; none where there is no such folder. */
export function filesBelow(folder: string): string[] {
  return globSync('**/*', {cwd: folder, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    );
}
