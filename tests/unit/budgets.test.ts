import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {pages} from '@/content/paths';
import {locales} from '@/i18n/routing';
import {
  allowedOf,
  budgetOf,
  bytes,
  type Exceptions,
  excesses,
  measures,
  readExceptions,
  scores,
  times,
} from '@/scripts/weight/budgets';
import {idleExceptions, neededExceptions, slack} from '@/scripts/weight/exceptions';
import {templateOf} from '@/scripts/weight/templates';

const light = {js: 100, html: 10, css: 5, fonts: 16, everything: 131};
const home = {template: 'home', locale: 'en', weight: light} as const;
const heavy = {...home, weight: {...light, js: 150.2}};

test('the home page may weigh more than another, and Devanagari more than Latin letters', () => {
  expect(budgetOf(home)).toEqual({js: 145, html: 32, css: 11, fonts: 22, everything: 210});
  expect(budgetOf({template: 'legal', locale: 'hi'})).toEqual({
    js: 142,
    html: 22,
    css: 11,
    fonts: 100,
    everything: 280,
  });
});

test('docs/performance.md says these budgets', () => {
  const {js, html, css, fonts, everything} = bytes;
  const {lcp, tbt, cls, interaction, navigation, build} = times;
  const number = new Intl.NumberFormat('en').format;
  const {performance, ...others} = scores;
  const [other, ...more] = new Set(Object.values(others));
  expect(more).toEqual([]);
  const rows = [
    ['JavaScript', `${js.home} kB`, `${js.other} kB`],
    ['HTML', `${html.home} kB`, `${html.other} kB`],
    ['CSS', `${css} kB`, `${css} kB`],
    ['fonts, English / Hindi', `${fonts.Latn} / ${fonts.Deva} kB`, `${fonts.Latn} / ${fonts.Deva} kB`],
    [
      'everything, English / Hindi',
      ...(['home', 'other'] as const).map((kind) => `${everything[kind].Latn} / ${everything[kind].Deva} kB`),
    ],
    ['LCP', `${number(lcp.home)} ms`, `${number(lcp.other)} ms`],
    ['TBT, CLS', `${tbt} ms, ${cls}`, `${tbt} ms, ${cls}`],
    ['performance, other scores', `${performance}, ${other}`, `${performance}, ${other}`],
    ['a touch, a link', `${interaction} ms, ${navigation} ms`, `${interaction} ms, ${navigation} ms`],
    ['a cold build', `${build.seconds} s, ${build.megabytes / 1000} GB`, ''],
  ];
  expect(readFileSync('docs/performance.md', 'utf8')).toContain(
    rows.map((row) => `| ${row.join(' | ')} |\n`.replace('|  |', '| |')).join(''),
  );
});

test('an exception stands for its template, script and measure, and for nothing else', () => {
  const exceptions: Exceptions = {js: {why: 'forms', kilobytes: {'home Latn': 150.5}}};
  expect(allowedOf(home, exceptions)).toEqual({...budgetOf(home), js: 150.5});
  expect(allowedOf({...home, locale: 'hi'}, exceptions).js).toBe(bytes.js.home);
  expect(allowedOf({...home, template: 'legal'}, exceptions).js).toBe(bytes.js.other);
  expect(excesses(heavy, exceptions)).toEqual([]);
  expect(excesses(heavy, {})).toEqual(['js: 150.20 kB, 145 allowed']);
});

test('the table that is written has every template that is over, at its heaviest page, and keeps the reasons', () => {
  const written = neededExceptions([home, heavy], {js: {why: 'forms', kilobytes: {'legal Deva': 160}}});
  expect(written).toEqual({js: {why: 'forms', kilobytes: {'home Latn': 150.5}}});
  expect(idleExceptions([home, heavy], written)).toEqual([]);
  expect(excesses(heavy, written)).toEqual([]);
});

test('an exception is idle when its pages need less, when there are none, or when nobody says why', () => {
  const kilobytes = (allowed: number) => ({'home Latn': allowed});
  expect(idleExceptions([heavy], {js: {why: 'forms', kilobytes: kilobytes(150.2 + slack)}})).toEqual([]);
  expect(idleExceptions([heavy], {js: {why: 'forms', kilobytes: kilobytes(151.5)}})).toEqual([
    'js of home Latn: 151.5 kB allowed, 150.2 needed',
  ]);
  expect(idleExceptions([heavy], {js: {why: 'forms', kilobytes: {'shop Latn': 150}}})).toEqual([
    'js of shop Latn: there is no such page',
  ]);
  expect(idleExceptions([heavy], {js: {why: '', kilobytes: kilobytes(150.5)}})).toEqual([
    'js: an exception without a reason',
  ]);
});

test('today’s exceptions are above their budgets, and each has a reason', () => {
  const known = new Set([...pages.map(templateOf), 'missing']);
  for (const [measure, exception] of Object.entries(readExceptions())) {
    expect(measures).toContain(measure);
    expect(exception.why).not.toBe('');
    for (const [key, allowed] of Object.entries(exception.kilobytes)) {
      const [template = '', script] = key.split(' ');
      expect(known).toContain(template);
      const locale = script === 'Deva' ? 'hi' : 'en';
      expect(locales).toContain(locale);
      expect(allowed, `${measure} of ${key}`).toBeGreaterThan(budgetOf({template, locale})[measure as 'js']);
    }
  }
});
