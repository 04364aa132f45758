import {isValidElement, type ReactElement, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {prerender} from 'react-dom/static';
import {describe, expect, test, vi} from 'vitest';
import GlobalError from '@/app/global-error';
import {ErrorScreen} from '@/components/error/ErrorScreen';
import {catalogTree} from '@/i18n/catalogFiles';
import {locales, scriptOf} from '@/i18n/languages';
import {localizedHref} from '@/i18n/localePath';
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

/** The screen as elements, whose handlers can be called, and as HTML. */
function render(props: Props) {
  let tree: ReactNode;
  // A component of its own, because hooks work only while one renders.
  function Screen() {
    tree = ErrorScreen(props);
    return tree;
  }
  return {html: renderToStaticMarkup(<Screen />), tree: () => tree};
}

function elementsIn(node: ReactNode): ReactElement<{children?: ReactNode; onClick?: () => void}>[] {
  if (Array.isArray(node)) return node.flatMap(elementsIn);
  if (!isValidElement<{children?: ReactNode}>(node)) return [];
  return [node, ...elementsIn(node.props.children)];
}

/** As React writes a text into HTML. */
const escaped = (text: string) => renderToStaticMarkup(text);

describe.each(locales)('the error screen in %s', (locale) => {
  // Every language has the keys of English (i18n/shape.ts, tests/unit/catalogs.test.ts).
  const text = (catalogTree(locale) as unknown as {errors: typeof en}).errors.unexpected;
  const show = (props: Partial<Props> = {}) => {
    path.current = localizedHref(locale, '/pricing');
    return render({error: broken(), retry: () => {}, ...props});
  };

  test('says what happened, and offers another try and the way home', () => {
    const {html} = show();
    expect(html).toContain(`<h1>${escaped(text.title)}</h1>`);
    expect(html).toContain(`>${escaped(text.text)}</p>`);
    expect(html).toMatch(new RegExp(`<button type="button"[^>]*>${text.retry}</button>`));
    expect(html).toMatch(new RegExp(`<a href="${localizedHref(locale, '/')}"[^>]*>${text.home}</a>`));
  });

  test('shows the code to quote where there is one, and never the error’s own text', () => {
    expect(show({error: broken('4711')}).html).toContain(`>${text.digest.replace('{digest}', '4711')}</p>`);
    const [before = ''] = text.digest.split('{digest}');
    expect(show().html).not.toContain(before);
    expect(show().html).not.toContain('secret');
  });

  test('another try fetches the page again', () => {
    const retry = vi.fn();
    const {tree} = show({retry});
    const buttons = elementsIn(tree()).filter(({type}) => type === 'button');
    expect(buttons).toHaveLength(1);
    expect(retry).not.toHaveBeenCalled();
    for (const button of buttons) button.props.onClick?.();
    expect(retry).toHaveBeenCalledTimes(1);
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

test('where the language is not in the address, the screen is in English', () => {
  path.current = '/products/skycart';
  expect(render({error: broken(), retry: () => {}}).html).toContain(en.unexpected.retry);
});

test('what was thrown need not be an error', () => {
  path.current = '/';
  for (const error of [null, undefined, 'text', 7]) {
    expect(render({error, retry: () => {}}).html).toContain(escaped(en.unexpected.title));
  }
});
