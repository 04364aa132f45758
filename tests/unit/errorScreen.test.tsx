import {renderToStaticMarkup} from 'react-dom/server';
import {prerender} from 'react-dom/static';
import {describe, expect, test, vi} from 'vitest';
import GlobalError from '@/app/global-error';
import {ErrorScreen} from '@/components/error/ErrorScreen';
import {catalogTree} from '@/i18n/catalogFiles.mjs';
import {localizedHref} from '@/i18n/navigation';
import {locales, scriptOf} from '@/i18n/routing';
import en from '@/messages/en/errors.json';

const path = vi.hoisted(() => {
  // As next.config.mjs gives them to the bundle, which reads them once.
  process.env.CONTACT_EMAIL = 'desk@example.in';
  process.env.CONTACT_PHONE = '+910000000000';
  return {current: '/'};
});
vi.mock('next/navigation', () => ({usePathname: () => path.current}));

type Props = Parameters<typeof ErrorScreen>[0];

const broken = (digest?: string): Error & {digest?: string} => Object.assign(new Error('secret'), {digest});

/** As React writes a text into HTML. */
const escaped = (text: string) => renderToStaticMarkup(text);

describe.each(locales)('the error screen in %s', (locale) => {
  // Every language has the keys of English (i18n/shape.ts, tests/unit/catalogs.test.ts).
  const text = (catalogTree(locale) as unknown as {errors: typeof en}).errors.unexpected;
  const show = (props: Partial<Props> = {}) => {
    path.current = localizedHref(locale, '/pricing');
    return renderToStaticMarkup(<ErrorScreen error={broken()} retry={() => {}} {...props} />);
  };

  test('shows the code to quote where there is one, and never the error’s own text', () => {
    expect(show({error: broken('4711')})).toContain(`>${text.digest.replace('{digest}', '4711')}</p>`);
    const [before = ''] = text.digest.split('{digest}');
    expect(show()).not.toContain(before);
    expect(show()).not.toContain('secret');
  });

  test('stands in for the whole document as well, in its language, and says how to reach the company', async () => {
    path.current = localizedHref(locale, '/contact');
    const failed = <GlobalError error={broken()} retry={() => {}} />;
    // Before the screen has been loaded.
    expect(renderToStaticMarkup(failed)).toContain('href="mailto:desk@example.in"');
    const {prelude} = await prerender(failed);
    const html = await new Response(prelude).text();
    expect(html).toMatch(new RegExp(`<title>${escaped(text.title)}</title>.*</head>`));
    expect(html).toContain(`<html lang="${locale}" data-script="${scriptOf(locale)}">`);
    expect(html).toContain(escaped(text.reach));
    for (const href of ['mailto:desk@example.in', 'tel:+910000000000']) expect(html).toContain(`href="${href}"`);
  });
});

test('where the language is not in the address, the screen is in English, whatever was thrown', () => {
  path.current = '/products/skycart';
  for (const error of [broken(), null, undefined, 'text', 7])
    expect(renderToStaticMarkup(<ErrorScreen error={error} retry={() => {}} />)).toContain(
      escaped(en.unexpected.title),
    );
});
