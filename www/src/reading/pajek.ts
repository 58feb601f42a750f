/** Pajek's networks: `*Vertices` with labels and places, then arcs, edges, their lists, or a matrix. */
import type { ForeignGraph } from './foreign-graph.ts';
import { enter } from './matrix.ts';
import { Building, type Line, numberOf, Source, symmetric, type Word, words } from './source.ts';

/** The words of a line; what stands in quotes is one. */
function quotedWords(source: Source, { text, at }: Line): Word[] {
  return [...text.matchAll(/"([^"]*)"|[^\s"]+|"/g)].map((found) => {
    const before = text[found.index - 1];
    if (found[0] === '"' || (before !== undefined && !/\s/.test(before))) {
      source.unexpected(at + found.index);
    }
    const quoted = found[1] !== undefined;
    return { text: found[1] ?? found[0], at: at + found.index, ...(quoted && { quoted }) };
  });
}

const kinds = ['vertices', 'arcs', 'edges', 'arcslist', 'edgeslist', 'matrix', 'network'];

export function read(text: string): ForeignGraph {
  const source = new Source(text);
  const building = new Building(source);
  const labels: (Word | undefined)[] = [];
  const square: Word[][] = [];
  const seen = new Set<string>();
  let directed: boolean | undefined;
  let kind = '';
  let count: Word | undefined;
  /** The second number of `*Vertices`: how many nodes are of the first of two kinds, between which all lines lead. */
  let parted: { readonly word: Word; readonly first: number } | undefined;
  /** The numbers of lines that headings state, and how many lines there are. */
  const stated: { readonly word: Word; found: number }[] = [];
  let part: (typeof stated)[number] | undefined;
  for (const line of source.lines()) {
    const [first] = words(line);
    if (!first || first.text.startsWith('%')) continue;
    const row = quotedWords(source, line);
    if (first.text.startsWith('*')) {
      kind = first.text.slice(1).toLowerCase();
      heading(source, kind, row, seen);
      seen.add(kind);
      const [, number, word] = row;
      part = undefined;
      if (kind === 'vertices') {
        count = source.need(row, 1);
        building.numbered(count, 1);
        if (word) parted = { word, first: firstKind(building, word) };
      } else if (/^(arcs|edges)$/.test(kind) && number && number.text !== ':1') {
        part = { word: number, found: 0 };
        stated.push(part);
      }
      continue;
    }
    if (kind === 'vertices') vertex(building, row, labels);
    else if (kind === 'matrix') square.push(row);
    else {
      if (kind === '' || kind === 'network') source.unexpected(first.at);
      const arcs = kind.startsWith('arcs');
      if (directed === !arcs) source.fail('not-plain', first.at, { what: 'mixed' });
      directed = arcs;
      if (part) part.found += 1;
      if (kind.endsWith('list')) list(building, row);
      else edge(building, row);
    }
  }
  if (!count) return source.unexpected(text.length);
  for (const { word, found } of stated) source.counted('edges', word, source.whole(word), found);
  if (parted) {
    const { word, first } = parted;
    // Its rows are the nodes of one kind, and its columns those of the other.
    if (seen.has('matrix')) source.fail('part-unknown', word.at, { found: word.text });
    const inside = building.edges.find(({ from, to }) => from < first === to < first);
    if (inside) source.unexpected(inside.at ?? 0);
    building.attributes += 1;
  }
  if (seen.has('matrix')) {
    const uneven = square.find((row) => row.length !== building.nodes.length);
    const rows = building.nodes.length;
    if (uneven) source.fail('not-square', uneven[0]?.at ?? 0, { rows, found: uneven.length });
    const at = square.at(-1)?.[0]?.at ?? text.length;
    if (square.length !== rows) source.fail('not-square', at, { rows, found: square.length });
    enter(building, square);
    directed = symmetric(building.edges) ? undefined : true;
  } else if (directed === undefined) {
    // Without lines, a heading alone says the direction.
    const [arcs, edges] = ['arcs', 'edges'].map((it) => seen.has(it) || seen.has(`${it}list`));
    directed = arcs === edges ? undefined : arcs;
  }
  // A file may leave all lines of nodes away, but not some of them.
  const found = labels.filter((label) => label !== undefined).length;
  if (found > 0) source.counted('nodes', count, building.nodes.length, found);
  return building.done(directed, building.labelled(labels));
}

