/**
 * Graphs as Python writes them: literals, and the calls of networkx around them. Nothing is evaluated; any other call, name
 * or sign is refused.
 *
 *     [("a", "b"), ("b", "c", 3), ("c", "d", {"weight": 2})]      {"a": ["b", "c"]}      {"a": {"b": {"weight": 3}}}
 *     nx.DiGraph([(1, 2)])      G = nx.Graph()      G.add_edges_from([(1, 2)])      G.add_edge("a", "b", weight=3)
 */
import type { ForeignGraph } from './foreign-graph.ts';
import { type Call, type Literal, pairsOf, statements } from './python-text.ts';
import { Building, Source } from './source.ts';

const graphs: Readonly<Record<string, boolean>> = {
  Graph: false,
  MultiGraph: false,
  DiGraph: true,
  MultiDiGraph: true,
};

export function read(text: string): ForeignGraph {
  return new PythonGraph(new Source(text)).read();
}

class PythonGraph {
  readonly #building: Building;
  /** What each name stands for, as Python tells it apart from others: 1 is not "1". */
  readonly #kinds = new Map<string, string>();
  #directed: boolean | undefined;
  /** The name of the graph, once one is made. */
  #graph: string | undefined;
  #said = false;

  constructor(readonly source: Source) {
    this.#building = new Building(source);
  }

  read(): ForeignGraph {
    for (const { name, value, at } of statements(this.source)) {
      if (value.kind === 'call') this.#call(value, name);
      else this.#first(at, () => this.#edges(value));
    }
    if (!this.#said) this.source.unexpected(this.source.text.length);
    return this.#building.done(this.#directed);
  }

  /** A text makes one graph. */
  #first(at: number, make: () => void): void {
    if (this.#said) this.source.fail('several', at, { count: 2 });
    this.#said = true;
    make();
  }

  #call({ path, items, options, at }: Call, name: string | undefined): void {
    const [last = '', owner] = path.toReversed();
    const unknown = () => this.source.fail('part-unknown', at, { found: path.join('.') });
    const first = items[0];
    if (last in graphs || /^(Out)?(Multi)?Edge(Data)?View$/.test(last)) {
      if (items.length > 1 || options.length > 0) unknown();
      this.#first(at, () => {
        this.#directed = graphs[last];
        this.#graph = name;
        if (first) this.#edges(first);
      });
      return;
    }
    if (this.#graph === undefined || owner !== this.#graph || path.length !== 2 || name) unknown();
    if (last === 'add_edges_from' && items.length === 1 && first) {
      if (options.length > 0) unknown();
      this.#pairs(first);
    } else if (last === 'add_weighted_edges_from' && items.length === 1 && first) {
      for (const edge of pairsOf(this.source, first)) {
        if (edge.items.length !== 3) this.source.unexpected(edge.at);
      }
      if (options.length > 0) unknown();
      this.#pairs(first);
    } else if (last === 'add_nodes_from' && items.length === 1 && first?.kind === 'list') {
      if (options.length > 0) unknown();
      for (const node of first.items) this.#node(node);
    } else if (last === 'add_node' && items.length === 1 && first) {
      this.#node(first);
      this.#building.attributes += options.length;
    } else if (last === 'add_edge' && items.length === 2) {
      const [from, to] = items;
      if (from && to) this.#edge(from, to, at, options);
    } else unknown();
  }

  /** A list of edges, or a dictionary of neighbours. */
  #edges(value: Literal): void {
    if (value.kind !== 'dict') {
      this.#pairs(value);
      return;
    }
    const seen = new Set<number>();
    for (const [key] of value.entries) {
      const node = this.#node(key);
      if (seen.has(node)) this.source.fail('twice', key.at);
      seen.add(node);
    }
    for (const [from, after] of value.entries) {
      if (after.kind === 'list') for (const to of after.items) this.#edge(from, to, to.at, []);
      else if (after.kind === 'dict') {
        for (const [to, attributes] of after.entries) this.#attributed(from, to, attributes);
      } else this.source.unexpected(after.at);
    }
  }

  /** Pairs, perhaps with a weight, a key or attributes. */
  #pairs(value: Literal): void {
    for (const { items, at } of pairsOf(this.source, value)) {
      const [from, to, third] = items;
      if (!from || !to) this.source.fail('node-missing', at);
      else if (third) this.#attributed(from, to, third);
      else this.#edge(from, to, at, []);
    }
  }

  /** An edge with what stands in its third place: a weight, or attributes. */
  #attributed(from: Literal, to: Literal, third: Literal): void {
    if (third.kind === 'word' && third.number !== undefined) {
      this.#edge(from, to, to.at, [['weight', third]]);
    } else if (third.kind === 'dict') {
      const options = third.entries.map(([key, value]): [string, Literal] => {
        return key.kind === 'text' ? [key.text, value] : this.source.unexpected(key.at);
      });
      this.#edge(from, to, to.at, options);
    } else if (third.kind === 'text') this.#edge(from, to, to.at, [['label', third]]);
    else this.source.unexpected(third.at);
  }

  #edge(from: Literal, to: Literal, at: number, options: readonly (readonly [string, Literal])[]) {
    const weights = options.filter(([key]) => key === 'weight');
    const [weight] = weights.map(([, value]) => {
      const number = value.kind === 'word' && value.number !== undefined ? value.text : undefined;
      return number ?? this.source.fail('not-a-number', value.at, { found: value.text });
    });
    if (weights.length > 1) this.source.fail('twice', at);
    this.#building.attributes += options.length - weights.length;
    this.#building.edge(this.#node(from), this.#node(to), at, weight);
  }

  /** A number, a text, or a tuple of such, which is named as Python writes it. */
  #node(value: Literal): number {
    const { text, at } = value;
    if (value.kind === 'dict' || (value.kind === 'list' && value.open !== '(')) {
      this.source.unexpected(at);
    }
    const kind = this.#kinds.get(text) ?? value.kind;
    if (kind !== value.kind) this.source.fail('same-name', at, { found: text });
    this.#kinds.set(text, kind);
    return this.#building.node({ text, at });
  }
}
