import {createFormatter} from 'next-intl';
import {expect, test} from 'vitest';
import {formatsOf} from '@/i18n/formats';

const names = ['SkyCart', 'OrderKite', 'AirPOS'];

test.each([
  ['en', 'en-IN', 'SkyCart, OrderKite and AirPOS'],
  ['hi', 'hi-IN', 'SkyCart, OrderKite और AirPOS'],
] as const)('a list of three is read in %s without a comma before the last', (language, locale, list) => {
  const format = createFormatter({locale, formats: formatsOf(language)});
  expect(format.list(names, 'names')).toBe(list);
});

test.each(['dayOfMonth', 'weekday', 'month', 'monthOfYear'] as const)(
  'in Hindi the month of %s is written out',
  (name) => {
    const format = createFormatter({locale: 'hi-IN', formats: formatsOf('hi')});
    expect(format.dateTime(new Date('2026-10-27'), name)).toContain('अक्टूबर');
  },
);
