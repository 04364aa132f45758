import {expect, test} from 'vitest';
import {initialsOf} from '@/components/ui/Initials';

test.each([
  ['Ritu S.', 'RS'],
  ['(Ritu) S.', 'RS'],
  // With its vowel sign, and alone: इक would be a word.
  ['रितु स॰', 'रि'],
  ['इमरान क॰', 'इ'],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
