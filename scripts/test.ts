import {spawn, spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import {delimiter, join, resolve} from 'node:path';
import {runsBundled} from './browser.ts';
import {browserOutcome, type Outcome, unitOutcome} from './testReports.ts';

/**
 * Every check of the project in one command: lint, messages, types, unit tests, production build, browser tests on Node and, where
 * workerd runs, on workerd. Its output ends with what failed, and a last line that adds all up.
 *   TEST_EDGE=1   workerd must be there; else its tests are left out where it does not run
 *   E2E_REQUESTS  how many generated requests each runtime gets
 */
const results = mkdtempSync(join(tmpdir(), 'vyom-tests-'));
const unitResults = join(results, 'unit.json');

const env: NodeJS.ProcessEnv = {
  ...process.env,
  NEXT_TELEMETRY_DISABLED: '1',
  // npm has put it there already; without npm it is missing.
  PATH: [resolve('node_modules/.bin'), process.env.PATH].join(delimiter),
};
// The browser tests are to test this build.
delete env.BASE_URL;
delete env.DEV_URL;

const total: Outcome = {passed: 0, failed: 0, skipped: 0, failures: []};

async function main() {
  add(await single('Lint', 'biome check .'));
  add(await single('Messages', 'node --import ./scripts/alias.ts tools/messages/command.ts --strict'));

  // The types of messages that this writes are what the unit tests compile against.
  add(await single('Types', 'npm run typecheck'));

  const unit = await run(
    'Unit tests',
    `vitest run --reporter=default --reporter=json --outputFile.json="${unitResults}"`,
  );
  add(counted('Unit tests', unit, () => unitOutcome(read(unitResults))));

  const build = await single('Build', 'npm run build');
  add(build);
  if (build.failed) return;

  if (!runsBundled) console.log('\n── Pictures are compared on Linux x64 alone: they are left out');
  add(await inBrowsers('Browser tests', 'node'));
  add(await inDevelopment());

  if (!workerdRuns()) {
    console.log('\n── workerd does not run on this system: its tests are left out');
    if (process.env.TEST_EDGE) add(failure('workerd does not run on this system'));
    return;
  }
  add(await inBrowsers('Contract on workerd', 'edge'));
}

/** The tests of one server of playwright.config.ts. */
async function inBrowsers(title: string, server: string): Promise<Outcome> {
  const report = join(results, `${server}.json`);
  rmSync(report, {force: true});
  env.E2E_SERVER = server;
  env.PLAYWRIGHT_JSON_OUTPUT_NAME = report;
  const ok = await run(title, 'playwright test --reporter=list,json');
  return counted(title, ok, () => browserOutcome(read(report)));
}

/**
 * A development server that has lost its compiler answers every page with an error until it ends, so that trying a test again is of
 * no use: all are tried again, with a new server and nothing that the first one kept.
 */
async function inDevelopment(): Promise<Outcome> {
  const first = await inBrowsers('Development server', 'development');
  if (!first.failed) return first;
  console.log(`\n── ${first.failed} failed; once more with a new server. The first time:\n${listed(first.failures)}`);
  rmSync('.next/tests', {recursive: true, force: true});
  return inBrowsers('Development server', 'development');
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
async function single(title: string, command: string): Promise<Outcome> {
  const ok = await run(title, command);
  return ok ? {passed: 1, failed: 0, skipped: 0, failures: []} : failure(title);
}

/** A runner's own count; a runner that fails without a failed test (or without a report) counts as one failure. */
function counted(title: string, ok: boolean, outcome: () => Outcome): Outcome {
  try {
    const own = outcome();
    return ok || own.failed ? own : {...own, failed: 1, failures: [...own.failures, title]};
  } catch {
    return failure(title);
  }
}

const failure = (title: string): Outcome => ({passed: 0, failed: 1, skipped: 0, failures: [title]});

// Typed where it is used: vitest's and Playwright's JSON reports.
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

function add({passed, failed, skipped, failures}: Outcome) {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  total.failures.push(...failures);
}

/** Enough to see what they have in common. */
function listed(failures: readonly string[], most = 20): string {
  const more = failures.length > most ? [`and ${failures.length - most} more`] : [];
  return [...failures.slice(0, most), ...more].join('\n');
}

await main();
rmSync(results, {recursive: true, force: true});
if (total.failures.length) console.log(`\n── Failed:\n${listed(total.failures)}`);
const skipped = total.skipped ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed ? 1 : 0;
