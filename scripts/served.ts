import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, extname, join} from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {cacheRules} from '@/lib/cacheRules.mjs';
import {filePolicy, shownElsewhere} from '@/lib/securityHeaders.mjs';
import {type Answer, type Answers, servedFolder} from '@/server/answers';
import {filesBelow} from './filesBelow';
import {lowerCase} from './lowerCase';

/** What is asked for at an address, where its bytes are now, and where they go. */
type Content = {
  kind: keyof Answers;
  address: string;
  from: string;
  file: string;
  headers: Record<string, string>;
};

/** Of what comes out of the build without a header that says so. */
const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Packed already. */
const dense = new Set(['font/woff2', 'image/png']);

/**
 * Writes every answer of the self-hosted server below `.next/served`: as it is, with Brotli and with gzip, and a list of
 * them with their headers.
 */
export async function prepareServed(root: string): Promise<{answers: number; megabytes: string}> {
  const folder = servedFolder(root);
  rmSync(folder, {recursive: true, force: true});

  const answers: Answers = {files: {}, pages: {}};
  let bytes = 0;
  const waiting = [...pages(root), ...routes(root), ...hashedFiles(root), ...publicFiles(root)];
  const count = waiting.length;
  const work = async () => {
    for (let content = waiting.pop(); content; content = waiting.pop()) {
      const {answer, size} = await prepare(folder, content);
      answers[content.kind][content.address] = answer;
      bytes += size;
    }
  };
  // As many at a time as zlib has threads.
  await Promise.all([work(), work(), work(), work()]);
  writeFileSync(join(folder, 'answers.json'), JSON.stringify(answers));
  return {answers: count, megabytes: (bytes / 1e6).toFixed(1)};
}

/** Writes the forms of one answer; `size` is the smallest, in bytes. */
async function prepare(folder: string, content: Content): Promise<{answer: Answer; size: number}> {
  const body = readFileSync(content.from);
  const type = content.headers['content-type'] ?? types[extname(content.file)];
  if (!type) throw new Error(`${content.address} is of no known type: name it in scripts/served.ts`);
  const to = join(folder, content.file);
  mkdirSync(dirname(to), {recursive: true});
  writeFileSync(to, body);

  const etag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const headers = {...content.headers, 'content-type': type};
  if (!dense.has(type)) {
    const [br, gz] = await Promise.all([brotli(body), promisify(gzip)(body, {level: 9})]);
    // Of a few bytes the packed form is the longer one.
    if (Math.max(br.length, gz.length) < body.length) {
      writeFileSync(`${to}.br`, br);
      writeFileSync(`${to}.gz`, gz);
      return {answer: {file: content.file, etag, encodings: ['br', 'gzip'], headers}, size: br.length};
    }
  }
  return {answer: {file: content.file, etag, encodings: [], headers}, size: body.length};
}

/** A third of the time of the highest quality, for 2 % more bytes. */
const quality = 10;

const brotli = (body: Buffer) =>
  promisify(brotliCompress)(body, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });

/** Prerendered pages. What they may be kept for, the middleware says. */
function pages(root: string): Content[] {
  return prerendered(root, '.html').map(({address, from, headers}) => ({
    kind: 'pages',
    address,
    from,
    file: `${address}.html`,
    headers: {
      ...without(headers, internal),
      'content-type': 'text/html; charset=utf-8',
    },
  }));
}

/** Share images, the sitemap and whatever else a route has drawn or written. */
function routes(root: string): Content[] {
  return prerendered(root, '.body').map(({address, from, headers}) => ({
    kind: 'files',
    address,
    from,
    file: address,
    headers: without(headers, internal),
  }));
}

function prerendered(root: string, ending: '.html' | '.body') {
  const folder = join(root, '.next/server/app');
  return filesBelow(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => {
      const name = file.slice(0, -ending.length);
      const {headers}: {headers: Record<string, string>} = JSON.parse(
        readFileSync(join(folder, `${name}.meta`), 'utf8'),
      );
      return {address: `/${name}`, from: join(folder, file), headers};
    });
}

function hashedFiles(root: string): Content[] {
  const folder = join(root, '.next/static');
  return filesBelow(folder).map((file) => ({
    kind: 'files',
    address: `/_next/static/${file}`,
    from: join(folder, file),
    file: `/_next/static/${file}`,
    headers: {...lowerCase(filePolicy), 'cache-control': cacheRules.hashed},
  }));
}

function publicFiles(root: string): Content[] {
  const folder = join(root, 'public');
  return filesBelow(folder).map((file) => ({
    kind: 'files',
    address: `/${file}`,
    from: join(folder, file),
    file: `/${file}`,
    headers: {...lowerCase({...filePolicy, ...shownElsewhere}), 'cache-control': cacheRules.icon},
  }));
}

/** What Next's parts tell each other. */
const internal = /^x-next/;

const without = (headers: Record<string, string>, names: RegExp) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.test(name)));
