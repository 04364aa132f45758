import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import {delimiter, join} from 'node:path';
import {expect} from '@playwright/test';
import puppeteer from 'puppeteer-core';
import {freePort} from '@/tests/support/freePort';

/** A browser for the tour. Points are in CSS pixels from the viewport's top left corner. */
export type Engine = {
  goto(url: string): Promise<unknown>;
  evaluate<Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args): Promise<Result>;
  /** Some browsers have a minimum width, and stay wider. */
  resize(width: number, height: number): Promise<unknown>;
  move(x: number, y: number): Promise<unknown>;
  click(x: number, y: number): Promise<unknown>;
  /** Missing if the driver cannot send touches. */
  tap?(x: number, y: number): Promise<unknown>;
  press(key: keyof typeof keyCodes): Promise<unknown>;
  type(text: string): Promise<unknown>;
  screenshot(path: string): Promise<unknown>;
  close(): Promise<unknown>;
};

type EngineLauncher = {
  name: string;
  /** The reason why it cannot be started on this machine, if there is one. */
  missing?: string | undefined;
  start: () => Promise<Engine>;
};

/** https://w3c.github.io/webdriver/#keyboard-actions */
const keyCodes = {Enter: '\uE007', Tab: '\uE004', Escape: '\uE00C', ArrowRight: '\uE014'} as const;

/** The path of the first of these programs that is in PATH. */
function findProgram(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  for (const name of names) {
    const folder = folders.find((each) => existsSync(join(each, name)));
    if (folder !== undefined) return join(folder, name);
  }
  return undefined;
}

const firefox = findProgram('firefox-esr', 'firefox');
const hasWebKit = Boolean(findProgram('WebKitWebDriver') && findProgram('Xvfb'));

export const engines: EngineLauncher[] = [
  {
    name: 'Firefox',
    missing: firefox ? undefined : 'there is no firefox-esr',
    start: () => startFirefox(firefox),
  },
  {
    name: 'WebKit',
    missing: hasWebKit ? undefined : 'there is no webkit2gtk-driver, or no xvfb',
    start: startWebKit,
  },
];

/** Runs in the page. Stores errors in sessionStorage. WebKit's driver can only run this after a page has loaded. */
function keepProblems() {
  if ('keepsProblems' in window) return;
  Object.assign(window, {keepsProblems: true});
  const keep = (problem: unknown) => {
    sessionStorage.problems = `${sessionStorage.problems ?? ''}${location.pathname}: ${problem}\n`;
  };
  addEventListener('error', ({message}) => keep(message));
  addEventListener('unhandledrejection', ({reason}) => {
    // A skipped view transition rejects a promise, which is no problem.
    const isSkippedFade = /transition/i.test(reason);
    if (!isSkippedFade) keep(reason);
  });
  addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI}) => {
    keep(`${effectiveDirective} ${blockedURI}`);
  });
  const {error: logError} = console;
  console.error = (...values) => {
    keep(values.join(' '));
    logError(...values);
  };
}

/** Firefox is controlled with WebDriver BiDi. */
async function startFirefox(executablePath = ''): Promise<Engine> {
  const browser = await puppeteer.launch({browser: 'firefox', executablePath});
  const page = await browser.newPage();
  await page.evaluateOnNewDocument(keepProblems);

  async function resize(width: number, height: number) {
    try {
      await page.setViewport({width, height});
    } catch (error) {
      // This sends two commands. Firefox ESR 140 supports the one that sets the size, and rejects the other.
      if (!String(error).includes('unknown command')) throw error;
    }
  }

  return {
    goto: (url) => page.goto(url),
    evaluate: (run, ...args) => page.evaluate(run as () => never, ...(args as unknown as [])),
    resize,
    move: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    tap: (x, y) => page.touchscreen.tap(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    screenshot: (path) => page.screenshot({path: path as `${string}.png`}),
    close: () => browser.close(),
  };
}

/** Starts a virtual screen. */
async function startScreen() {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = await once(screen.stdout, 'data');
  return {display: `:${String(number).trim()}`, stop: () => screen.kill()};
}

async function startWebKitDriver(display: string) {
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: {...process.env, DISPLAY: display},
    stdio: 'ignore',
  });
  const origin = `http://127.0.0.1:${port}`;
  const answers = async () => {
    try {
      const {ok} = await fetch(`${origin}/status`);
      return ok;
    } catch {
      return false;
    }
  };
  await expect.poll(answers, 'WebKitWebDriver answers').toBe(true);
  return {origin, stop: () => driver.kill()};
}

/** WebKitGTK's MiniBrowser is controlled with WebDriver, on a virtual screen. */
async function startWebKit(): Promise<Engine> {
  const screen = await startScreen();
  const driver = await startWebKitDriver(screen.display);

  /**
   * Sends a WebDriver command.
   * @returns its value
   */
  async function send(method: 'POST' | 'DELETE' | 'GET', path: string, body?: object) {
    const response = await fetch(driver.origin + path, {method, body: body && JSON.stringify(body)});
    const {value} = await response.json();
    if (!response.ok) throw new Error(`${path}: ${value.error}, ${value.message}`);
    return value;
  }

  const {sessionId} = await send('POST', '/session', {capabilities: {}});
  const session = `/session/${sessionId}`;

  const performActions = (type: 'pointer' | 'key', actions: object[]) =>
    send('POST', `${session}/actions`, {actions: [{type, id: type, actions}]});

  const pointerMove = (x: number, y: number) => ({type: 'pointerMove', x: Math.round(x), y: Math.round(y)});

  function typeKeys(keys: readonly string[]) {
    const actions: object[] = [];
    for (const value of keys) actions.push({type: 'keyDown', value}, {type: 'keyUp', value});
    return performActions('key', actions);
  }

  return {
    goto: (url) => send('POST', `${session}/url`, {url}),
    evaluate: (run, ...args) => {
      const script = `(${keepProblems})(); return (${run})(...arguments)`;
      return send('POST', `${session}/execute/sync`, {script, args});
    },
    resize: (width, height) => send('POST', `${session}/window/rect`, {width, height}),
    move: (x, y) => performActions('pointer', [pointerMove(x, y)]),
    click: (x, y) =>
      performActions('pointer', [pointerMove(x, y), {type: 'pointerDown', button: 0}, {type: 'pointerUp', button: 0}]),
    press: (key) => typeKeys([keyCodes[key]]),
    type: (text) => typeKeys([...text]),
    screenshot: async (path) => {
      const base64 = await send('GET', `${session}/screenshot`);
      await writeFile(path, base64, 'base64');
    },
    close: async () => {
      await send('DELETE', session);
      driver.stop();
      screen.stop();
    },
  };
}
