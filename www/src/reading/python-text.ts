/** The literals of Python, and calls with literals in them. */
import { numberOf, type Source } from './source.ts';

interface Place {
  /** What Python prints of it, without the quotes around a text. */
  readonly text: string;
  readonly at: number;
}

/** Brackets with values; a set is a list in braces. */
interface List extends Place {
  readonly kind: 'list';
  readonly open: '(' | '[' | '{';
  readonly items: readonly Literal[];
}

interface Dict extends Place {
  readonly kind: 'dict';
  readonly entries: readonly (readonly [Literal, Literal])[];
}

export type Literal =
  | List
  | Dict
  | (Place & { readonly kind: 'text' })
  | (Place & { readonly kind: 'word'; readonly number: number | undefined });

/** `path(items, name=value)` */
export interface Call {
  readonly kind: 'call';
  readonly path: readonly string[];
  readonly items: readonly Literal[];
  readonly options: readonly (readonly [string, Literal])[];
  readonly at: number;
}

/** A value, and the name that it gets. */
export interface Statement {
  readonly name: string | undefined;
  readonly value: Literal | Call;
  readonly at: number;
}

/** The last kind but three is a text that does not end: it is all that is left, and is refused. */
const tokens =
  /[^\S\n\\]+|\\\n|#.*|import[^\S\n]+networkx(?:[^\S\n]+as[^\S\n]+\w+)?(?=[^\S\n]*(?:[\n;#]|$))|[uU]?(?:"[^"\\\n]*(?:\\.[^"\\\n]*)*"|'[^'\\\n]*(?:\\.[^'\\\n]*)*')|["'][\s\S]*|[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?|[\p{L}_][\p{L}\p{N}_]*|[\s\S]/gu;

const escapes: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  '\\': '\\',
  "'": "'",
  '"': '"',
};

/** How deep brackets may stand in one another. A graph needs five levels. */
const maxDepth = 20;

class Parser {
  readonly #tokens: { readonly text: string; readonly at: number }[];
  #next = 0;

