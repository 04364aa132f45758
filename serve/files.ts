import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {FastResponse} from 'srvx';
import {createHandler, type Manifest} from './handler';

/** The site from the files of a folder, all read now: a build beside a running server changes nothing for its visitors. */
export function createFileHandler(dist: string) {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8'));
  const bytes = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const {file, compressed} of [...Object.values(manifest.pages), ...Object.values(manifest.files)]) {
    const endings = compressed ? ['', '.br', '.gz'] : [''];
    for (const ending of endings) {
      bytes.set(file + ending, readFileSync(join(dist, file + ending)));
    }
  }

  // Node's own Response makes a stream for each body, which is slow; srvx's does not.
  globalThis.Response = FastResponse;
  // The handler asks for nothing that the manifest does not name.
  return createHandler(manifest, (file) => bytes.get(file) as Uint8Array<ArrayBuffer>);
}
