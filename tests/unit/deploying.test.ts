import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {headersFile} from '@/scripts/edge/headersFile';
import {workerLimit} from '@/scripts/edge/workerSize';
import {keepAssets} from '@/scripts/keepAssets';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deploying-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

describe('a page that was opened before a deploy finds its scripts', () => {
  /** A build of these files, as Next leaves it: the folder of the build before is gone. */
  function build(buildId: string, files: Record<string, string>, builds?: number) {
    const static_ = join(folder, 'static');
    rmSync(static_, {recursive: true, force: true});
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(static_, file)), {recursive: true});
      writeFileSync(join(static_, file), text);
    }
    return keepAssets({build: static_, store: join(folder, 'store'), buildId, builds});
  }
  const served = (file: string) => existsSync(join(folder, 'static', file));

  test('beside those of the new build', () => {
    expect(build('1', {'chunks/a.js': 'a', 'chunks/same.js': 's'})).toBe(0);
    expect(build('2', {'chunks/b.js': 'b', 'chunks/same.js': 's'})).toBe(1);
    expect(readFileSync(join(folder, 'static/chunks/a.js'), 'utf8')).toBe('a');
    expect(served('chunks/b.js')).toBe(true);
  });

  test('until as many builds have passed as are remembered', () => {
    build('1', {'1.js': ''}, 2);
    build('2', {'2.js': ''}, 2);
    expect(served('1.js')).toBe(true);
    build('3', {'3.js': ''}, 2);
    expect([served('1.js'), served('2.js'), served('3.js')]).toEqual([false, true, true]);
  });

  test('sealing a build twice forgets nothing and remembers nothing twice', () => {
    build('1', {'1.js': ''}, 2);
    build('2', {'2.js': ''}, 2);
    keepAssets({build: join(folder, 'static'), store: join(folder, 'store'), buildId: '2', builds: 2});
    expect(served('1.js')).toBe(true);
    build('3', {'3.js': ''}, 2);
    expect([served('1.js'), served('2.js')]).toEqual([false, true]);
  });
});

describe('headers of static files on Cloudflare', () => {
  const answer = (headers: Record<string, string>) => ({file: '', etag: '', encodings: [], headers});

  test('files of a folder share a rule, and a header is said once', () => {
    const text = headersFile({
      '/share/a.png': answer({'cross-origin-resource-policy': 'cross-origin', 'content-type': 'image/png'}),
      '/share/b.png': answer({'cross-origin-resource-policy': 'cross-origin', 'content-type': 'image/png'}),
    });
    const rule = text.slice(text.indexOf('/share/*'));
    expect(rule).toBe('/share/*\n  ! cross-origin-resource-policy\n  cross-origin-resource-policy: cross-origin');
    expect(text).toMatch(/^\/\*\n {2}Strict-Transport-Security: /);
  });

  test('a file alone is of the kind that it says: its ending may say another', () => {
    const text = headersFile({'/llms.txt': answer({'content-type': 'text/markdown; charset=utf-8', vary: 'a'})});
    expect(text.slice(text.indexOf('/llms.txt'))).toBe('/llms.txt\n  content-type: text/markdown; charset=utf-8');
  });

  test('files of a folder that need different headers stop the build', () => {
    const files = {'/share/a.png': answer({a: '1'}), '/share/b.png': answer({a: '2'})};
    expect(() => headersFile(files)).toThrow('/share/b.png');
  });
});

test('docs/deploying.md says how heavy the worker may be', () => {
  expect(readFileSync('docs/deploying.md', 'utf8')).toContain(`more than ${workerLimit} KiB`);
});
