import type {Browser, Response} from '@playwright/test';
import type {Measure, Weight} from '../weight/budgets';
import {kilobytesOf, kilobytesOfDocument} from '../weight/weigh';
import {phone, visiting, watchNetwork} from './visits';

/** How long a page is left alone: what waits for a quiet moment has come by then. */
const quiet = 3000;

const kinds: Record<string, Measure> = {script: 'js', stylesheet: 'css', font: 'fonts'};

/** What a phone loads from the site when it opens a page and nobody touches it. What others serve is none of ours. */
export const loadedBy = (browser: Browser, url: string): Promise<Weight> =>
  visiting(browser, phone, async (page) => {
    const responses = new Map<string, Response>();
    page.on('response', (response) => {
      // The same file, asked for twice, comes from the cache.
      if (new URL(response.url()).origin === new URL(url).origin) responses.set(response.url(), response);
    });
    const settled = watchNetwork(page);
    await page.goto(url);
    await settled(quiet);
    return weightOf([...responses.values()]);
  });

async function weightOf(responses: readonly Response[]): Promise<Weight> {
  const weight: Weight = {js: 0, html: 0, css: 0, fonts: 0, everything: 0};
  for (const response of responses) {
    // Redirects have no body.
    if (response.status() >= 300) continue;
    const type = response.request().resourceType();
    if (type === 'document') {
      const {html, css} = kilobytesOfDocument(await response.text());
      weight.html += html;
      weight.css += css;
      weight.everything += html + css;
      continue;
    }
    const kilobytes = kilobytesOf(await response.body(), new URL(response.url()).pathname);
    const kind = kinds[type];
    if (kind) weight[kind] += kilobytes;
    weight.everything += kilobytes;
  }
  return weight;
}
