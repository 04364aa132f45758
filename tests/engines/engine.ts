import {spawn} from 'node:child_process';
import {existsSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import {delimiter, join} from 'node:path';
import {expect} from '@playwright/test';
import puppeteer from 'puppeteer-core';
import {freePort} from '@/tests/support/freePort';

/** A browser as the tour uses it. Points are CSS pixels of the window. */
export type Engine = {
  goto(url: string): Promise<unknown>;
  evaluate<Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args): Promise<Result>;
  /** A window may stay wider than this. */
  resize(width: number, height: number): Promise<unknown>;
  move(x: number, y: number): Promise<unknown>;
  click(x: number, y: number): Promise<unknown>;
  /** Only where the driver sends touches. */
  tap?(x: number, y: number): Promise<unknown>;
  press(key: keyof typeof keyCodes): Promise<unknown>;
  type(text: string): Promise<unknown>;
  screenshot(path: string): Promise<unknown>;
  close(): Promise<unknown>;
};

/** https://w3c.github.io/webdriver/#keyboard-actions */
const keyCodes = {Enter: '\uE007', Tab: '\uE004', Escape: '\uE00C', ArrowRight: '\uE014'} as const;

const programOf = (...names: string[]) =>
  names
    .flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)))
    .find((path) => existsSync(path));

const firefox = programOf('firefox-esr', 'firefox');
const webkit = programOf('WebKitWebDriver');
const xvfb = programOf('Xvfb');

export const engines = [
  {name: 'Firefox', missing: !firefox && 'there is no firefox-esr', start: () => startFirefox(firefox)},
  {name: 'WebKit', missing: (!webkit || !xvfb) && 'there is no webkit2gtk-driver, or no xvfb', start: startWebKit},
];

/** Keeps what goes wrong in pages, until the visit ends. In WebKit from a page's load on: its driver runs nothing before. */
function keepProblems() {
  if ('keepsProblems' in window) return;
  Object.assign(window, {keepsProblems: true});
  const keep = (problem: unknown) => {
    sessionStorage.problems = `${sessionStorage.problems ?? ''}${location.pathname}: ${problem}\n`;
  };
  addEventListener('error', ({message}) => keep(message));
  // A fade between two pages that the browser skips is no problem.
  addEventListener('unhandledrejection', ({reason}) => /transition/i.test(reason) || keep(reason));
  addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI}) =>
    keep(`${effectiveDirective} ${blockedURI}`),
  );
  const {error} = console;
  console.error = (...said) => {
    keep(said.join(' '));
    error(...said);
  };
}

/** Over WebDriver BiDi. */
async function startFirefox(executablePath = ''): Promise<Engine> {
  const browser = await puppeteer.launch({browser: 'firefox', executablePath});
  const page = await browser.newPage();
  await page.evaluateOnNewDocument(keepProblems);
  return {
    goto: (url) => page.goto(url),
    evaluate: (run, ...args) => page.evaluate(run as () => never, ...(args as unknown as [])),
    resize: (width, height) =>
      // Of the two commands that this sends, Firefox ESR 140 knows the one that sets the size.
      page.setViewport({width, height}).catch((error) => {
        if (!/unknown command/.test(error)) throw error;
      }),
    move: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    tap: (x, y) => page.touchscreen.tap(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    screenshot: (path) => page.screenshot({path: path as `${string}.png`}),
    close: () => browser.close(),
  };
}

/** WebKitGTK's MiniBrowser over WebDriver, on a screen of its own. */
async function startWebKit(): Promise<Engine> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = await new Promise((done) =>
    screen.stdout.once('data', (number) => done(`:${String(number).trim()}`)),
  );
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: {...process.env, DISPLAY: String(display)},
    stdio: 'ignore',
  });
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/status`).then(
      ({ok}) => ok,
      () => false,
    );
  await expect.poll(answers, 'WebKitWebDriver answers').toBe(true);

  let session = '/session';
  const send = async (command: string, body?: object, method = body ? 'POST' : 'GET') => {
    const answer = await fetch(`http://127.0.0.1:${port}${session}${command}`, {
      method,
      body: body && JSON.stringify(body),
    });
    const {value} = await answer.json();
    if (!answer.ok) throw new Error(`${command}: ${value.error}, ${value.message}`);
    return value;
  };
  const {sessionId} = await send('', {capabilities: {}});
  session += `/${sessionId}`;
  const act = (type: 'pointer' | 'key', actions: object[]) => send('/actions', {actions: [{type, id: type, actions}]});
  const pointer = (x: number, y: number, ...then: string[]) =>
    act('pointer', [
      {type: 'pointerMove', x: Math.round(x), y: Math.round(y)},
      ...then.map((type) => ({type, button: 0})),
    ]);
  const keys = (values: readonly string[]) =>
    act(
      'key',
      values.flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({type, value}))),
    );
  return {
    goto: (url) => send('/url', {url}),
    evaluate: (run, ...args) =>
      send('/execute/sync', {script: `(${keepProblems})(); return (${run})(...arguments)`, args}),
    resize: (width, height) => send('/window/rect', {width, height}),
    move: (x, y) => pointer(x, y),
    click: (x, y) => pointer(x, y, 'pointerDown', 'pointerUp'),
    press: (key) => keys([keyCodes[key]]),
    type: (text) => keys([...text]),
    screenshot: async (path) => writeFile(path, await send('/screenshot'), 'base64'),
    close: async () => {
      await send('', undefined, 'DELETE');
      driver.kill();
      screen.kill();
    },
  };
}
