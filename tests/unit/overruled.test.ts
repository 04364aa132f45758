import {expect, test} from 'vitest';
import {withoutOverruled} from '@/scripts/build/overruled';

test('a property goes that the same selector sets again further down, and a rule that has none left', () => {
  expect(withoutOverruled('.a{x:1;y:1}.b{x:1}.a{x:2}')).toBe('.a{y:1}.b{x:1}.a{x:2}');
  expect(withoutOverruled('@layer u{.a{x:1}.b{x:1}.a{x:2}}')).toBe('@layer u{.b{x:1}.a{x:2}}');
  expect(withoutOverruled('.a{x:1}.a{x:2}.a{x:3}')).toBe('.a{x:3}');
});

test('and what a rule says twice', () => {
  expect(withoutOverruled('.a:after{content:"";x:1;content:"";y:1;content:""}')).toBe('.a:after{x:1;y:1;content:""}');
});

test.each([
  ['under another condition', '.a{x:1}@media print{.a{x:2}}'],
  ['in another layer', '@layer u{.a{x:1}}.a{x:2}'],
  ['for other elements too', '.a{x:1}.a,.b{x:2}'],
  ['above', '.a{x:2}.b{x:1}.a{y:1}'],
  ['for browsers that do not know the value behind it', '.a{x:1vh;x:1dvh}'],
  ['in the steps of an animation', '@keyframes k{0%{x:1}0%{x:2}}'],
  ['against what is important', '.a{x:1!important}.a{x:2}'],
])('nothing goes that is set %s', (_, css) => {
  expect(withoutOverruled(css)).toBe(css);
});
