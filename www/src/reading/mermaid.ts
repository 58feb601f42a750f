/**
 * Mermaid's flowcharts: nodes with shapes, chains of arrows, groups with `&`, and subgraphs. What only draws is left aside
 * and counted; arrows with circles or crosses, which have no direction that is agreed on, are refused.
 */
import type { ForeignGraph } from './foreign-graph.ts';
import { Building, Source, type Word } from './source.ts';

/** What a link says: `-->` leads one way, `---` both ways, and `<-->` is two edges. */
type Link = { readonly at: number; readonly kind: 'one' | 'line' | 'both' };

const name = /(?:[\p{L}\p{N}_.]|-(?=[\p{L}\p{N}_]))+/uy;

/** The signs around the text of a node, longer ones first. */
const shapes = [
  ['(((', ')))'],
  ['((', '))'],
  ['([', '])'],
  ['[[', ']]'],
  ['[(', ')]'],
  ['{{', '}}'],
  ['[/', '/]'],
  ['[/', '\\]'],
  ['[\\', '\\]'],
  ['[\\', '/]'],
  ['[', ']'],
  ['(', ')'],
  ['{', '}'],
  ['>', ']'],
] as const;

/** A whole link, and the beginning of one that has a text in it. */
const links = /(?:[xo<](?=[-=]))?(?:--+[-xo>]|==+[=xo>]|-\.+-[xo>]?)/y;
const texts =
  /(<)?(?:--[^\S\n][^\n]+?--+([->xo])|==[^\S\n][^\n]+?==+([=>xo])|-\.[^\n]+?(?<!\.)\.+-([>xo])?)/y;
