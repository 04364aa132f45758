import {variablesIn} from './variables';

/**
 * What scripts may write into a page: classes, elements, variables. A class with a quote in it counts as written, because scripts are
 * cut at their quotes.
 */
export type ScriptWords = {
  has: (word: string) => boolean;
  hasElement: (name: string) => boolean;
  variables: readonly string[];
};

/**
 * Every piece of a script between quotes and white space. Rather code among the words than a string missed, as it takes a
 * parser to tell a quote in a pattern from one that begins a string.
 */
export function wordsOfScripts(scripts: readonly string[]): ScriptWords {
  const words = new Set(scripts.flatMap((script) => script.split(/["'`\s]+/)));
  // What makes elements is a function: `jsx("p", …)`. Of words alone, the site's own prose would have some.
  const elements = new Set(
    scripts.flatMap((script) => [...script.matchAll(/\(["'`](\w+)/g)].map(([, name = '']) => name)),
  );
  return {
    has: (word) => words.has(word) || /["'`]/.test(word),
    hasElement: (name) => elements.has(name),
    variables: scripts.flatMap(variablesIn),
  };
}

/**
 * The scripts of a document: those that it names, and what these load later.
 * @param chunks every script by its name, as documents and scripts write it
 */
export function scriptsOf(html: string, chunks: ReadonlyMap<string, string>): string[] {
  const reached = new Set<string>();
  const reach = (text: string) => {
    for (const [name] of text.matchAll(/static\/chunks\/[\w.~-]+\.js/g)) {
      const script = chunks.get(name);
      if (script === undefined || reached.has(name)) continue;
      reached.add(name);
      reach(script);
    }
  };
  reach(html);
  return [...reached].sort();
}
