/**
 * GML (Graph Modelling Language), as networkx, igraph and yEd write it. A reader of our own: mobenga-gml 0.9.3, of 2015,
 * reads three of the nine right files of the corpus and refuses the others (entries on one line, comments, `-Inf`), and
 * gives no places. Descriptions of npm packages named no maintained one, without a claim that none exists; `@statelyai/graph`
 * was not tried.
 */
import { isDecimal } from './decimal.ts';
import type { GraphReader } from './foreign-graph.ts';
import { Found, placeOf } from './found.ts';
import { refused, unexpected } from './place.ts';

/** A key with its value: a number or a word as it is written, a text, or what stands between brackets. */
interface Entry {
  readonly key: string;
  readonly value: string | readonly Entry[];
  readonly quoted: boolean;
  readonly at: number;
}

const TOKEN =
  /(?:(?<key>[A-Za-z_]\w*)|(?<number>[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?(?![\w.])|[-+](?:inf|nan)\b)|"(?<text>[^"]*)"|(?<sign>[[\]])|$)/iy;

/** A line that is a comment. A sign in the midst of a line begins none. */
const COMMENT = /[^\S\n]*#[^\n]*/y;

/** No number, as C and R write it: it can stand for the value of an attribute. */
const ENDLESS = /^(inf|nan)$/i;

const MOST_LEVELS = 16;

const named: Readonly<Record<string, string>> = {
  ...{ amp: '&', quot: '"', apos: "'", lt: '<', gt: '>' },
  // Other names are in the standard, and no program of the three writes them.
};

class Reader {
  readonly text: string;
  #at = 0;

  constructor(text: string) {
    this.text = text;
  }