  constructor(readonly source: Source) {
    this.#tokens = [...source.text.matchAll(tokens)]
      .map((found) => ({ text: found[0], at: found.index }))
      .filter(({ text }) => !/^(?:[^\S\n]+|\\\n|#.*)$/.test(text));
  }

  get at(): number {
    return this.#tokens[this.#next]?.at ?? this.source.text.length;
  }

  /** The next token; inside brackets, an end of a line is nothing. */
  #peek(inBrackets = true): string {
    while (inBrackets && this.#tokens[this.#next]?.text === '\n') this.#next += 1;
    return this.#tokens[this.#next]?.text ?? '';
  }

  #take(text: string): void {
    if (this.#peek() !== text) this.source.unexpected(this.at);
    this.#next += 1;
  }

  #word(): string {
    const word = this.#peek(false);
    if (!/^[\p{L}_]/u.test(word)) this.source.unexpected(this.at);
    this.#next += 1;
    return word;
  }

  statements(): Statement[] {
    const found: Statement[] = [];
    while (this.#next < this.#tokens.length) {
      if (/^(?:[\n;]|import\s)/.test(this.#peek(false))) {
        this.#next += 1;
        continue;
      }
      const at = this.at;
      const [word, sign] = this.#tokens.slice(this.#next, this.#next + 2).map(({ text }) => text);
      const named = sign === '=' && word !== undefined && /^[\p{L}_]/u.test(word);
      if (named) this.#next += 2;
      const value =
        /^[\p{L}_]/u.test(this.#peek(false)) && !this.#constant() && !this.#isText()
          ? this.#call()
          : this.#value(0);
      found.push({ name: named ? word : undefined, value, at });
      if (!['', '\n', ';'].includes(this.#peek(false))) this.source.unexpected(this.at);
    }
    return found;
  }

  #constant(): boolean {
    return ['True', 'False', 'None'].includes(this.#peek());
  }

  #isText(): boolean {
    return /^[uU]?["']/.test(this.#peek());
  }

  #call(): Call {
    const at = this.at;
    const path = [this.#word()];
    while (this.#peek(false) === '.') {
      this.#next += 1;
      path.push(this.#word());
    }
    const items: Literal[] = [];
    const options: [string, Literal][] = [];
    if (this.#peek(false) !== '(') this.source.unexpected(this.at);
    this.#items(')', () => {
      this.#peek();
      if (this.#tokens[this.#next + 1]?.text === '=') {
        const name = this.#word();
        this.#take('=');
        options.push([name, this.#value(1)]);
      } else if (options.length > 0) this.source.unexpected(this.at);
      else items.push(this.#value(1));
    });
    return { kind: 'call', path, items, options, at };
  }

  /** What stands in brackets, parted by commas, of which the last may have nothing after it; whether it has. */
  #items(close: string, item: () => void): boolean {
    this.#next += 1;
    let comma = false;
    while (this.#peek() !== close) {
      item();
      comma = this.#peek() === ',';
      if (!comma) break;
      this.#next += 1;
    }
    this.#take(close);
    return comma;
  }

  #value(depth: number): Literal {
    const open = this.#peek();
    const at = this.at;
    if (depth > maxDepth) this.source.unexpected(at);
    if (open === '[' || open === '(') return this.#list(open, at, depth);
    if (open === '{') return this.#braces(at, depth);
    if (this.#isText()) {
      this.#next += 1;
      return { kind: 'text', text: this.#unescaped(open, at), at };
    }
    const number = numberOf({ text: open, at });
    if (number === undefined && !this.#constant()) this.source.unexpected(at);
    this.#next += 1;
    return { kind: 'word', text: open, at, number };
  }

  #list(open: '[' | '(', at: number, depth: number): Literal {
    const items: Literal[] = [];
    const close = open === '(' ? ')' : ']';
    const comma = this.#items(close, () => items.push(this.#value(depth + 1)));
    const [only] = items;
    // Parentheses around one value without a comma are only parentheses.
    if (open === '(' && only && items.length === 1 && !comma) return only;
    const inner = items.map((item) => (item.kind === 'text' ? quoted(item.text) : item.text));
    const text = `${open}${inner.join(', ')}${items.length === 1 && open === '(' ? ',' : ''}${close}`;
    return { kind: 'list', open, items, text, at };
  }

  #braces(at: number, depth: number): Literal {
    const items: Literal[] = [];
    const entries: [Literal, Literal][] = [];
    this.#items('}', () => {
      const key = this.#value(depth + 1);
      if (this.#peek() === ':' && items.length === 0) {
        this.#take(':');
        entries.push([key, this.#value(depth + 1)]);
      } else if (entries.length > 0) this.source.unexpected(this.at);
      else items.push(key);
    });
    return items.length > 0
      ? { kind: 'list', open: '{', items, text: '{}', at }
      : { kind: 'dict', entries, text: '{}', at };
  }

  #unescaped(token: string, at: number): string {
    const from = token.search(/["']/) + 1;
    return token
      .slice(from, -1)
      .replace(/\\(?:x([\da-f]{2})|u([\da-f]{4})|U([\da-f]{8})|(.))/gi, (...found) => {
        const [, x, u, long, sign, offset] = found as [string, ...string[]];
        const code = x ?? u ?? long;
        const bad = () => this.source.unexpected(at + from + Number(offset));
        if (code !== undefined)
          return Number.parseInt(code, 16) > 0x10ffff
            ? bad()
            : String.fromCodePoint(Number.parseInt(code, 16));
        return escapes[sign ?? ''] ?? bad();
      });
  }
}

/** A text as Python prints it in a tuple. */
function quoted(text: string): string {
  return text.includes("'") && !text.includes('"')
    ? `"${text}"`
    : `'${text.replaceAll("'", "\\'")}'`;
}

/** The statements of a text; lines that only import networkx do not count. */
export const statements = (source: Source): Statement[] => new Parser(source).statements();

/** The items of a list of edges, each with two or three values. */
export function pairsOf(source: Source, value: Literal): List[] {
  if (value.kind !== 'list') return source.unexpected(value.at);
  return value.items.map((item) => {
    if (item.kind !== 'list' || item.open === '{') return source.unexpected(item.at);
    if (item.items.length < 2) source.fail('node-missing', item.at);
    const [, , , more] = item.items;
    return more ? source.unexpected(more.at) : item;
  });
}
