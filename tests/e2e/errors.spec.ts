import {localizedHref} from '@/i18n/navigation';
import {locales} from '@/i18n/routing';
import {expect, headOf, test, words} from './support';

const unknown = [
  '/nope',
  '/a/b/c/d',
  '/products',
  '/products/nope',
  '/industries/nope',
  '/use-cases/nope',
  '/pricing/nope',
  '/pricing/extra/deep',
  '/PRICING',
  '/404',
  '/nope.html',
  '/nope.png',
  '/index.php?id=1',
  '/.env',
  '/%E0%A4%A8%E0%A4%B9%E0%A5%80%E0%A4%82',
  '/constructor',
];

for (const locale of locales) {
  const text = words(locale).errors.notFound;

  test(`unknown paths in ${locale}: status 404 and the page in the server's HTML`, async ({page, request}) => {
    for (const path of unknown.map((tail) => localizedHref(locale, tail))) {
      const response = await request.get(path, {maxRedirects: 0});
      expect.soft(response.status(), path).toBe(404);
      const html = await response.text();
      const head = await headOf(page, html);
      expect.soft(head.lang, path).toBe(locale);
      expect.soft(head.headings, path).toEqual([text.title]);
      expect.soft(head.robots.join(), path).toContain('noindex');
      expect.soft(head.canonicals, path).toEqual([]);
      for (const part of ['404', text.home]) expect.soft(html, `${path}: ${part}`).toContain(`>${part}<`);
      expect.soft(response.headers()['set-cookie'], path).toBeUndefined();
    }
  });

  test(`a missing page in ${locale} is named in the console and leads home`, async ({page, problems}) => {
    const missing = localizedHref(locale, '/products/no-such-thing');
    const written = page.waitForEvent('console', (message) => message.text().includes(missing));
    const response = await page.goto(missing);
    expect(response?.status()).toBe(404);
    await written;

    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.getByRole('main').getByText('404', {exact: true})).toBeVisible();
    await page.getByRole('main').getByRole('link', {name: text.home}).click();
    await expect(page).toHaveURL(localizedHref(locale, '/'));
    await expect(page.locator('h1')).not.toHaveText(text.title);

    // The browser's own line on the status, and ours: nothing else.
    expect(problems.splice(0).filter((problem) => !/404/.test(problem))).toEqual([]);
  });
}

test('the language of an unknown path follows the visitor', async ({request}) => {
  const response = await request.get('/nope', {headers: {'Accept-Language': 'hi'}, maxRedirects: 0});
  expect(response.status()).toBe(404);
  expect(await response.text()).toContain('lang="hi"');
});

test('malformed and hostile requests get no 5xx and never lead away', async ({request, baseURL}) => {
  const paths = [
    '/%',
    '/%zz',
    '/%09//evil.example',
    '//evil.example',
    '/\\evil.example',
    '/en//evil.example',
    '/hi//evil.example',
  ];
  for (const path of paths) {
    // As they are: a URL object would clean them up.
    const response = await request.get(`${baseURL}${path}`, {
      maxRedirects: 0,
      headers: {'X-Forwarded-Host': 'evil.example', 'Accept-Language': 'hi,'.repeat(1300)},
    });
    expect.soft(response.status(), path).toBeLessThan(500);
    expect.soft(response.headers().location ?? '', path).not.toMatch(/^(?:\w+:)?[\\/]{2}evil/);
  }
  const spoofed = await request.get('/pricing', {headers: {'X-Forwarded-Host': 'evil.example'}});
  expect(JSON.stringify(spoofed.headers()) + (await spoofed.text())).not.toContain('evil.example');
});
