import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, test, vi} from 'vitest';
import GlobalError from '@/app/global-error';
import {ErrorScreen} from '@/components/error/ErrorScreen';
import en from '@/messages/en/errors.json';

vi.hoisted(() => {
  // As next.config.mjs gives it to the bundle, which reads it once.
  process.env.CONTACT_EMAIL = 'desk@example.in';
});
vi.mock('next/navigation', () => ({usePathname: () => '/'}));

/** As React writes a text into HTML. */
const escapeHtml = (text: string) => renderToStaticMarkup(text);

function renderScreen(error: unknown): string {
  return renderToStaticMarkup(<ErrorScreen error={error} retry={() => {}} />);
}

/** What it says and does on a page: tests/e2e/errors.spec.ts. */
describe('the error screen', () => {
  const {title, text, digest} = en.unexpected;

  test('says what happened, and never the error’s own text', () => {
    const screen = renderScreen(new Error('secret'));
    expect(screen).toContain(`>${escapeHtml(text)}</p>`);
    expect(screen).not.toContain('secret');
  });

  test('shows the code to quote', () => {
    const error = Object.assign(new Error('secret'), {digest: '4711'});
    expect(renderScreen(error)).toContain(`>${digest.replace('{digest}', '4711')}</p>`);
  });

  test('shows no code where there is none', () => {
    const [beforeCode] = digest.split('{digest}');
    expect(renderScreen(new Error('secret'))).not.toContain(beforeCode);
  });

  test.each([null, undefined, 'text', 7])('is there whatever was thrown: %j', (thrown) => {
    expect(renderScreen(thrown)).toContain(escapeHtml(title));
  });
});

test('where all of the document has failed, it says how to reach the company before it has been loaded', () => {
  const failedDocument = renderToStaticMarkup(<GlobalError error={new Error()} retry={() => {}} />);
  expect(failedDocument).toContain('href="mailto:desk@example.in"');
});
