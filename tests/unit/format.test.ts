import {expect, test} from 'vitest';
import {readablePhone} from '@/lib/format';

test('an Indian number is written as it is read out, another one as it was given', () => {
  expect(readablePhone('+917715550142')).toBe('+91 77155 50142');
  expect(readablePhone('+4930123456')).toBe('+4930123456');
});
