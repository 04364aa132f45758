import {afterAll, describe, expect, test} from 'vitest';
import {illustrationsHash, shareHash} from '@/lib/fileHash';
import {copyProject} from './support/projectCopy';

describe('the URLs of share images and illustrations change with their files only', () => {
  const copy = copyProject([
    'share',
    'illustrations',
    'components',
    'lib',
    'content',
    'messages',
    'i18n',
    'app/sprite.svg',
    'package.json',
  ]);
  afterAll(copy.remove);

  const readHashes = () => ({
    share: shareHash(`${copy.root}/`),
    illustrations: illustrationsHash(`${copy.root}/`),
  });

  test('they have a hash of eight digits', () => {
    const {share, illustrations} = readHashes();
    expect(share).toMatch(/^[0-9a-f]{8}$/);
    expect(illustrations).toMatch(/^[0-9a-f]{8}$/);
  });

  test.each([
    {file: 'components/ui/Button.tsx', changesShare: false, changesIllustrations: false},
    {file: 'messages/en/home.json', changesShare: false, changesIllustrations: false},
    {file: 'messages/hi/scenes.json', changesShare: true, changesIllustrations: false},
    {file: 'share/kite.ts', changesShare: true, changesIllustrations: false},
    {file: 'illustrations/industries/bags.svg', changesShare: true, changesIllustrations: true},
  ])('$file', ({file, changesShare, changesIllustrations}) => {
    const before = readHashes();
    copy.write(file, '{}');
    const after = readHashes();
    expect(after.share !== before.share).toBe(changesShare);
    expect(after.illustrations !== before.illustrations).toBe(changesIllustrations);
  });
});
