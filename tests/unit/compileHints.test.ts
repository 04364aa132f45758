import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {hintAtCompiling} from '@/scripts/build/compileHints';

const hint = '//# allFunctionsCalledOnLoad\n';
const long = `f(()=>{${'a();'.repeat(10_000)}})`;
let assets: string;
const chunk = (name: string) => join(assets, 'chunks', name);
const read = (name: string) => readFileSync(chunk(name), 'utf8');

beforeEach(() => {
  assets = mkdtempSync(join(tmpdir(), 'hints-'));
  mkdirSync(join(assets, 'chunks'));
  writeFileSync(chunk('short.js'), 'f()');
});
afterEach(() => rmSync(assets, {recursive: true}));

test('a large script asks to be compiled while it comes, and says so once however often the build is finished', () => {
  writeFileSync(chunk('long.js'), long);
  hintAtCompiling(assets);
  hintAtCompiling(assets);
  expect(read('long.js')).toBe(hint + long);
  expect(read('short.js')).toBe('f()');
});

test('a build without large scripts stops, because the framework’s are no longer found', () => {
  expect(() => hintAtCompiling(assets)).toThrow(assets);
});
