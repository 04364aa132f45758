import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {readdirSync, readFileSync} from 'node:fs';
import {delimiter, join} from 'node:path';
import {atExit} from '../atExit';
import {signalGroup} from '../processes';

/** What a cold build takes. `megabytes` is the most that all its processes held at one moment; only Linux tells. */
export type BuildCost = {seconds: number; megabytes: number | undefined; failure: string | undefined};

/** `npm run build` in a folder where nothing was built before. One that fails is reported with its last lines. */
export async function buildCost(folder: string): Promise<BuildCost> {
  const start = performance.now();
  const build = spawn('npm run build', {
    shell: true,
    cwd: folder,
    // A group of its own, whose memory can be summed.
    detached: true,
    env: {
      ...process.env,
      NEXT_TELEMETRY_DISABLED: '1',
      PATH: [join(folder, 'node_modules/.bin'), process.env.PATH].join(delimiter),
    },
  });
  const kill = atExit(() => build.pid && build.exitCode === null && signalGroup(build.pid, 'SIGKILL'));
  let output = '';
  for (const stream of [build.stdout, build.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output = (output + chunk).slice(-2000);
    });
  }
  let most = 0;
  const sampling = setInterval(() => {
    most = Math.max(most, memoryOf(build.pid ?? 0));
  }, 250);
  const [code] = await once(build, 'close');
  clearInterval(sampling);
  kill();
  return {
    seconds: (performance.now() - start) / 1000,
    megabytes: most ? most / 1e6 : undefined,
    failure: code === 0 ? undefined : output.trim(),
  };
}

/** Bytes of memory that a group of processes holds, what they share counted once for each. 0 where nobody tells. */
function memoryOf(group: number): number {
  if (process.platform !== 'linux') return 0;
  const own = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && groupOf(read(name, 'stat')) === group);
  return own.reduce((sum, name) => sum + Number(/^VmRSS:\s+(\d+)/m.exec(read(name, 'status'))?.[1] ?? 0) * 1024, 0);
}

/** The third field after the name, which may itself have spaces and brackets. */
export const groupOf = (stat: string): number => Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[2]);

function read(name: string, file: string): string {
  try {
    return readFileSync(`/proc/${name}/${file}`, 'utf8');
  } catch {
    // It has ended meanwhile.
    return '';
  }
}
