import {shortName} from './shortName';
import {variable, variablesIn} from './variables';

/**
 * A document's style rules with one or two letters for a variable that only they name. The site's whole sheet, which comes
 * behind them later, sets and reads its own.
 * @param elsewhere those that the page's markup, its scripts or what is drawn in it name
 */
export function withShortVariables(css: string, elsewhere: ReadonlySet<string>): string {
  const uses = Map.groupBy(
    variablesIn(css).filter((name) => !elsewhere.has(name)),
    (name) => name,
  );
  const byUse = [...uses.values()].sort((a, b) => b.length - a.length);
  const short = new Map(byUse.map(([name = ''], index) => [name, `--${shortName(index)}`]));
  return css.replace(variable, (name) => short.get(name) ?? name);
}
