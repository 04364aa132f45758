import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {delimiter, join} from 'node:path';
import {atExit} from '../atExit';
import {signalGroup} from '../processes';
import {usageOf} from './processGroup';

/** What a cold build takes. What its processes have computed and held, only Linux tells. */
export type BuildCost = {
  /** On the clock, which also counts what else the machine does. */
  seconds: number;
  /** Of all processors. */
  processor: number;
  /** The most that all processes held at one moment. */
  megabytes: number;
  failure: string | undefined;
};

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
  const most = {bytes: Number.NaN, seconds: Number.NaN};
  const sampling = setInterval(() => {
    const now = usageOf(build.pid ?? 0);
    if (!now) return;
    most.bytes = Math.max(most.bytes || 0, now.bytes);
    most.seconds = Math.max(most.seconds || 0, now.seconds);
  }, 250);
  const [code] = await once(build, 'close');
  clearInterval(sampling);
  kill();
  return {
    seconds: (performance.now() - start) / 1000,
    processor: most.seconds,
    megabytes: most.bytes / 1e6,
    failure: code === 0 ? undefined : output.trim(),
  };
}
