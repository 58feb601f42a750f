/**
 * Tables of edges or of nodes with a header, as Gephi, pandas and spreadsheets write them. papaparse, the usual library for
 * such tables, goes on after quotes that do not close, names no columns, and parts some tables at their decimal commas
 * (see findings); this reader has half its size.
 */
import { isDecimal } from './decimal.ts';
import type { ForeignGraph } from './foreign-graph.ts';
import { Building, Source, type Word } from './source.ts';

/** The names of the columns that matter, in lower case. */
const columns = {
  from: ['source', 'from', 'node1', 'node_1', 'fromnode', 'src', 'from_node'],
  to: ['target', 'to', 'node2', 'node_2', 'tonode', 'dst', 'to_node', 'dest', 'destination'],
  weight: ['weight'],
  type: ['type'],
  id: ['id'],
  label: ['label', 'name'],
} as const;
type Column = keyof typeof columns;

type Separator = '\t' | ';' | ',' | ' ';

/** The cells of each line that is not blank. */
function table(source: Source, separator: Separator): Word[][] {
  const { text } = source;
  const blank = separator === ' ' ? /[^\S\n]+/y : /[^\S\n\t]*/y;
  const bare = separator === ' ' ? /[^\s]+/y : new RegExp(`[^\\n${separator}]*`, 'y');
  const rows: Word[][] = [];
  let at = 0;
  const take = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0] ?? '';
    at += found.length;
    return found;
  };
  while (at < text.length) {
    const row: Word[] = [];
    let more = true;
    while (more) {
      take(blank);
      const start = at;
      if (text[at] === '"') {
        const quoted = take(/"[^"]*(?:""[^"]*)*"/y);
        if (quoted === '') source.unexpected(at);
        row.push({ text: quoted.slice(1, -1).replaceAll('""', '"'), at: start, quoted: true });
      } else {
        const cell = take(bare).trimEnd();
        if (cell.includes('"')) source.unexpected(start + cell.indexOf('"'));
        if (separator !== ' ' || cell !== '') row.push({ text: cell, at: start });
      }
      const before = take(/[^\S\n\t]*/y);
      const next = text[at];
      more =
        separator === ' ' ? before !== '' && next !== '\n' && at < text.length : next === separator;
      if (!more && next !== undefined && next !== '\n') source.unexpected(at);
      if (next !== undefined && (separator !== ' ' || !more)) at += 1;
    }
    if (row.length > 1 || row[0]?.text) rows.push(row);
  }
  return rows;
}

/** Where the columns stand, if the header names both ends of an edge, or the ids of nodes. */
function placesOf(source: Source, header: readonly Word[]): Map<Column, number> | undefined {
  const places = new Map<Column, number>();
  for (const [at, cell] of header.entries()) {
    const name = cell.text.trim().toLowerCase();
    for (const column of Object.keys(columns) as Column[]) {
      if (!(columns[column] as readonly string[]).includes(name)) continue;
      const known = places.has(column);
      // Two columns that both could be the source leave it open which one is.
      if (known && column !== 'id' && column !== 'label') source.fail('twice', cell.at);
      if (!known) places.set(column, at);
    }
  }
  const edges = places.has('from') && places.has('to');
  return edges || (places.has('id') && places.has('label')) ? places : undefined;
}

/** A weight, with a comma for the point where commas do not part cells. */
function weightOf(source: Source, cell: Word, comma: boolean): string {
  const text = comma ? cell.text.replace(/^([+-]?\d+),(\d+)$/, '$1.$2') : cell.text;
  return isDecimal(text)
    ? text
    : source.fail('not-a-number', cell.at, { found: cell.text || 'none' });
}

/** The direction that a column of types says; undefined if it says something else in every row. */
function directionOf(source: Source, types: readonly Word[]): boolean | undefined {
  const said = types.map(({ text }) => {
    const type = text.toLowerCase();
    return type === 'directed' ? true : type === 'undirected' ? false : undefined;
  });
  const first = said.find((one) => one !== undefined);
  if (first === undefined) return undefined;
  const other = types[said.findIndex((one) => one !== first)];
  if (other) source.fail('not-plain', other.at, { what: 'mixed' });
  return first;
}

export function read(text: string): ForeignGraph {
  const source = new Source(text);
  const start = text.search(/\S/);
  const end = text.indexOf('\n', start);
  const header = text.slice(start, end === -1 ? text.length : end);
  for (const separator of ['\t', ';', ',', ' '] as const) {
    if (!header.includes(separator)) continue;
    const first = table(new Source(header), separator)[0] ?? [];
    const places = placesOf(
      source,
      first.map((cell) => ({ ...cell, at: cell.at + start })),
    );
    if (!places) continue;
    const rows = table(source, separator).slice(1);
    const names = first.map((cell) => cell.text).join('\n');
    for (const row of rows) {
      // Files that are put together have their header again.
      if (row.map((cell) => cell.text).join('\n') === names) source.fail('twice', row[0]?.at ?? 0);
      const at = row[first.length]?.at ?? row[0]?.at;
      if (at !== undefined && row.length !== first.length) {
        const stated = first.length;
        source.fail('count-wrong', at, { what: 'cells', stated, found: row.length });
      }
    }
    return places.has('from') && places.has('to')
      ? edges(source, rows, places, separator !== ',')
      : nodes(source, rows, places);
  }
  return source.fail('header-unclear', Math.max(0, start));
}

function edges(
  source: Source,
  rows: readonly Word[][],
  places: ReadonlyMap<Column, number>,
  comma: boolean,
): ForeignGraph {
  const building = new Building(source);
  const cell = (row: readonly Word[], column: Column) => row[places.get(column) ?? -1];
  const used = new Set<Column>(['from', 'to', 'weight']);
  const directed = directionOf(
    source,
    rows.flatMap((row) => cell(row, 'type') ?? []),
  );
  if (directed !== undefined) used.add('type');
  const kept = new Set([...used].map((column) => places.get(column)));
  let commas = comma;
  if (rows.some((row) => cell(row, 'weight')?.text.includes('.'))) commas = false;
  for (const row of rows) {
    const [from, to, weight] = [cell(row, 'from'), cell(row, 'to'), cell(row, 'weight')];
    if (!from || !to) continue;
    const ends = [building.node(from), building.node(to)] as const;
    building.edge(...ends, from.at, weight && weightOf(source, weight, commas));
    building.attributes += row.filter((one, at) => !kept.has(at) && one.text !== '').length;
  }
  return building.done(directed);
}

/** A table of nodes is a graph without edges. */
function nodes(
  source: Source,
  rows: readonly Word[][],
  places: ReadonlyMap<Column, number>,
): ForeignGraph {
  const building = new Building(source);
  const [id = 0, label = 0] = [places.get('id'), places.get('label')];
  for (const row of rows) {
    const name = row[id];
    if (name) building.fresh(name);
    building.attributes += row.filter(
      (one, at) => at !== id && at !== label && one.text !== '',
    ).length;
  }
  const named = building.labelled(rows.map((row) => row[label]));
  return building.done(undefined, named);
}
