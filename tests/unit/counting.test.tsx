import {text} from 'node:stream/consumers';
import {createFormatter, createTranslator} from 'next-intl';
import {prerender} from 'react-dom/static';
import {describe, expect, test, vi} from 'vitest';
import {bundleSiteScript} from '@/app/site.js/bundle';
import {cspHeaders} from '@/build/csp';
import {eventOf} from '@/components/layout/countVisits';
import {lineOf} from '@/components/layout/reportVisits';
import {PlanTable} from '@/components/sections/pricing/PlanTable';
import {paidPlanIds} from '@/content/plans';
import {messageArguments} from '@/i18n/facts';
import {formatsOf} from '@/i18n/formats';
import {locales} from '@/i18n/languages';
import common from '@/messages/en/common.json';
import legal from '@/messages/en/legal.json';
import pricing from '@/messages/en/pricing.json';
import legalInHindi from '@/messages/hi/legal.json';
import {site} from '@/settings/site';

// Settings are read once, at import.
vi.hoisted(() => {
  process.env.NEXT_PUBLIC_COUNTING_SCRIPT_URL = 'https://counts.example/js/script.js?v=2';
  process.env.NEXT_PUBLIC_COUNTING_HOST = 'https://gateway.example';
  process.env.NEXT_PUBLIC_COUNTING_SITE_ID = 'shop.example';
  process.env.NEXT_PUBLIC_VISIT_REPORTS_URL = 'https://reports.example/visits?key=a';
});

vi.mock('@/i18n/locale', () => ({pageLocale: async () => 'en'}));
vi.mock('next-intl/server', () => {
  const options = () => ({locale: 'en-IN' as const, messages: {common, pricing}, formats: formatsOf('en')});
  return {
    getTranslations: (namespace: 'pricing') => createTranslator({...options(), namespace}),
    getFormatter: () => createFormatter(options()),
  };
});

/** tests/e2e/counting.spec.ts tests counting in a browser. */

describe('if the owner counts visits', () => {
  const policy = cspHeaders('/en/pricing', '<p>')['content-security-policy'] ?? '';

  test('the policy allows the script, and requests to the counting host and to the reports’ host', () => {
    expect(policy).toContain("script-src 'self' https://counts.example/js/script.js;");
    expect(policy).toContain("connect-src 'self' https://gateway.example https://reports.example;");
  });

  test.each(locales)('the privacy policy names both hosts: %s', (locale) => {
    const messages = {legal: locale === 'hi' ? legalInHindi : legal};
    const t = createTranslator({
      locale: locale === 'hi' ? 'hi-IN' : 'en-IN',
      messages,
      namespace: 'legal.privacy-policy.sections.counting',
    });
    const policy = t('text', messageArguments(locale));
    expect(policy).toContain('counts.example');
    expect(policy).toContain('gateway.example');
  });

  test('a page may have the script in its markup', () => {
    const html = `<script src="${site.counting.script}"></script>`;
    expect(() => cspHeaders('/en/pricing', html)).not.toThrow();
  });

  test.each(paidPlanIds)('the button of %s names its event', async (id) => {
    const {prelude} = await prerender(<PlanTable />);
    expect(await text(prelude)).toMatch(new RegExp(`<a href="[^"]*about=${id}[^>]* data-count="plan-${id}"`));
  });
});

const nothingAsked = {...site, counting: {script: '', siteId: '', host: ''}, visitReports: ''} as const;

test('a site without counting has none of its code', () => {
  const {script} = bundleSiteScript(process.cwd(), '', nothingAsked);
  expect(script).not.toMatch(/plausible|umami|unhandledrejection|counts\.example|reports\.example/);
  const counting = bundleSiteScript(process.cwd(), '');
  expect(counting.script).toMatch(/plausible.*unhandledrejection/s);
});

describe('a followed link counts', () => {
  const admin = 'https://admin.example/register';
  const linkTo = (href: string, attributes: {dataset?: object; hreflang?: string} = {}) => {
    const {origin, pathname, protocol, hostname} = new URL(href, 'https://shop.example');
    return {dataset: {}, hreflang: '', ...attributes, origin, pathname, protocol, hostname} as HTMLAnchorElement;
  };
  test.each([
    {what: 'a trial', link: linkTo(`${admin}?ref=a`), event: 'trial'},
    {what: 'a login', link: linkTo(admin, {dataset: {count: 'login'}}), event: 'login'},
    {what: 'WhatsApp', link: linkTo('https://wa.me/917?text=a'), event: 'whatsapp'},
    {what: 'a call', link: linkTo('tel:+917715550142'), event: 'call'},
    {what: 'a plan', link: linkTo('/?about=prime', {dataset: {count: 'plan-prime'}}), event: 'plan-prime'},
    {
      what: 'a language',
      link: linkTo('/hi', {dataset: {languageSwitch: ''}, hreflang: 'hi'}),
      event: 'language-hi',
    },
  ])('as $what', ({link, event}) => {
    expect(eventOf(link, admin)).toBe(event);
  });

  test.each(['/pricing', 'https://admin.example/other', 'mailto:a@shop.example'])('not, to %s', (href) => {
    expect(eventOf(linkTo(href), admin)).toBeUndefined();
  });
});

describe('an error is reported', () => {
  const errorAt = (place: string, message: string) =>
    Object.assign(new TypeError(message), {stack: `TypeError: ${message}\n    at f (${place})`});

  test('with its position in our scripts', () => {
    expect(lineOf(errorAt('https://shop.example/_next/static/chunks/a1.js:1:2345', 'x is not a function'))).toBe(
      'TypeError: x is not a function at chunks/a1.js:1:2345',
    );
    expect(lineOf(errorAt('https://shop.example/site.js?abc:1:9', 'no'))).toBe('TypeError: no at site.js?abc:1:9');
  });

  test('without quoted text, which may be the visitor’s', () => {
    const error = errorAt(
      'https://shop.example/site.js?abc:1:9',
      `Unexpected token, "asha@shop.exam"... is not 'JSON'`,
    );
    expect(lineOf(error)).toBe('TypeError: Unexpected token, …... is not … at site.js?abc:1:9');
  });

  test.each([
    {what: 'of an extension', error: errorAt('chrome-extension://abc/content.js:1:1', 'no')},
    {what: 'of another site', error: errorAt('https://other.example/x.js:1:1', 'no')},
    {what: 'that is none', error: 'a text'},
  ])('unless it is an error $what', ({error}) => {
    expect(lineOf(error)).toBeUndefined();
  });
});
