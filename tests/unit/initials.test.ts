import {expect, test} from 'vitest';
import {initialsOf} from '@/components/ui/Initials';

test.each([
  ['Ritu S.', 'RS'],
  ['(Ritu) S.', 'RS'],
  // With their vowel signs, and apart: इक would be a word.
  ['रितु स॰', 'रि स'],
  ['इमरान क॰', 'इ क'],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
