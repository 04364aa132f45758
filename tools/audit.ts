import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';

/**
 * `npm run audit`: fails on a severe vulnerability in a package of the built site. If no registry answers, it fails after a week, or at
 * once with `--strict`.
 */
type Report = {error?: {summary?: string}; metadata?: {vulnerabilities: Record<string, number>}};

/** A file with the time of the last answer, or of the first attempt if no registry has answered yet. CI keeps its folder between runs. */
const recordFile = '.next/cache/audited.txt';
const longestSilence = 7 * 24 * 3600 * 1000;

const {stdout} = spawnSync('npm audit --omit=dev --json', {shell: true, encoding: 'utf8'});
const report: Report = JSON.parse(stdout || '{}');
const vulnerabilities = report.metadata?.vulnerabilities;

if (vulnerabilities) {
  recordTime();
  const {high = 0, critical = 0, total = 0} = vulnerabilities;
  console.log(`Known vulnerabilities: ${total}, of which high ${high} and critical ${critical}.`);
  if (high + critical > 0) {
    spawnSync('npm audit --omit=dev', {shell: true, stdio: 'inherit'});
    process.exitCode = 1;
  }
} else {
  if (!existsSync(recordFile)) recordTime();
  const since = readFileSync(recordFile, 'utf8').trim();
  console.warn(`Not audited: no registry that could answer, since ${since}. ${report.error?.summary ?? ''}`);
  const isSilentForLong = Date.now() - Date.parse(since) > longestSilence;
  if (isSilentForLong || process.argv.includes('--strict')) process.exitCode = 1;
}

function recordTime() {
  mkdirSync(dirname(recordFile), {recursive: true});
  writeFileSync(recordFile, new Date().toISOString());
}
