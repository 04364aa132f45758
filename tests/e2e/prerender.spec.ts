import {type ChildProcess, spawn} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {createServer, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {test as base, expect} from '@playwright/test';
import {findBrowser} from '@/tools/browser';

/**
 * Pages that the browser prerenders before their link is followed (public/speculation-rules.json). Browsers do not prerender under
 * Playwright, so this test starts one without it, and pages report to a proxy in front of the site.
 */

/** A report of a prerendered page. Times are in ms from the start of its navigation. */
type Report = {
  wasPrerendering: boolean;
  shownAt: number;
  /** The first request for a script of React. */
  scriptAt: number;
  /** Whether the page was stored as the visit's first page before it was shown. */
  wasKept: boolean;
};

/** Has the next page prerendered, and navigates to it once it is ready. */
const firstPage = (next: string) => `<!DOCTYPE html><title>First</title>
<script type="speculationrules">{"prerender": [{"urls": ["${next}"], "eagerness": "immediate"}]}</script>
<script>fetch('/is-ready').then(() => location.assign('${next}'))</script>`;

/** Runs in each page of the site, from its start. */
function watchPage() {
  const wasPrerendering = 'prerendering' in document && Boolean(document.prerendering);
  let wasKept = false;
  // A part needs React at once.
  document.addEventListener('DOMContentLoaded', () => {
    document.querySelector('[data-hydrate="visible"]')?.scrollIntoView({behavior: 'instant'});
  });
  addEventListener('load', () => {
    // Longer than any delay in the site's scripts.
    setTimeout(() => {
      wasKept = sessionStorage.visit !== undefined;
      fetch('/ready');
    }, 2000);
  });
  addEventListener('hydrated', () => {
    const [visit] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      activationStart: number;
    })[];
    const scripts = performance.getEntriesByType('resource').filter(({name}) => /\/chunks\/.*\.js$/.test(name));
    const scriptAt = Math.min(...scripts.map(({startTime}) => startTime));
    const report = {wasPrerendering, shownAt: visit?.activationStart, scriptAt, wasKept};
    fetch('/report', {method: 'POST', body: JSON.stringify(report)});
  });
}

type Arrival = (next: string) => Promise<Report>;

const test = base.extend<{arriveAt: Arrival}>({
  arriveAt: async ({baseURL}, use) => {
    const {executablePath, args, env} = await findBrowser();
    const profile = mkdtempSync(join(tmpdir(), 'prerender-'));
    let browser: ChildProcess | undefined;
    const {promise: reported, resolve: report} = Promise.withResolvers<Report>();
    const {promise: ready, resolve: setReady} = Promise.withResolvers<void>();
    let next = '/';

    const answer = async (path: string, body: string, response: ServerResponse) => {
      if (path === '/first') return response.setHeader('content-type', 'text/html').end(firstPage(next));
      if (path === '/watch.js') return response.setHeader('content-type', 'text/javascript').end(`(${watchPage})()`);
      if (path === '/ready') setReady();
      if (path === '/report') report(JSON.parse(body));
      if (path === '/is-ready') await ready;
      if (/^\/(ready|report|is-ready)$/.test(path)) return response.end();
      const answered = await fetch(new URL(path, baseURL), {headers: {'accept-encoding': 'identity'}});
      for (const [name, value] of answered.headers) response.setHeader(name, value);
      const content = Buffer.from(await answered.arrayBuffer());
      if (!answered.headers.get('content-type')?.startsWith('text/html')) return response.end(content);
      const html = content.toString().replace('<head>', '<head><script src="/watch.js"></script>');
      response.removeHeader('content-length');
      response.end(html);
    };
    const server = createServer(async (request, response) => {
      let body = '';
      for await (const part of request) body += part;
      await answer(request.url ?? '/', body, response);
    });
    await new Promise<void>((listening) => server.listen(0, listening));
    const {port} = server.address() as AddressInfo;

    await use((path) => {
      next = path;
      const headless = args.some((arg) => arg.startsWith('--headless')) ? [] : ['--headless'];
      // Tall enough for the feature filter of the home page, which needs React.
      const window = '--window-size=1440,9000';
      const options = [...args, ...headless, window, `--user-data-dir=${profile}`, `http://localhost:${port}/first`];
      browser = spawn(executablePath, options, {env: {...process.env, ...env}, stdio: 'ignore'});
      return reported;
    });

    const ended = new Promise((resolve) => browser?.once('exit', resolve));
    browser?.kill();
    await ended;
    server.closeAllConnections();
    server.close();
    rmSync(profile, {recursive: true, force: true, maxRetries: 5});
  },
});

test('a prerendered page loads React once it is shown, and the visit starts only then', async ({arriveAt}) => {
  const {wasPrerendering, shownAt, scriptAt, wasKept} = await arriveAt('/');
  expect(wasPrerendering).toBe(true);
  expect(shownAt).toBeGreaterThan(0);
  expect(scriptAt).toBeGreaterThanOrEqual(shownAt);
  expect(wasKept).toBe(false);
});
