import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, test, vi} from 'vitest';
import GlobalError from '@/app/global-error';
import {ErrorScreen} from '@/components/error/ErrorScreen';
import en from '@/messages/en/errors.json';

vi.hoisted(() => {
  // next.config.mjs sets it, and the module reads it when it is imported.
  process.env.CONTACT_EMAIL = 'desk@example.in';
});
vi.mock('next/navigation', () => ({usePathname: () => '/'}));

/** A text, escaped as in React's HTML. */
const escapeHtml = (text: string) => renderToStaticMarkup(text);

function renderScreen(error: unknown): string {
  return renderToStaticMarkup(<ErrorScreen error={error} retry={() => {}} />);
}

/** tests/e2e/errors.spec.ts tests it on a page. */
describe('the error screen', () => {
  const {title, text, digest} = en.unexpected;

  test('explains the failure, and never shows the text of the error', () => {
    const screen = renderScreen(new Error('secret'));
    expect(screen).toContain(`>${escapeHtml(text)}</p>`);
    expect(screen).not.toContain('secret');
  });

  test('shows the code of the error, which a visitor can quote', () => {
    const error = Object.assign(new Error('secret'), {digest: '4711'});
    expect(renderScreen(error)).toContain(`>${digest.replace('{digest}', '4711')}</p>`);
  });

  test('shows no code if the error has none', () => {
    const [beforeCode] = digest.split('{digest}');
    expect(renderScreen(new Error('secret'))).not.toContain(beforeCode);
  });

  test.each([null, undefined, 'text', 7])('is shown for any value that was thrown: %j', (thrown) => {
    expect(renderScreen(thrown)).toContain(escapeHtml(title));
  });
});

test('a document that failed says how to reach the company, even before the error screen has loaded', () => {
  const failedDocument = renderToStaticMarkup(<GlobalError error={new Error()} retry={() => {}} />);
  expect(failedDocument).toContain('href="mailto:desk@example.in"');
});
