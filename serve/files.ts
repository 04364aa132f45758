import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {FastResponse} from 'srvx';
import {createHandler, type Manifest} from './handler';

/** The site from the files of a folder, all read now: a build beside a running server changes nothing for its visitors. */
export function createFileHandler(dist: string) {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8'));
  const bytes = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const {file, compressed} of [...Object.values(manifest.pages), ...Object.values(manifest.files)])
    for (const ending of compressed ? ['', '.br', '.gz'] : [''])
      bytes.set(file + ending, readFileSync(join(dist, file + ending)));

  // srvx's Response has no stream for each body.
  globalThis.Response = FastResponse;
  // The handler asks for nothing that the manifest does not name.
  return createHandler(manifest, (file) => bytes.get(file) as Uint8Array<ArrayBuffer>);
}
