import {readdirSync, readFileSync} from 'node:fs';

/** What the living processes of a group hold and have used, and those that they have waited for. */
export type Usage = {bytes: number; seconds: number};

/** Of a process: its group, and the hundredths of a second that it and its ended children have computed. */
export function statOf(stat: string): {group: number; seconds: number} {
  // The second field is a name, which may itself have spaces and brackets.
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const ticks = fields.slice(11, 15).reduce((sum, value) => sum + value, 0);
  return {group: fields[2] ?? Number.NaN, seconds: ticks / 100};
}

/** Memory that processes share counts for each. Undefined where the system does not tell: only Linux does. */
export function usageOf(group: number): Usage | undefined {
  if (process.platform !== 'linux') return undefined;
  const usage = {bytes: 0, seconds: 0};
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const found = statOf(read(name, 'stat'));
    if (found.group !== group) continue;
    usage.bytes += Number(/^VmRSS:\s+(\d+)/m.exec(read(name, 'status'))?.[1] ?? 0) * 1024;
    usage.seconds += found.seconds;
  }
  return usage;
}

function read(name: string, file: string): string {
  try {
    return readFileSync(`/proc/${name}/${file}`, 'utf8');
  } catch {
    // It has ended meanwhile.
    return '';
  }
}