/** Lines that only draw, or describe the picture. */
const drawing =
  /(?:(?:style|classDef|linkStyle)[^\S\n]+|acc(?:Title|Descr)[^\S\n]*:)(?![^\n;]*(?:--|==|-\.|~~~))[^\n;]*|class[^\S\n]+[\w,-]+[^\S\n]+\w+|click[^\S\n]+[\w-]+(?:[^\S\n]+(?:"[^"\n]*"|[\w()]+))+/y;

export function read(text: string): ForeignGraph {
  return new Flowchart(new Source(text)).read();
}

class Flowchart {
  readonly #building: Building;
  readonly #labels: (Word | undefined)[] = [];
  readonly #subgraphs = new Set<string>();
  readonly #firstSeen = new Map<string, number>();
  #at = 0;
  #directed: boolean | undefined;
  #depth = 0;

  constructor(readonly source: Source) {
    this.#building = new Building(source);
  }

  /** Takes what a sticky pattern finds here; undefined if it finds nothing. */
  #take(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.source.text);
    if (found) this.#at += found[0].length;
    return found ?? undefined;
  }

  read(): ForeignGraph {
    this.#header();
    while (this.#between()) this.#statement();
    if (this.#depth > 0) this.source.unexpected(this.source.text.length);
    for (const subgraph of this.#subgraphs) {
      const at = this.#firstSeen.get(subgraph);
      if (at !== undefined) this.source.fail('part-unknown', at, { found: subgraph });
    }
    return this.#building.done(this.#directed, this.#building.labelled(this.#nodeLabels()));
  }

  #nodeLabels(): (Word | undefined)[] {
    return this.#building.nodes.map((_, node) => this.#labels[node]);
  }

  /** Passes comments, settings, and the words `graph TD` or `flowchart LR`. */
  #header(): void {
    this.#take(/\s*/y);
    if (this.#take(/---[^\S\n]*\n[\s\S]*?\n---[^\S\n]*(?=\n)/y)) this.#building.attributes += 1;
    this.#between();
    const { text } = this.source;
    if (!this.#take(/(?:graph|flowchart)\b(?!-)/iy)) {
      const found = /\S*/.exec(text.slice(this.#at))?.[0] ?? '';
      this.source.fail('part-unknown', this.#at, { found });
    }
    this.#take(/[^\S\n]+(?:td|tb|bt|rl|lr)\b/iy);
    if (!this.#ended()) this.source.unexpected(this.#at);
  }

  /** Whether the statement ends here. */
  #ended(): boolean {
    return this.#take(/[^\S\n]*(?=\n|;|$)/y) !== undefined;
  }

  /** Passes what parts statements; whether one follows. */
  #between(): boolean {
    while (this.#take(/[\s;]+/y) || this.#take(/%%(?!\{)[^\n]*/y)) {
      // Blanks and comments say nothing.
    }
    if (this.#take(/%%\{[\s\S]*?\}%%/y)) {
      this.#building.attributes += 1;
      return this.#between();
    }
    return this.#at < this.source.text.length;
  }

  #statement(): void {
    const start = this.#at;
    const subgraph = this.#take(/subgraph(?=\s|$)[^\S\n]*([^\s[;"]*)[^\S\n]*([^\n;]*)/y);
    if (subgraph) {
      this.#depth += 1;
      if (subgraph[1]) this.#subgraphs.add(subgraph[1]);
      if (subgraph[2]) this.#building.attributes += 1;
      return;
    }
    if (this.#take(/end(?=[\s;]|$)/y)) {
      this.#depth -= 1;
      if (this.#depth < 0 || !this.#ended()) this.source.unexpected(start);
      return;
    }
    if (this.#take(drawing)) {
      this.#building.attributes += 1;
      if (!this.#ended()) this.source.unexpected(this.#at);
      return;
    }
    if (this.#take(/direction[^\S\n]+(?:TD|TB|BT|RL|LR)(?=[\s;]|$)/y)) return;
    let before = this.#group();
    while (!this.#ended()) {
      const link = this.#link();
      this.#take(/\s*/y);
      const after = this.#group();
      for (const from of before) for (const to of after) this.#join(from, to, link);
      before = after;
    }
  }

  /** `a & b` */
  #group(): number[] {
    const nodes = [this.#node()];
    while (this.#take(/[^\S\n]+&[^\S\n]+/y)) nodes.push(this.#node());
    return nodes;
  }

  /** `a`, `a[Text]`, `a:::look` */
  #node(): number {
    const at = this.#at;
    const id = this.#take(name)?.[0] ?? this.source.unexpected(at);
    if (id === 'end' || id === 'subgraph') this.source.unexpected(at);
    const node = this.#building.node({ text: id, at });
    if (!this.#firstSeen.has(id)) this.#firstSeen.set(id, at);
    const label = this.#shape();
    if (label) this.#labels[node] = label;
    if (this.#take(/:::[\w-]+/y)) this.#building.attributes += 1;
    return node;
  }

  /** The text of a node in the signs of its shape. */
  #shape(): Word | undefined {
    const { text } = this.source;
    const start = this.#at;
    const openings = shapes.filter(([open]) => text.startsWith(open, start));
    for (const [open, close] of openings) {
      this.#at = start + open.length;
      const quoted = this.#take(/\s*"([^"]*)"\s*/y);
      const bare = quoted ? undefined : this.#take(/[^"()[\]{}\n]*/y)?.[0];
      // A slant belongs to the shape.
      const slant = bare !== undefined && text[this.#at - 1] === close[0] && close.length === 2;
      if (slant && /[\\/]/.test(close)) this.#at -= 1;
      const end = this.#at;
      if (!text.startsWith(close, end)) continue;
      this.#at += close.length;
      const label = quoted?.[1] ?? text.slice(start + open.length, end).trim();
      if (label.trim() === '') this.source.unexpected(start + open.length);
      return { text: label, at: start + open.length };
    }
    if (openings.length > 0) this.source.unexpected(start);
    return undefined;
  }

  /** A link with the text that it may have. */
  #link(): Link {
    this.#take(/[^\S\n]*/y);
    const at = this.#at;
    const [whole] = this.#take(links) ?? [];
    let [from, to] = [whole?.[0], whole?.at(-1)];
    if (whole === undefined) {
      const found = this.#take(texts);
      if (!found) return this.source.unexpected(at);
      [from, to] = [found[1], found[2] ?? found[3] ?? found[4]];
      this.#building.attributes += 1;
    } else if (this.#take(/[^\S\n]*\|[^|\n]*\|/y)) this.#building.attributes += 1;
    const unknown = () => {
      const found = this.source.text.slice(at, this.#at).trim();
      return this.source.fail('part-unknown', at, { found });
    };
    if ('xo'.includes(from ?? ' ') || 'xo'.includes(to ?? ' ')) unknown();
    if (from !== '<') return { at, kind: to === '>' ? 'one' : 'line' };
    return to === '>' ? { at, kind: 'both' } : unknown();
  }

  #join(from: number, to: number, { at, kind }: Link): void {
    // An arrow that leads both ways is two edges that lead one way.
    const oneWay = kind !== 'line';
    if (this.#directed === !oneWay) this.source.fail('not-plain', at, { what: 'mixed' });
    this.#directed = oneWay;
    this.#building.edge(from, to, at);
    if (kind === 'both') this.#building.edge(to, from, at);
  }
}
