/**
 * Reads a catalog as text, because a translator needs the line of what is wrong and `JSON.parse` forgets it. Keys that
 * stand twice and values that are not text are problems too: `JSON.parse` accepts both without a word.
 */

/** One message. `key` is dotted, without the file's name; `line` counts from 1 and is the line of the key. */
type Message = {key: string; text: string; line: number};

/** What keeps a file, or one key of it (`key` is '' for the file), from being read. Line and column count from 1. */
type Unreadable = {key: string; line: number; column: number; message: string};

export type Catalog = {
  /** By key, in the order of the file. */
  messages: Map<string, Message>;
  /** The lines of the objects that hold messages, by dotted key; the file itself is ''. */
  branches: Map<string, number>;
  problems: Unreadable[];
  /** False when the file is not JSON: then nothing can be said of its messages. */
  readable: boolean;
};

/** The catalog in a file's text, also behind a byte order mark, which is a problem, and with Windows line ends. Never throws. */
export function readCatalog(source: string): Catalog {
  const catalog: Catalog = {messages: new Map(), branches: new Map(), problems: [], readable: true};
  const reader = new Reader(source);
  try {
    reader.catalog(catalog);
  } catch (error) {
    if (!(error instanceof NotJson)) throw error;
    const {line, column, message} = error;
    catalog.problems.push({key: '', line, column, message});
    catalog.readable = false;
    // What was read before the mistake may be in the wrong place.
    catalog.messages.clear();
  }
  return catalog;
}

/** The line of a key, or, where it is missing, of the nearest object around its place. */
export function lineOf(catalog: Pick<Catalog, 'messages' | 'branches'>, key: string): number {
  const {messages, branches} = catalog;
  const exact = messages.get(key)?.line ?? branches.get(key);
  if (exact || !key) return exact ?? 1;
  return lineOf(catalog, key.slice(0, Math.max(0, key.lastIndexOf('.'))));
}

class NotJson extends Error {
  readonly line: number;
  readonly column: number;

  constructor(message: string, line: number, column: number) {
    super(message);
    this.line = line;
    this.column = column;
  }
}

type Value = {kind: 'text'; text: string} | {kind: 'branch'} | {kind: 'other'; name: string};

/** A JSON parser that keeps count of lines. */
class Reader {
  private readonly source: string;
  private at = 0;
  private line = 1;
  private lineStart = 0;

  constructor(source: string) {
    this.source = source;
    if (source.startsWith('\uFEFF')) this.lineStart = this.at = 1;
  }

  catalog(catalog: Catalog) {
    if (this.at) {
      const message = 'The file begins with a byte order mark, at which the build stops. Save it as UTF-8 without one.';
      catalog.problems.push({key: '', line: 1, column: 1, message});
    }
    this.space();
    const {line, column} = this;
    const value = this.value('', catalog);
    if (value.kind !== 'branch') {
      catalog.problems.push({key: '', line, column, message: 'A catalog is one object: { "key": "text" }.'});
    }
    this.space();
    if (this.at < this.source.length) this.fail('Something follows the closing }. Is there a } too many above it?');
  }

  private value(key: string, into: Catalog | undefined): Value {
    const first = this.source[this.at];
    if (first === '"') return {kind: 'text', text: this.string()};
    if (first === '{') {
      this.object(key, into);
      return {kind: 'branch'};
    }
    if (first === '[') {
      this.array();
      return {kind: 'other', name: 'a list'};
    }
    const word = /(?:true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.])/y;
    word.lastIndex = this.at;
    const found = word.exec(this.source)?.[0];
    if (!found) this.fail(`Text in straight quotation marks ("…") is wanted here, not ${this.shown()}.`);
    this.at += found.length;
    return {kind: 'other', name: found};
  }

  private object(path: string, into: Catalog | undefined) {
    into?.branches.set(path, this.line);
    const own = new Set<string>();
    this.at += 1;
    this.space();
    if (this.source[this.at] === '}') {
      this.at += 1;
      return;
    }
    for (;;) {
      const {line, column} = this;
      if (this.source[this.at] !== '"')
        this.fail(`A key in straight quotation marks is wanted here, not ${this.shown()}.`);
      const name = this.string();
      const key = path ? `${path}.${name}` : name;
      this.space();
      if (this.source[this.at] !== ':') this.fail(`A colon is wanted after the key "${name}", not ${this.shown()}.`);
      this.at += 1;
      this.space();
      const problem = (message: string) => into?.problems.push({key, line, column, message});
      const again = own.has(name);
      own.add(name);
      const value = this.value(key, again ? undefined : into);
      if (again) problem('The key stands twice in the same place; only one can count. Delete one of the two.');
      else if (!name || name.includes('.')) problem('A key is not empty and has no full stop in it.');
      else if (value.kind === 'other') problem(`The value is ${value.name}; it must be text in quotation marks.`);
      else if (value.kind === 'text') into?.messages.set(key, {key, text: value.text, line});
      this.space();
      const next = this.source[this.at];
      if (next === '}') {
        this.at += 1;
        return;
      }
      if (next !== ',') this.fail(`A comma or a } is wanted after the value of "${name}", not ${this.shown()}.`);
      this.at += 1;
      this.space();
      if (this.source[this.at] === '}') this.fail('There is a comma too many before this }.');
    }
  }

  private array() {
    this.at += 1;
    this.space();
    if (this.source[this.at] === ']') {
      this.at += 1;
      return;
    }
    for (;;) {
      this.value('', undefined);
      this.space();
      const next = this.source[this.at];
      if (next !== ',' && next !== ']') this.fail(`A comma or a ] is wanted here, not ${this.shown()}.`);
      this.at += 1;
      if (next === ']') return;
      this.space();
    }
  }

  private string(): string {
    const {line, column} = this;
    const start = this.at;
    for (this.at += 1; this.source[this.at] !== '"'; this.at += 1) {
      const char = this.source[this.at];
      if (char === undefined || char === '\n' || char === '\r') {
        throw new NotJson('The text that begins here has no closing quotation mark on its line.', line, column);
      }
      if (char < ' ') this.fail('A tab or another control character stands in a text; write \\t or a space.');
      if (char === '\\') this.escape();
    }
    this.at += 1;
    return JSON.parse(this.source.slice(start, this.at));
  }

  private escape() {
    this.at += 1;
    if (/["\\/bfnrt]/.test(this.source[this.at] ?? '')) return;
    if (!/^u[0-9a-fA-F]{4}$/.test(this.source.slice(this.at, this.at + 5))) {
      this.fail('A backslash is followed by one of " \\ / b f n r t, or by u and four hexadecimal digits.');
    }
    this.at += 4;
  }

  private space() {
    for (; /[ \t\n\r]/.test(this.source[this.at] ?? ''); this.at += 1) {
      if (this.source[this.at] !== '\n') continue;
      this.line += 1;
      this.lineStart = this.at + 1;
    }
  }

  private get column() {
    return this.at - this.lineStart + 1;
  }

  private shown() {
    const char = this.source[this.at];
    return char === undefined ? 'the end of the file' : char;
  }

  private fail(message: string): never {
    throw new NotJson(message, this.line, this.column);
  }
}
