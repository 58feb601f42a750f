/** A graph that a reader finds piece by piece. It refuses what a plain graph cannot hold. */
import { isDecimal } from './decimal.ts';
import type { ForeignEdge, ForeignGraph } from './foreign-graph.ts';
import { refused, unexpected } from './place.ts';

/** A node by what edges call it, and what it may be called instead. */
interface FoundNode {
  readonly id: string;
  readonly label: string | undefined;
  readonly place: readonly [number, number] | undefined;
  readonly at: number;
}

/** How an edge is drawn, where a form says this apart from the direction of the graph. */
type Arrow = 'line' | 'arrow' | 'turned';

/** What only numbers call a node: `0`, or `n0` as yEd and igraph write it. */
const NUMBERED = /^n?\d+$/;

/** The most characters of a name. */
const LONGEST = 64;

/** A number as programs write it, with a point; undefined for anything else. */
export const numberOf = (written: string | undefined): number | undefined =>
  written !== undefined && isDecimal(written.trim()) ? Number(written) : undefined;

/** A place, if both numbers are there. */
export const placeOf = (
  x: string | undefined,
  y: string | undefined,
): readonly [number, number] | undefined => {
  const [right, down] = [numberOf(x), numberOf(y)];
  return right === undefined || down === undefined ? undefined : [right, down];
};

export class Found {
  /** How many attributes are not used. */
  attributes = 0;
  readonly #text: string;
  readonly #nodes: FoundNode[] = [];
  readonly #places = new Map<string, number>();
  readonly #edges: ForeignEdge[] = [];
  /** Whether the edges so far say that they lead one way. */
  #directed: boolean | undefined;
  /** How the edges so far are drawn. */
  #arrow: Arrow | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  node(
    id: string,
    at: number,
    more: { label?: string | undefined; place?: FoundNode['place'] } = {},
  ): void {
    if (id.trim() === '') throw refused('node-missing', this.#text, at);
    if (this.#places.has(id)) throw refused('name-twice', this.#text, at, { name: id });
    this.#places.set(id, this.#nodes.length);
    this.#nodes.push({ id, label: more.label?.trim().replace(/\s+/g, ' '), place: more.place, at });
  }

  /** An edge between nodes that are there, and whether it alone says that it leads one way. */
  edge(
    from: string,
    to: string,
    at: number,
    more: { weight?: string | undefined; directed?: boolean | undefined } = {},
  ): void {
    const [start, end] = [this.#places.get(from), this.#places.get(to)];
    if (start === undefined || end === undefined) throw refused('unknown-node', this.#text, at);
    const { weight, directed } = more;
    if (directed !== undefined) {
      if (this.#directed === !directed) throw this.#mixed(at);
      this.#directed = directed;
    }
    this.#edges.push({ from: start, to: end, at, ...(weight !== undefined && { weight }) });
  }

  /** How the last edge is drawn. An arrow that is turned, or that only some edges have, is refused. */
  arrow(arrow: Arrow, at: number): void {
    if (arrow === 'turned') throw refused('arrow-turned', this.#text, at);
    if (this.#arrow !== undefined && this.#arrow !== arrow) throw this.#mixed(at);
    this.#arrow = arrow;
  }

  /** The weight of an edge; what is no number is refused. */
  weight(written: string | undefined, at: number): string | undefined {
    const weight = written?.trim();
    if (weight !== undefined && !isDecimal(weight)) throw unexpected(this.#text, at);
    return weight;
  }

  /** The graph. `directed` is what the text says of all edges. */
  graph(directed: boolean | undefined): ForeignGraph {
    const labels = this.#nodes.map(({ label }) => label);
    const byLabel =
      this.#nodes.every(({ id }) => NUMBERED.test(id)) &&
      labels.every((label) => label && [...label].length <= LONGEST) &&
      new Set(labels).size === labels.length;
    const nodes = this.#nodes.map(({ id, label, place, at }) => {
      const name = (byLabel && label) || id;
      if (label && label !== name) this.attributes += 1;
      return { name, at, ...(name !== id && { id }), ...(place && { place }) };
    });
    const renamed = nodes.some(({ name }, at) => name !== this.#nodes[at]?.id);
    const said = this.#directed ?? directed;
    return {
      nodes,
      edges: this.#edges,
      // Where the picture contradicts the text, the text leaves the direction open.
      directed: this.#arrow && (this.#arrow === 'arrow') !== said ? undefined : said,
      attributes: this.attributes,
      ...(renamed && { named: 'labels' }),
    };
  }

  #mixed(at: number) {
    return refused('not-plain', this.#text, at, { what: 'mixed' });
  }
}
