import {expect, test} from 'vitest';
import {auditOf} from '@/scripts/bench/lighthouse';
import {optionsOf} from '@/scripts/bench/options';
import {measuredSpots, spotAt} from '@/scripts/weight/templates';

test('what the bench was asked for, and what it does when nobody says', () => {
  expect(optionsOf([])).toEqual({json: false, bytes: false, all: false, load: true, runs: 5});
  expect(optionsOf(['--json', '--bytes', '--all', '--no-load', '--runs', '3'])).toEqual({
    json: true,
    bytes: true,
    all: true,
    load: false,
    runs: 3,
  });
});

test.each([
  [['--fast'], /--fast/],
  [['home'], /home/],
  [['--runs'], /--runs/],
  [['--runs', '0'], /a number from 1 on, not "0"/],
  [['--runs=many'], /not "many"/],
])('%j is answered with what the bench knows', (args, complaint) => {
  expect(() => optionsOf(args)).toThrow(complaint);
  expect(() => optionsOf(args)).toThrow('npm run bench --');
});

test('one page a template in every language, or all of them', () => {
  const some = measuredSpots(false);
  expect(some.map(({url}) => url)).toContain('/hi/contact');
  for (const locale of ['en', 'hi'] as const) {
    const templates = some.filter((spot) => spot.locale === locale).map(({template}) => template);
    expect(new Set(templates).size).toBe(templates.length);
  }
  const all = measuredSpots(true);
  expect(all.length).toBeGreaterThan(some.length);
  expect(new Set(all.map(({template}) => template))).toEqual(new Set(some.map(({template}) => template)));
});

test('a prerendered route is known by its template and language; Next’s own is no page', () => {
  for (const {route, template, locale} of measuredSpots(true)) expect(spotAt(route)).toEqual({template, locale});
  expect(spotAt('/hi/404')).toEqual({template: 'missing', locale: 'hi'});
  expect(spotAt('/_not-found')).toBeUndefined();
});

test('a report of Lighthouse that lacks a figure is refused, not taken for 0', () => {
  const audits = {
    'largest-contentful-paint': {numericValue: 812.4},
    'total-blocking-time': {numericValue: 0},
    'cumulative-layout-shift': {numericValue: 0.001},
  };
  const categories = Object.fromEntries(
    ['performance', 'accessibility', 'best-practices', 'seo'].map((name) => [name, {score: 0.99}]),
  );
  const report = {audits, categories};
  expect(auditOf(report)).toMatchObject({lcp: 812.4, tbt: 0, cls: 0.001, scores: {performance: 99, seo: 99}});
  const {'total-blocking-time': _, ...others} = audits;
  expect(() => auditOf({...report, audits: others})).toThrow('total-blocking-time');
});
