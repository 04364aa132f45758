import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {FastResponse} from 'srvx';
import {contentHash} from '@/lib/contentHash';
import {createHandler, type Entry, type Manifest} from './handler';

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Serves the site from a folder. All files are read into memory at the start, so a new build does not affect a running server.
 * @throws with the names of missing or damaged files
 */
export function createFileHandler(dist: string) {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8'));
  const bytes = new Map<string, Bytes>();
  const broken: string[] = [];
  for (const entry of [...Object.values(manifest.pages), ...Object.values(manifest.files)]) {
    try {
      readEntry(dist, entry, bytes);
    } catch (error) {
      broken.push(`${entry.file}: ${error instanceof Error ? error.message : error}`);
    }
  }
  if (broken.length > 0)
    throw new Error(`${dist} is incomplete or damaged; rebuild it or copy it again.\n${broken.join('\n')}`);

  // Node's own Response is slow, because it creates a stream for each body.
  globalThis.Response = FastResponse;
  // The handler reads only files of the manifest.
  return createHandler(manifest, (file) => bytes.get(file) as Bytes);
}

/** Reads a file and its compressed variants. @throws if one is missing or has changed */
function readEntry(dist: string, {file, compressed, etag}: Entry, bytes: Map<string, Bytes>) {
  const read = (suffix: string, hash: string) => {
    const content = readFileSync(join(dist, file + suffix));
    if (contentHash(content) !== hash) throw new Error(`changed since the build (${suffix || 'plain'})`);
    bytes.set(file + suffix, content);
  };
  read('', etag);
  if (!compressed) return;
  read('.br', compressed.br);
  read('.gz', compressed.gz);
}
