/**
 * `npm run bench:growth`: what hundreds of entries and ten languages cost: a cold build of a copy each, which is removed
 * again.
 */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {wholeNumber} from '@/lib/wholeNumber';
import {answering} from '@/lib/wrongCall';
import {argumentsOf, flag} from '../arguments';
import {times} from '../weight/budgets';
import {builtPages} from '../weight/builtPages';
import {kilobytesOf} from '../weight/weigh';
import {type BuildCost, buildCost} from './buildCost';
import {copyProject} from './copyProject';
import {type Case, growthCases} from './growthCases';
import {figureIn, tableOf} from './table';
import {inTemporaryProject} from './temporaryProject';

type Built = {
  pages: number;
  /** By route. */
  js: Map<string, number>;
  /** The home page's own document, and the program that runs at the edge, in kB. */
  html: number;
  middleware: number;
};
type Growth = {name: string; cost: BuildCost; built: Built | undefined};

const measure = ({name, change}: Case): Promise<Growth> =>
  inTemporaryProject(async (folder) => {
    process.stderr.write(`${name}\n`);
    copyProject(folder);
    change(folder);
    const cost = await buildCost(folder);
    return {name, cost, built: cost.failure ? undefined : read(join(folder, '.next'))};
  });

function read(build: string): Built {
  const pages = builtPages(build);
  const {middleware}: {middleware: {'/': {files: string[]}}} = JSON.parse(
    readFileSync(join(build, 'server/middleware-manifest.json'), 'utf8'),
  );
  return {
    pages: pages.length,
    js: new Map(pages.map(({route, weight}) => [route, weight.js])),
    html: pages.find(({route}) => route === '/en')?.weight.html ?? Number.NaN,
    middleware: middleware['/'].files.reduce((sum, file) => sum + kilobytesOf(readFileSync(join(build, file))), 0),
  };
}

/** The most that the scripts of a page that was there before have grown by, in kB. */
const grown = (before: Built, after: Built) =>
  Math.max(...[...before.js].map(([route, js]) => (after.js.get(route) ?? Number.NaN) - js));

function rowOf({name, cost, built}: Growth, first: Built | undefined): string[] {
  const {seconds, processor, megabytes, failure} = cost;
  return [
    name === 'as it is' ? figureIn(seconds, times.build.seconds, 0) : seconds.toFixed(0),
    name === 'as it is' ? figureIn(megabytes, times.build.megabytes, 0) : megabytes.toFixed(0),
    processor.toFixed(0),
    built ? String(built.pages) : '',
    built ? ((processor * 1000) / built.pages).toFixed(0) : '',
    built && first ? grown(first, built).toFixed(2) : '',
    built ? built.html.toFixed(1) : '',
    built ? built.middleware.toFixed(1) : '',
    failure ? `${name}: the build fails` : name,
  ];
}

const usage = `npm run bench:growth -- [--entries N] [--json]
  --entries N  how many, 500 by default; half of them are built as well
  --json       the figures, for a program`;

await answering(async () => {
  const {entries: typed, json} = argumentsOf({entries: {type: 'string', default: '500'}, json: flag}, usage);
  const entries = wholeNumber('--entries', typed, [1, 5000]);
  const found: Growth[] = [];
  for (const one of growthCases(entries)) found.push(await measure(one));
  const first = found[0]?.built;
  if (found.some(({cost}) => cost.failure)) process.exitCode = 1;

  if (json) {
    console.log(
      JSON.stringify(
        found.map(({built, ...rest}) => ({...rest, ...built, js: built && first && grown(first, built)})),
        null,
        2,
      ),
    );
  } else {
    const heads = ['s', 'MB', 'processor s', 'pages', 'ms a page', 'JS grows kB', 'home HTML kB', 'middleware kB'];
    console.log(
      tableOf(
        [...heads, 'cold build'],
        found.map((growth) => rowOf(growth, first)),
        heads.length,
      ),
    );
    for (const {name, cost} of found) if (cost.failure) console.log(`\n${name}:\n${cost.failure}`);
  }
});
