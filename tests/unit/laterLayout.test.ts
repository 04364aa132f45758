import {expect, test} from 'vitest';
import {withLaterLayout} from '@/scripts/build/laterLayout';

const pageOf = (content: string) =>
  `<head><style>p{a:b}</style></head><body><header><section></section></header><main id="main">${content}</main></body>`;
const section = '<section id="one"><p>Words</p></section>';

test('a long page comes with a script before its first section, and with a rule behind its others, once', () => {
  const later = withLaterLayout(pageOf(section.repeat(4)));
  expect(later).toMatch(/^<head><style>p\{a:b\}@supports .+<\/style><\/head>/);
  expect(later).toMatch(/<\/header><script>[^<]+<\/script><main id="main"><section/);
  expect(later.replace(/@supports .+(?=<\/style>)/, '').replace(/<script>[^<]+<\/script>/, '')).toBe(
    pageOf(section.repeat(4)),
  );
  expect(withLaterLayout(later)).toBe(later);
});

test('the rule asks nothing of what the document holds: browsers would style a whole page anew with every script that comes', () => {
  const [rule = ''] = /@supports .+(?=<\/style>)/.exec(withLaterLayout(pageOf(section.repeat(4)))) ?? [];
  expect(rule).toContain('content-visibility');
  expect(rule).not.toContain(':has(');
});

test('a shorter page stays as it is, whatever stands in its articles and around it', () => {
  for (const page of [
    pageOf(section.repeat(3)),
    pageOf(`<article class="a">${section.repeat(12)}</article>`),
    pageOf(`${section.repeat(2)}<section>${section}</section>`),
  ])
    expect(withLaterLayout(page)).toBe(page);
});
