import {expect, test} from 'vitest';
import {readablePhone} from '@/i18n/phone';

test('an Indian phone number is read in groups, and no line ends within it', () => {
  expect(readablePhone('+917715550142').split('\u00a0')).toEqual(['+91', '77155', '50142']);
});

test('a phone number of another country stays as its owner wrote it', () => {
  expect(readablePhone('+44 20 7946 0000')).toBe('+44 20 7946 0000');
});
