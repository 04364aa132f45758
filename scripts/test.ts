import {spawn, spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import {delimiter, join, resolve} from 'node:path';

/**
 * Every check of the project in one command: lint, messages, types, unit tests, production build, browser tests on Node and, where
 * workerd runs, on workerd. The last line of its output adds them all up.
 *   TEST_EDGE=whole  the whole browser suite on workerd, which must be there; else only what the runtimes could differ in
 *   E2E_REQUESTS     how many generated requests each runtime gets
 */
type Count = {passed: number; failed: number; skipped: number};

const results = mkdtempSync(join(tmpdir(), 'vyom-tests-'));
const unitResults = join(results, 'unit.json');
const browserResults = join(results, 'browser.json');
const edgeResults = join(results, 'edge.json');

const env: NodeJS.ProcessEnv = {
  ...process.env,
  NEXT_TELEMETRY_DISABLED: '1',
  // One build for both runtimes.
  NEXT_PRIVATE_STANDALONE: 'true',
  PLAYWRIGHT_JSON_OUTPUT_NAME: browserResults,
  // npm has put it there already; without npm it is missing.
  PATH: [resolve('node_modules/.bin'), process.env.PATH].join(delimiter),
};
// The browser tests are to test this build.
delete env.BASE_URL;

const wholeEdge = process.env.TEST_EDGE === 'whole';
const total: Count = {passed: 0, failed: 0, skipped: 0};

async function main() {
  add(await single('Lint', 'biome check .'));
  add(await single('Messages', 'node --import ./scripts/alias.ts scripts/messages.ts --strict'));

  // The types of messages that this writes are what the unit tests compile against.
  add(await single('Types', 'npm run typecheck'));

  const unit = await run(
    'Unit tests',
    `vitest run --reporter=default --reporter=json --outputFile.json="${unitResults}"`,
  );
  add(counted(unit, () => unitCount(read(unitResults))));

  const build = await single('Build', 'npm run build');
  add(build);
  if (build.failed) return;

  const browser = await run('Browser tests', 'playwright test --reporter=list,json');
  add(counted(browser, () => browserCount(read(browserResults))));

  if (!workerdRuns()) {
    console.log('\n── workerd does not run on this system: its tests are left out');
    if (wholeEdge) total.failed += 1;
    return;
  }
  const packed = await single('Worker', 'npm run build:edge -- --packed');
  add(packed);
  if (packed.failed) return;
  env.E2E_RUNTIME = 'edge';
  env.PLAYWRIGHT_JSON_OUTPUT_NAME = edgeResults;
  const specs = wholeEdge ? '' : ' caching headers generated errors seo';
  const edge = await run(
    'Browser tests on workerd',
    `playwright test --project=behaviour${specs} --reporter=list,json`,
  );
  add(counted(edge, () => browserCount(read(edgeResults))));
}

/** Cloudflare's runtime is a program for a few systems. */
function workerdRuns(): boolean {
  try {
    // Its package fails to load where there is no program for the system, and brings no types.
    const {default: program}: {default: string} = createRequire(import.meta.url)('workerd');
    return spawnSync(program, ['--version']).status === 0;
  } catch {
    return false;
  }
}

/** Runs a command with its output passed through; resolves to whether it succeeded. */
function run(title: string, command: string): Promise<boolean> {
  console.log(`\n── ${title}: ${command.split(' --reporter')[0]}`);
  return new Promise((done) => {
    // A shell, because on Windows the tools are .cmd files.
    const child = spawn(command, {shell: true, stdio: ['ignore', 'inherit', 'inherit'], env});
    child.once('error', () => done(false));
    child.once('close', (code) => done(code === 0));
  });
}

/** A command that counts as one test. */
async function single(title: string, command: string): Promise<Count> {
  const ok = await run(title, command);
  return {passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0};
}

/** A runner's own count; a runner that fails without a failed test (or without a report) counts as one failure. */
function counted(ok: boolean, count: () => Count): Count {
  try {
    const own = count();
    return ok || own.failed ? own : {...own, failed: 1};
  } catch {
    return {passed: 0, failed: 1, skipped: 0};
  }
}

type UnitReport = {numPassedTests: number; numFailedTests: number; numPendingTests: number; numTodoTests: number};
type BrowserReport = {stats: {expected: number; unexpected: number; flaky: number; skipped: number}};

function unitCount(report: UnitReport): Count {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

function browserCount({stats}: BrowserReport): Count {
  return {passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped};
}

// Typed where it is used: vitest's and Playwright's JSON reports.
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

function add(count: Count) {
  total.passed += count.passed;
  total.failed += count.failed;
  total.skipped += count.skipped;
}

await main();
rmSync(results, {recursive: true, force: true});
const skipped = total.skipped ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed ? 1 : 0;
