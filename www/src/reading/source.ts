/** What the readers of graphs share: places in a text, words with their places, and a graph that grows. */
import type { Params } from '../engine/errors.ts';
import { decimalKey, isDecimal } from './decimal.ts';
import {
  type ForeignEdge,
  type ForeignGraph,
  type ForeignNode,
  MOST_EDGES,
} from './foreign-graph.ts';
import { refused, unexpected } from './place.ts';

/** The limits of the core, so that a number in a header cannot ask for more. */
const maxNodes = 10_000;
const maxNameCharacters = 64;

/** A word of a text; `at` counts from the beginning of the text, in the units of JavaScript. */
export interface Word {
  readonly text: string;
  readonly at: number;
  readonly quoted?: boolean;
}

/** A line without its end. */
export interface Line {
  readonly text: string;
  readonly at: number;
}

/** How a line begins that is a comment: with the sign, or with `c` alone. */
type Comments = '' | '%' | 'c';

export class Source {
  constructor(readonly text: string) {}

  /** Refuses the text because of what stands at a place. Cost O(n). */
  fail(code: string, at: number, params: Params = {}): never {
    throw refused(code, this.text, at, params);
  }

  /** Refuses what does not belong where it stands. */
  unexpected(at: number, length?: number): never {
    throw unexpected(this.text, at, length);
  }

  /** All lines, blank ones too; a last line without text does not count. */
  lines(): Line[] {
    let at = 0;
    const lines = this.text.split('\n').map((text) => {
      const line = { text, at };
      at += text.length + 1;
      return line;
    });
    return lines.at(-1)?.text.trim() === '' ? lines.slice(0, -1) : lines;
  }

  /** The words of each line that has any and is not a comment. */
  rows(comments: Comments = ''): Word[][] {
    const none = (line: Line) =>
      comments === 'c' ? /^\s*c(\s|$)/.test(line.text) : line.text.trimStart().startsWith('%');
    return this.lines()
      .filter((line) => comments === '' || !none(line))
      .map((line) => words(line))
      .filter((row) => row.length > 0);
  }

  /** A word that must stand in a row. */
  need(row: readonly Word[], index: number): Word {
    const last = row.at(-1);
    const end = last ? last.at + last.text.length : this.text.length;
    return row[index] ?? this.unexpected(end);
  }

  /** A row must have this many words, or fewer than the second number. */
  width(row: readonly Word[], least: number, most: number = least): void {
    this.need(row, least - 1);
    const more = row[most];
    if (more) this.unexpected(more.at);
  }

  /** A whole number of at least 0. */
  whole(word: Word): number {
    if (word.quoted || !/^\d{1,15}$/.test(word.text)) {
      this.fail('not-a-number', word.at, { found: word.text || 'none' });
    }
    return Number(word.text);
  }

  /** A number such as `-1`, `.5` or `3e-2`; no NaN and nothing without end. */
  number(word: Word): number {
    const value = numberOf(word);
    return value ?? this.fail('not-a-number', word.at, { found: word.text || 'none' });
  }

  /** A number as it is written. */
  decimal(word: Word): string {
    this.number(word);
    return word.text;
  }

  /** A number that the text states must be the number of what it has. */
  counted(
    what: 'nodes' | 'edges' | 'entries' | 'cells',
    word: Word,
    stated: number,
    found: number,
  ) {
    if (stated !== found) this.fail('count-wrong', word.at, { what, stated, found });
  }
}

/** The value of a word that is a number. */
export function numberOf({ text, quoted }: Word): number | undefined {
  const value = Number(text);
  return !quoted && isDecimal(text) && Number.isFinite(value) ? value : undefined;
}

/** The words of a line between blanks. */
export function words({ text, at }: Line): Word[] {
  return [...text.matchAll(/\S+/g)].map((found) => ({ text: found[0], at: at + found.index }));
}

/** A graph that a reader makes. */
export class Building {
  readonly nodes: ForeignNode[] = [];
  readonly edges: ForeignEdge[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #ends = new Set<string>();
  attributes = 0;
  /** Whether some edges may have a weight and others none. */
  partly = false;

  constructor(readonly source: Source) {}

  /** Checks that a name can be seen and is not too long. */
  #check(name: string, at: number): void {
    if (name.trim() === '') this.source.fail('node-missing', at);
    if ([...name].length > maxNameCharacters) {
      this.source.fail('name-too-long', at, { limit: maxNameCharacters });
    }
  }

