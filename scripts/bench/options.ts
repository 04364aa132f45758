import {WrongCall} from '@/lib/wrongCall';
import {argumentsOf, flag} from '../arguments';

/** What `npm run bench` was asked for. */
export type Options = {json: boolean; bytes: boolean; all: boolean; load: boolean; runs: number};

const usage = `npm run bench -- [--bytes] [--all] [--runs N] [--no-load] [--json]
  --bytes    only what pages load, no times
  --all      every page, not one a template
  --runs N   how often each time is measured: 5 by default, the table has the median
  --no-load  without requests a second
  --json     the figures, for a program`;

/** @throws WrongCall */
export function optionsOf(args: readonly string[]): Options {
  const {runs, ...flags} = argumentsOf(
    {bytes: flag, all: flag, json: flag, load: {...flag, default: true}, runs: {type: 'string', default: '5'}},
    usage,
    args,
  );
  if (!/^[1-9]\d{0,2}$/.test(runs)) throw new WrongCall(`--runs takes a number from 1 on, not "${runs}".\n\n${usage}`);
  return {...flags, runs: Number(runs)};
}
