/**
 * Just enough of TypeScript to see which texts a file names: its string and template literals, without comments. A parser
 * would know more, and would cost more time than all other checks together.
 */

/** A literal's text, with `hole` where a template has an expression: `items.${key}.title` → `items.\0.title`. */
type Literal = {text: string; start: number; end: number};

export const hole = '\0';

export type Source = {
  /** The file with comments and the insides of literals blanked out, every character in its place. */
  code: string;
  literals: Literal[];
};

/** Reads code. Literals inside a template's expressions are listed too. Never throws. */
export function readSource(text: string): Source {
  const blanks: [start: number, end: number][] = [];
  const literals: Literal[] = [];
  let at = 0;

  function until(end: string) {
    const found = text.indexOf(end, at);
    at = found < 0 ? text.length : found;
  }

  /** Code up to the end of the file, or to the } of the template expression that it stands in. */
  function code(inTemplate: boolean) {
    for (let depth = 0; at < text.length; at += 1) {
      const char = text[at];
      if (text.startsWith('//', at) && text[at - 1] !== ':') skip('\n');
      else if (text.startsWith('/*', at)) skip('*/');
      else if (char === "'" || char === '"') string(char);
      else if (char === '`') template();
      else if (char === '{') depth += 1;
      else if (char === '}') {
        if (inTemplate && depth === 0) return;
        depth -= 1;
      }
    }
  }

  function skip(end: string) {
    const start = at;
    until(end);
    blanks.push([start, at]);
  }

  function string(quote: string) {
    const start = at;
    let end = start + 1;
    while (end < text.length && text[end] !== quote && text[end] !== '\n') end += text[end] === '\\' ? 2 : 1;
    // An apostrophe in the text of an element has no second one on its line.
    if (text[end] !== quote) return;
    at = end;
    literals.push({text: text.slice(start + 1, end), start, end: end + 1});
    blanks.push([start + 1, end]);
  }

  function template() {
    const start = at;
    let said = '';
    for (at += 1; at < text.length && text[at] !== '`'; at += 1) {
      if (text.startsWith('${', at)) {
        at += 2;
        code(true);
        said += hole;
      } else {
        if (text[at] === '\\') at += 1;
        said += text[at];
      }
    }
    literals.push({text: said, start, end: at + 1});
  }

  code(false);
  const chars = [...Array(text.length).keys()].map((index) => text[index] ?? '');
  for (const [start, end] of blanks) chars.fill(' ', start, end);
  return {code: chars.join(''), literals: literals.toSorted((a, b) => a.start - b.start)};
}

/** Where the expression that begins at `start` ends: at a comma or a closing bracket of its own level. */
export function endOfExpression({code, literals}: Source, start: number): number {
  let depth = 0;
  for (let at = start; at < code.length; at += 1) {
    const literal = literals.find((one) => one.start === at);
    if (literal) {
      at = literal.end - 1;
      continue;
    }
    const char = code[at] ?? '';
    if ('([{'.includes(char)) depth += 1;
    else if (')]}'.includes(char)) {
      if (depth === 0) return at;
      depth -= 1;
    } else if (char === ',' && depth === 0) return at;
  }
  return code.length;
}
