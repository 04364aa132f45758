import {globSync} from 'node:fs';
import {join} from 'node:path';

/** Paths below a folder, with slashes on every system; none where there is no such folder. Of what is hidden, what is served. */
export function filesBelow(folder: string): string[] {
  return globSync(['**/*', '.well-known/*'], {cwd: folder, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    );
}
