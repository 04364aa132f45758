/**
 * `npm run bench`: what the production build weighs and how quick it is, beside its budgets. How to read it:
 * docs/performance.md. Times depend on the machine, so no figure makes it fail.
 */
import '../../server/needsBuild';
import '../../server/builtEnvironment';
import type {Browser} from '@playwright/test';
import {answering} from '@/lib/wrongCall';
import {measureLoad} from '../load';
import {ownServer, serving} from '../serving';
import {builtPages} from '../weight/builtPages';
import {measuredSpots} from '../weight/templates';
import {frameworkFloor} from './floor';
import {interactionsOf} from './interactions';
import {audited} from './lighthouse';
import {loadedBy} from './loaded';
import {navigationsOf} from './navigations';
import {type Options, optionsOf} from './options';
import {jsonOf, machine, type PageResult, type Result, textOf} from './report';
import {browsing} from './visits';

/** How far it is, where it does not get into the figures. */
const say = (what: string) => process.stderr.write(`${what}\n`);

const bench = (options: Options): Promise<Result> =>
  browsing(async (browser) => {
    const runs = options.bytes ? 0 : options.runs;
    const result = machine(browser.version());
    say('the framework alone');
    const floor = await frameworkFloor(runs);
    const served = await serving(ownServer, (port) => measured(browser, `http://localhost:${port}`, options));
    if (options.load && !options.bytes) say('requests a second');
    return {
      machine: result,
      runs,
      floor,
      ...served,
      load: options.load && !options.bytes ? await measureLoad() : [],
    };
  });

async function measured(browser: Browser, origin: string, {all, bytes, runs}: Options) {
  const built = new Map(builtPages().map(({route, weight}) => [route, weight]));
  const pages: PageResult[] = [];
  for (const spot of measuredSpots(all)) {
    say(spot.url);
    const url = origin + spot.url;
    const weight = built.get(spot.route);
    if (!weight) throw new Error(`${spot.route} is not in the build: run \`npm run build\` again.`);
    const loaded = await loadedBy(browser, url);
    pages.push({...spot, built: weight, loaded, ...(!bytes && {audit: await audited(url, runs)})});
  }
  if (bytes) return {pages, interactions: [], navigations: []};
  say('touches and links');
  const interactions = await interactionsOf(browser, origin, runs);
  return {pages, interactions, navigations: await navigationsOf(browser, origin, runs)};
}

await answering(async () => {
  const options = optionsOf(process.argv.slice(2));
  const result = await bench(options);
  console.log(options.json ? jsonOf(result) : textOf(result));
});
