/**
 * What every page of the build loads, in kilobytes of gzip -9, the heaviest scripts first: `npm run size`. A `!` is over
 * the budget. Fails where a page weighs more than it may today. `-- --exceptions` writes that table anew.
 */
import {writeFileSync} from 'node:fs';
import '../server/needsBuild';
import '../server/builtEnvironment';
import {answering} from '@/lib/wrongCall';
import {argumentsOf, flag} from './arguments';
import {figureIn, tableOf} from './bench/table';
import {budgetOf, exceptionsFile, excesses, measures, readExceptions} from './weight/budgets';
import {sitePages} from './weight/builtPages';
import {neededExceptions} from './weight/exceptions';

await answering(() => {
  const values = argumentsOf({exceptions: flag}, 'npm run size -- [--exceptions]');
  const exceptions = readExceptions();
  const pages = sitePages().sort((a, b) => b.weight.js - a.weight.js);

  if (values.exceptions) {
    writeFileSync(exceptionsFile, `${JSON.stringify(neededExceptions(pages, exceptions), null, 2)}\n`);
  } else {
    const rows = pages.map((page) => {
      const budget = budgetOf(page);
      return [...measures.map((measure) => figureIn(page.weight[measure], budget[measure])), page.route];
    });
    console.log(tableOf(['JS', 'HTML', 'CSS', 'fonts', 'all', 'kB / budget'], rows, measures.length));
    const grown = pages.flatMap((page) => excesses(page, exceptions).map((excess) => `${page.route} ${excess}`));
    for (const line of grown) console.error(line);
    if (grown.length) process.exitCode = 1;
  }
});
