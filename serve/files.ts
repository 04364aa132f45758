import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {FastResponse} from 'srvx';
import {contentHash} from '@/lib/fileHash';
import {createHandler, type Entry, type Manifest} from './handler';

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * The site from the files of a folder, all read now: a build beside a running server changes nothing for its visitors.
 * @throws with the names of the files that are missing, or that are not what was built
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
  if (broken.length > 0) throw new Error(`${dist} is not whole; build or copy it again.\n${broken.join('\n')}`);

  // Node's own Response makes a stream for each body, which is slow; srvx's does not.
  globalThis.Response = FastResponse;
  // The handler asks for nothing that the manifest does not name.
  return createHandler(manifest, (file) => bytes.get(file) as Bytes);
}

/** Reads a file in every form that it is sent in. @throws where one is missing or has been changed */
function readEntry(dist: string, {file, compressed, etag}: Entry, bytes: Map<string, Bytes>) {
  const endings = compressed ? ['', '.br', '.gz'] : [''];
  for (const ending of endings) bytes.set(file + ending, readFileSync(join(dist, file + ending)));
  if (contentHash(bytes.get(file) as Bytes) !== etag) throw new Error('not what was built');
}
