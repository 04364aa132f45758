import {expect, test} from 'vitest';
import {illustrationsHash, shareHash} from '@/lib/fileHash';
import {copyProject} from './support/projectCopy';

test('the addresses of share images and of illustrations change with the drawing, and with nothing else', () => {
  const folders = ['share', 'illustrations', 'components', 'lib', 'content', 'messages', 'i18n'];
  const copy = copyProject([...folders, 'app/sprite.svg', 'package.json']);
  const hashes = () => [shareHash(`${copy.root}/`), illustrationsHash(`${copy.root}/`)];
  let [share, illustrations] = hashes();
  for (const hash of [share, illustrations]) expect(hash).toMatch(/^[0-9a-f]{8}$/);
  for (const [file, changed] of [
    ['components/ui/Button.tsx', [false, false]],
    ['messages/en/home.json', [false, false]],
    ['messages/hi/scenes.json', [true, false]],
    ['share/kite.ts', [true, false]],
    ['illustrations/industries/bags.svg', [true, true]],
  ] as const) {
    copy.write(file, '{}');
    const now = hashes();
    expect([now[0] !== share, now[1] !== illustrations], file).toEqual(changed);
    [share, illustrations] = now;
  }
  copy.remove();
});