  #add(name: string, at: number): number {
    this.#check(name, at);
    if (this.nodes.length >= maxNodes) {
      this.source.fail('too-many-nodes', at, { limit: maxNodes });
    }
    this.#numbers.set(name, this.nodes.length);
    return this.nodes.push({ name, at }) - 1;
  }

  /** The node with this name, which is new if there was none. */
  node({ text, at }: Word): number {
    return this.#numbers.get(text) ?? this.#add(text, at);
  }

  /** A node that the text must not have named before. */
  fresh({ text, at }: Word): number {
    if (this.#numbers.has(text)) this.source.fail('name-twice', at, { name: text });
    return this.#add(text, at);
  }

  /** A node that the text must have named before. */
  known({ text, at }: Word): number {
    return this.#numbers.get(text) ?? this.source.fail('unknown-node', at);
  }

  /** As many nodes as a word says, whose names are numbers. */
  numbered(count: Word, from: 0 | 1): number {
    const stated = this.source.whole(count);
    if (stated > maxNodes) {
      this.source.fail('too-many-nodes', count.at, { limit: maxNodes });
    }
    for (let at = 0; at < stated; at += 1) this.#add(`${at + from}`, count.at);
    return stated;
  }

  /** A node by its number, counted from 1. */
  numberedFrom1(word: Word): number {
    const number = this.source.whole(word);
    return number >= 1 && number <= this.nodes.length
      ? number - 1
      : this.source.fail('unknown-node', word.at);
  }

  place(node: number, place: readonly [number, number]): void {
    const known = this.nodes[node];
    if (known) this.nodes[node] = { ...known, place };
  }

  /** An edge that stands at `at`. */
  edge(from: number, to: number, at: number, weight?: string): void {
    if (this.edges.length >= MOST_EDGES) {
      this.source.fail('too-many-edges', at, { limit: MOST_EDGES });
    }
    const { weight: before } = this.edges[0] ?? { weight };
    if (!this.partly && (before === undefined) !== (weight === undefined)) {
      this.source.fail('weight-missing', at);
    }
    this.edges.push(weight === undefined ? { from, to, at } : { from, to, at, weight });
  }

  /** An edge that the text must not have given before, in the direction that it says. */
  once(from: number, to: number, at: number, bothWays: boolean, weight?: string): void {
    const ends = bothWays && to < from ? `${to} ${from}` : `${from} ${to}`;
    if (this.#ends.has(ends)) this.source.fail('twice', at);
    this.#ends.add(ends);
    this.edge(from, to, at, weight);
  }

  /** The graph. Places are kept if each node has one and two of them differ. */
  done(directed: boolean | undefined, named?: ForeignGraph['named']): ForeignGraph {
    const { nodes, edges, attributes } = this;
    const places = new Set(nodes.map(({ place }) => place?.join(' ')));
    const placed = !places.has(undefined) && (places.size > 1 || nodes.length === 1);
    return {
      nodes: placed ? nodes : nodes.map(({ place: _, ...node }) => node),
      edges,
      directed,
      attributes,
      ...(named && { named }),
    };
  }

  /**
   * Gives the nodes their labels as names, if all names are numbers and each has a label that no other has. Otherwise
   * labels are attributes.
   */
  labelled(labels: readonly (Word | undefined)[]): ForeignGraph['named'] {
    const given = labels.flatMap((label) => (label && label.text.trim() !== '' ? [label] : []));
    const numbers = this.nodes.every(({ name }) => /^\d+$/.test(name));
    const each = given.length === this.nodes.length;
    if (!numbers || !each || new Set(given.map(({ text }) => text)).size < given.length) {
      this.attributes += given.length;
      return numbers && given.length > 0 ? 'numbers' : undefined;
    }
    if (given.length === 0) return undefined;
    for (const [node, { text, at }] of given.entries()) {
      this.#check(text, at);
      const known = this.nodes[node];
      if (known) this.nodes[node] = { ...known, name: text, id: known.name, at };
    }
    return 'labels';
  }
}

/** Whether each edge stands beside the one that leads back, with the same weight. */
export function symmetric(edges: readonly ForeignEdge[]): boolean {
  const weights = new Map(edges.map((one) => [`${one.from} ${one.to}`, one.weight]));
  return edges.every(({ from, to, weight }) => {
    const back = `${to} ${from}`;
    return weights.has(back) && decimalKey(weights.get(back)) === decimalKey(weight);
  });
}
