import {cpSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {illustrationsHash, shareHash} from '@/lib/fileHash';

test('the addresses of share images and of illustrations change with the drawing, and with nothing else', () => {
  const copy = mkdtempSync(join(tmpdir(), 'drawing-'));
  for (const part of [
    'share',
    'illustrations',
    'components',
    'lib',
    'content',
    'messages',
    'i18n',
    'app/sprite.svg',
    'package.json',
  ]) {
    cpSync(part, join(copy, part), {recursive: true});
  }
  const hashes = () => [shareHash(`${copy}/`), illustrationsHash(`${copy}/`)] as const;
  const [share, illustrations] = hashes();
  for (const hash of [share, illustrations]) expect(hash).toMatch(/^[0-9a-f]{8}$/);
  writeFileSync(join(copy, 'components/ui/Button.tsx'), '// no drawing');
  expect(hashes()).toEqual([share, illustrations]);
  writeFileSync(join(copy, 'messages/en/home.json'), '{}');
  expect(hashes()).toEqual([share, illustrations]);
  writeFileSync(join(copy, 'messages/hi/scenes.json'), '{}');
  const otherWords = shareHash(`${copy}/`);
  expect(otherWords).not.toBe(share);
  writeFileSync(join(copy, 'share/kite.ts'), '// another kite');
  const otherShare = shareHash(`${copy}/`);
  expect(otherShare).not.toBe(otherWords);
  expect(illustrationsHash(`${copy}/`)).toBe(illustrations);
  writeFileSync(join(copy, 'illustrations/industries/bags.svg'), '<svg/>');
  expect(shareHash(`${copy}/`)).not.toBe(otherShare);
  expect(illustrationsHash(`${copy}/`)).not.toBe(illustrations);
  rmSync(copy, {recursive: true});
});
