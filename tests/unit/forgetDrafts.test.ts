import {afterEach, expect, test, vi} from 'vitest';
import {draftPrefix} from '@/content/formFields';
import {draftLifetime} from '@/content/timesAndLimits';
import {forgetDrafts} from '@/lib/forms/forgetDrafts';
import {fakeStorage} from './support/fakeStorage';

afterEach(() => {
  vi.unstubAllGlobals();
});

const inAnHour = Date.now() + 3600_000;
const anHourAgo = Date.now() - 3600_000;

const records: {record: string; isKept: boolean; text: string}[] = [
  {record: 'a draft that has not ended', isKept: true, text: JSON.stringify({until: inAnHour, values: {name: 'Asha'}})},
  {record: 'a draft that has ended', isKept: false, text: JSON.stringify({until: anHourAgo, values: {name: 'Asha'}})},
  {record: 'one that would last for ever', isKept: false, text: JSON.stringify({until: inAnHour + 2 * draftLifetime})},
  {record: 'one without an end', isKept: false, text: JSON.stringify({values: {name: 'Asha'}})},
  {record: 'no object', isKept: false, text: 'null'},
  {record: 'no JSON', isKept: false, text: 'Asha'},
];

test.each(records)('any page, of what forms have kept: $record is kept: $isKept', ({text, isKept}) => {
  const stored = {[`${draftPrefix}contact`]: text, [`${draftPrefix}sent:1`]: text};
  const others = {theme: text};
  vi.stubGlobal('sessionStorage', fakeStorage({...stored, ...others}));
  vi.stubGlobal('localStorage', fakeStorage({...stored, ...others}));
  forgetDrafts();
  const expected = isKept ? {...stored, ...others} : others;
  expect({...sessionStorage}).toEqual(expected);
  expect({...localStorage}).toEqual(expected);
});

test('blocked storage does not throw', () => {
  vi.stubGlobal('sessionStorage', undefined);
  vi.stubGlobal('localStorage', undefined);
  expect(forgetDrafts).not.toThrow();
});
