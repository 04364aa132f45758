import {expect, test} from 'vitest';
import {initialsOf} from '@/components/ui/Initials';

test.each([
  {name: 'Ritu S.', initials: 'RS'},
  {name: '(Ritu) S.', initials: 'RS'},
  // With its vowel sign, and alone: इक would be a word.
  {name: 'रितु स॰', initials: 'रि'},
  {name: 'इमरान क॰', initials: 'इ'},
])('the initials of $name are $initials', ({name, initials}) => {
  expect(initialsOf(name)).toBe(initials);
});
