import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test, vi} from 'vitest';
import GlobalError from '@/app/global-error';
import {ErrorScreen} from '@/components/error/ErrorScreen';
import en from '@/messages/en/errors.json';

vi.hoisted(() => {
  // As next.config.mjs gives them to the bundle, which reads them once.
  process.env.CONTACT_EMAIL = 'desk@example.in';
});
vi.mock('next/navigation', () => ({usePathname: () => '/'}));

/** As React writes a text into HTML. */
const escaped = (text: string) => renderToStaticMarkup(text);
const screen = (error: unknown) => renderToStaticMarkup(<ErrorScreen error={error} retry={() => {}} />);

/** What it says and does on a page: tests/e2e/errors.spec.ts. */
test('shows the code to quote where there is one, and never the error’s own text', () => {
  const {text, digest} = en.unexpected;
  const error = new Error('secret');
  expect(screen(error)).toContain(`>${escaped(text)}</p>`);
  expect(screen(error)).not.toContain(digest.split('{digest}')[0]);
  expect(screen(error)).not.toContain('secret');
  expect(screen(Object.assign(error, {digest: '4711'}))).toContain(`>${digest.replace('{digest}', '4711')}</p>`);
});

test('where all of the document has failed, it says how to reach the company before it has been loaded', () => {
  const failed = <GlobalError error={new Error()} retry={() => {}} />;
  expect(renderToStaticMarkup(failed)).toContain('href="mailto:desk@example.in"');
});

test.each([null, undefined, 'text', 7])('what was thrown need not be an error: %j', (error) => {
  expect(screen(error)).toContain(escaped(en.unexpected.title));
});
