import {readdirSync, readFileSync} from 'node:fs';

/**
 * What the processes of a group, and all that these have started, hold in memory and have computed. Ended processes count with the
 * one that waited for their end.
 */
type Usage = {bytes: number; seconds: number};

/** Of a process: who started it, its group, and the seconds that it and its ended children have computed. */
export function statOf(stat: string): {parent: number; group: number; seconds: number} {
  // The second field is a name, which may itself have spaces and brackets.
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const ticks = fields.slice(11, 15).reduce((sum, value) => sum + value, 0);
  const [, parent = Number.NaN, group = Number.NaN] = fields;
  return {parent, group, seconds: ticks / 100};
}

/** Memory that processes share counts once. Undefined where the system does not tell: only Linux does. */
export function usageOf(group: number): Usage | undefined {
  if (process.platform !== 'linux') return undefined;
  const usage = {bytes: 0, seconds: 0};
  const members = new Set([group]);
  const processes = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry));
  // In the order of their starts, as far as numbers tell it: a process after the one that started it.
  for (const id of processes.map(Number).sort((a, b) => a - b)) {
    const found = statOf(read(id, 'stat'));
    if (found.group !== group && !members.has(found.parent)) continue;
    members.add(id);
    usage.bytes += Number(/^Pss:\s+(\d+)/m.exec(read(id, 'smaps_rollup'))?.[1] ?? 0) * 1024;
    usage.seconds += found.seconds;
  }
  return usage;
}

function read(id: number, file: string): string {
  try {
    return readFileSync(`/proc/${id}/${file}`, 'utf8');
  } catch {
    // It has ended meanwhile.
    return '';
  }
}