/** A line that begins with a star. */
function heading(source: Source, kind: string, row: readonly Word[], seen: ReadonlySet<string>) {
  const [first, second] = [source.need(row, 0), row[1]];
  const unknown = (word: Word) => source.fail('part-unknown', word.at, { found: word.text });
  if (!kinds.includes(kind)) unknown(first);
  // A second list of nodes would be another graph, and a second one of edges another relation.
  if (seen.has(kind)) source.fail('twice', first.at);
  if (kind === 'network') {
    if (seen.size > 0) source.unexpected(first.at);
    return;
  }
  if (kind === 'vertices') {
    source.need(row, 1);
    const [, , , fourth] = row;
    if (fourth) unknown(fourth);
    return;
  }
  if (!seen.has('vertices')) source.unexpected(first.at);
  if ((kind === 'matrix' && seen.size > (seen.has('network') ? 2 : 1)) || seen.has('matrix')) {
    source.unexpected(first.at);
  }
  const counts = /^(arcs|edges)$/.test(kind) && numberOf(second ?? first) !== undefined;
  if (second && second.text !== ':1' && !counts) unknown(second);
}

/** How many nodes are of the first kind. */
function firstKind(building: Building, word: Word): number {
  const first = building.source.whole(word);
  return first <= building.nodes.length ? first : building.source.unexpected(word.at);
}

/** `1 "label" x y z shape name value …` */
function vertex(building: Building, row: readonly Word[], labels: (Word | undefined)[]): void {
  const { source } = building;
  const [number, label, ...rest] = row;
  if (!number) return;
  const node = building.numberedFrom1(number);
  if (labels[node]) source.fail('twice', number.at);
  labels[node] = label ?? { text: ' ', at: number.at };
  const places = rest.map(numberOf);
  const [x, y, z] = places;
  let used = 0;
  if (x !== undefined) {
    building.place(node, [x, y ?? source.unexpected(source.need(row, 3).at)]);
    used = z === undefined ? 2 : 3;
    if (z !== undefined) building.attributes += 1;
  }
  // A shape has one word, and every other attribute a name and a value.
  const more = rest.slice(used);
  if (more.length % 2 === 1) {
    const shape = more.shift();
    if (shape && numberOf(shape) !== undefined) source.unexpected(shape.at);
    building.attributes += 1;
  }
  named(building, more);
}

/** Names and values in turn. */
function named(building: Building, rest: readonly Word[]): void {
  for (const [at, word] of rest.entries()) {
    if (at % 2 === 1) continue;
    if (!/^[a-z]\w*$/i.test(word.text)) building.source.unexpected(word.at);
    building.source.need(rest, at + 1);
    building.attributes += 1;
  }
}

/** `1 2 weight name value …` */
function edge(building: Building, row: readonly Word[]): void {
  const { source } = building;
  const [from, to] = [source.need(row, 0), source.need(row, 1)];
  const weight = row[2] && numberOf(row[2]) !== undefined ? row[2].text : undefined;
  named(building, row.slice(weight === undefined ? 2 : 3));
  building.edge(building.numberedFrom1(from), building.numberedFrom1(to), from.at, weight);
}

/** `1 2 3`: from the first to each of the others. */
function list(building: Building, row: readonly Word[]): void {
  const [from, ...others] = row;
  if (!from) return;
  const node = building.numberedFrom1(from);
  building.source.need(row, 1);
  for (const other of others) building.edge(node, building.numberedFrom1(other), other.at);
}
