/** Matrix Market: the matrix of a graph, as coordinates of its entries or whole, column after column. */
import { isZero } from './decimal.ts';
import type { ForeignGraph } from './foreign-graph.ts';
import { Building, Source, symmetric, type Word } from './source.ts';

export function read(text: string): ForeignGraph {
  const source = new Source(text);
  const [head = [], ...rows] = [...source.rows()].filter(
    (row, at) => at === 0 || !row[0]?.text.startsWith('%'),
  );
  source.width(head, 5);
  const first = source.need(head, 0);
  if (first.text.toLowerCase() !== '%%matrixmarket') source.unexpected(first.at);
  const kinds = [
    ['matrix'],
    ['coordinate', 'array'],
    ['pattern', 'real', 'double', 'integer'],
    ['general', 'symmetric'],
  ];
  const [, layout, field, shape] = kinds.map((allowed, at) => {
    const word = source.need(head, at + 1);
    const kind = word.text.toLowerCase();
    return allowed.includes(kind)
      ? kind
      : source.fail('part-unknown', word.at, { found: word.text });
  });
  const last = head[3];
  if (layout === 'array' && field === 'pattern' && last) source.unexpected(last.at);
  const [size = [], ...lines] = rows;
  source.width(size, layout === 'array' ? 2 : 3);
  const [height, width] = [source.need(size, 0), source.need(size, 1)];
  const [n, m] = [source.whole(height), source.whole(width)];
  if (n !== m) source.fail('not-square', width.at, { rows: n, found: m });
  const building = new Building(source);
  building.numbered(height, 1);
  const one = shape === 'symmetric';
  if (layout === 'array') array(building, lines, n, one);
  else coordinates(building, lines, source.need(size, 2), field === 'pattern', one);
  return building.done(one ? false : symmetric(building.edges) ? undefined : true);
}

/** `row column value`, or without value; of a symmetric matrix only the diagonal and what is below it. */
function coordinates(
  building: Building,
  lines: readonly Word[][],
  count: Word,
  pattern: boolean,
  one: boolean,
): void {
  const { source } = building;
  source.counted('entries', count, source.whole(count), lines.length);
  for (const row of lines) {
    source.width(row, pattern ? 2 : 3);
    const [from, to] = [source.need(row, 0), source.need(row, 1)];
    const ends = [building.numberedFrom1(from), building.numberedFrom1(to)] as const;
    if (one && ends[0] < ends[1]) source.unexpected(to.at);
    const value = pattern ? undefined : source.decimal(source.need(row, 2));
    // It may be an edge of weight 0, or none.
    if (value !== undefined && isZero(value)) source.fail('zero-entry', source.need(row, 2).at);
    building.once(...ends, from.at, one, value);
  }
}

/** A number for each entry, column after column. */
function array(building: Building, lines: readonly Word[][], n: number, one: boolean): void {
  const { source } = building;
  const cells = lines.map((row) => {
    source.width(row, 1);
    return source.need(row, 0);
  });
  const stated = one ? (n * (n + 1)) / 2 : n * n;
  const last = cells.at(-1);
  if (last) source.counted('entries', last, stated, cells.length);
  else if (stated > 0) source.unexpected(source.text.length);
  const values = cells.map((cell) => source.number(cell));
  const weighted = values.some((value) => value !== 0 && value !== 1);
  let at = 0;
  for (let column = 0; column < n; column += 1) {
    for (let row = one ? column : 0; row < n; row += 1) {
      const [value = 0, cell] = [values[at], cells[at]];
      at += 1;
      if (value !== 0 && cell)
        building.edge(row, column, cell.at, weighted ? cell.text : undefined);
    }
  }
}
