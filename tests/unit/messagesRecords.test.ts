import {expect, test} from 'vitest';
import {carriedOver, madeNow, readRecords} from '@/lib/messages/records';

const pair = (source: string, translation: string) => ({source, translation});
const sell = pair('Sell', 'बेचें');
const buy = pair('Buy', 'ख़रीदें');
const isOf =
  (...keys: string[]) =>
  (key: string) =>
    keys.includes(key);

test('a line that is no record counts for nothing', () => {
  const json = {
    whole: '0123abcd 89ef4567',
    short: '0123abc 89ef4567',
    one: '0123abcd',
    number: 1,
    upper: '0123ABCD 89ef4567',
  };
  expect([...readRecords(json)]).toEqual([['whole', {source: '0123abcd', translation: '89ef4567'}]]);
});

test('a new key takes over the record of the one that is gone: of both texts, else of the English, else of the translation', () => {
  const records = new Map([
    ['gone.both', madeNow(sell)],
    ['gone.english', madeNow(pair('Sell', 'बिक्री करें'))],
    ['gone.translation', madeNow(pair('Sell it', 'बेचें'))],
  ]);
  const heir = (...gone: string[]) => carriedOver(records, new Map([['new', sell]]), isOf(...gone)).get('new');
  expect(heir('gone.both', 'gone.english', 'gone.translation')).toEqual(records.get('gone.both'));
  expect(heir('gone.english', 'gone.translation')).toEqual(records.get('gone.english'));
  expect(heir('gone.translation')).toEqual(records.get('gone.translation'));
  expect(heir()).toBeUndefined();
});

test('what has a record keeps it, also where its English changed; what has none and no heir has none', () => {
  const records = new Map([
    ['kept', madeNow(pair('Sold', 'बेचें'))],
    ['unread', madeNow(buy)],
    ['gone', madeNow(sell)],
  ]);
  const pairs = new Map([
    ['kept', sell],
    ['other', pair('New', 'नया')],
  ]);
  expect(Object.fromEntries(carriedOver(records, pairs, isOf('gone')))).toEqual({
    kept: madeNow(pair('Sold', 'बेचें')),
    unread: madeNow(buy),
  });
});