  #next() {
    this.#skip();
    TOKEN.lastIndex = this.#at;
    const match = TOKEN.exec(this.text);
    if (!match) throw this.syntax(this.#at);
    this.#at = TOKEN.lastIndex;
    const { key, number, text, sign } = match.groups ?? {};
    const written = key ?? number ?? sign;
    const length = written?.length ?? (text === undefined ? 0 : text.length + 2);
    const ended = length === 0;
    return { key, number, text, sign, ended, at: this.#at - length };
  }

  /** Goes over blanks, and over lines that are comments. */
  #skip(): void {
    for (;;) {
      const before = this.text[this.#at - 1] ?? '\n';
      COMMENT.lastIndex = this.#at;
      if (before === '\n' && COMMENT.test(this.text)) this.#at = COMMENT.lastIndex;
      else if (/\s/.test(this.text[this.#at] ?? '')) this.#at += 1;
      else return;
    }
  }

  /** The entries up to the bracket that closes, or up to the end. */
  entries(level = 0): readonly Entry[] {
    if (level > MOST_LEVELS) throw refused('not-plain', this.text, this.#at, { what: 'deep' });
    const entries: Entry[] = [];
    for (;;) {
      const { key, ended, sign, at } = this.#next();
      if (level === 0 ? ended : sign === ']') return entries;
      if (key === undefined) throw this.syntax(at);
      const value = this.#next();
      const quoted = value.text !== undefined;
      if (value.sign === '[') entries.push({ key, value: this.entries(level + 1), quoted, at });
      else if (ENDLESS.test(value.key ?? '') || (value.number ?? value.text) !== undefined) {
        const written = value.key ?? value.number ?? this.#plain(value.text ?? '', value.at + 1);
        entries.push({ key, value: written, quoted, at });
      } else throw this.syntax(value.at);
    }
  }

  /** A text without the names of characters: `&quot;`, `&#233;`. */
  #plain(text: string, at: number): string {
    return text.replace(/&(#\d+|#x[\da-f]+|\w+);/gi, (found, name: string, place: number) => {
      if (!name.startsWith('#')) {
        const character = named[name];
        if (character === undefined) throw unexpected(this.text, at + place, found.length);
        return character;
      }
      const code = Number(name.replace('#', name[1]?.toLowerCase() === 'x' ? '0' : ''));
      if (code > 0x10ffff) throw unexpected(this.text, at + place, found.length);
      return String.fromCodePoint(code);
    });
  }

  syntax(at: number) {
    const [found = ''] = this.text.slice(at, at + 2);
    return refused('syntax', this.text, at, { found });
  }
}

/** What stands between the brackets of an entry, by its keys. */
class List {
  readonly entries: readonly Entry[];
  readonly #text: string;

  constructor(text: string, { value, at }: Entry) {
    if (typeof value === 'string') throw unexpected(text, at);
    this.entries = value;
    this.#text = text;
  }

  /** The only entry of a key. */
  one(key: string): Entry | undefined {
    const [first, second] = this.entries.filter((entry) => entry.key === key);
    if (second) throw unexpected(this.#text, second.at);
    return first;
  }

  /** A value as it is written; undefined without the key. */
  word(key: string): string | undefined {
    const entry = this.one(key);
    if (!entry) return undefined;
    if (typeof entry.value !== 'string') throw unexpected(this.#text, entry.at);
    return entry.value;
  }

  /** A whole number that names a node. */
  id(key: string, at: number): string {
    const entry = this.one(key);
    if (!entry) throw refused('node-missing', this.#text, at);
    const { value, quoted } = entry;
    if (typeof value !== 'string' || quoted || !/^[-+]?\d+$/.test(value)) {
      throw unexpected(this.#text, entry.at);
    }
    return String(BigInt(value.replace('+', '')));
  }

  within(key: string): List | undefined {
    const entry = this.one(key);
    return entry && typeof entry.value !== 'string' ? new List(this.#text, entry) : undefined;
  }

  flag(key: string): boolean | undefined {
    const entry = this.one(key);
    if (!entry) return undefined;
    if (entry.value !== '0' && entry.value !== '1') throw unexpected(this.#text, entry.at);
    return entry.value === '1';
  }
}

export const read: GraphReader = (text) => {
  const found = new Found(text);
  const tops = new Reader(text).entries();
  const [top, second] = tops.filter(({ key }) => key === 'graph');
  const stray = tops.find(({ key }) => key === 'node' || key === 'edge');
  if (!top || stray) throw unexpected(text, stray?.at ?? 0);
  if (second) throw refused('not-plain', text, second.at, { what: 'several' });
  const graph = new List(text, top);
  const directed = graph.flag('directed') ?? false;
  const parts = (kind: string) => graph.entries.filter(({ key }) => key === kind);
  const nested = parts('graph')[0];
  if (nested) throw refused('not-plain', text, nested.at, { what: 'nested' });
  for (const entry of parts('node')) node(text, entry, found);
  for (const entry of parts('edge')) edge(text, entry, found);
  const rest = graph.entries.filter(({ key }) => !/^(node|edge|directed)$/.test(key));
  found.attributes += rest.length;
  return found.graph(directed);
};

function node(text: string, entry: Entry, found: Found): void {
  const list = new List(text, entry);
  const group = list.entries.find(
    ({ key, value }) => /^(gid|node|graph)$/.test(key) || (key === 'isGroup' && value !== '0'),
  );
  if (group) throw refused('not-plain', text, group.at, { what: 'nested' });
  const graphics = list.within('graphics');
  const place = placeOf(graphics?.word('x'), graphics?.word('y'));
  const key = list.one('label') ? 'label' : 'name';
  const label = list.word(key);
  found.node(list.id('id', entry.at), entry.at, { label, place });
  found.attributes += list.entries.length - 1 - (label === undefined ? 0 : 1) - (place ? 1 : 0);
}

/** Whether a line has an arrow at an end, as yEd or the standard says it. */
const hasArrow = (graphics: List, end: 'source' | 'target'): boolean =>
  (graphics.word(`${end}Arrow`) || 'none') !== 'none' ||
  ['both', end === 'source' ? 'first' : 'last'].includes(graphics.word('arrow') ?? 'none');

function edge(text: string, entry: Entry, found: Found): void {
  const list = new List(text, entry);
  const directed = list.flag('directed');
  const written = list.word('weight') ?? list.word('value');
  const weight = written !== undefined && isDecimal(written) ? written : undefined;
  found.edge(list.id('source', entry.at), list.id('target', entry.at), entry.at, {
    weight,
    directed,
  });
  const used = [directed, weight];
  found.attributes += list.entries.length - 2 - used.filter((it) => it !== undefined).length;
  const graphics = list.within('graphics');
  if (!graphics) return;
  const turned = hasArrow(graphics, 'source');
  found.arrow(turned ? 'turned' : hasArrow(graphics, 'target') ? 'arrow' : 'line', entry.at);
}
