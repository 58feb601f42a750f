import type { Place, Pointer } from './view.ts';

/** Columns of the drawing, at most: more elements share one. */
const WIDEST = 64;
const signs: Record<Place, string> = {
  smaller: '<',
  equal: '=',
  unprocessed: '.',
  larger: '>',
  outside: ' ',
  sorting: '.',
  sorted: ' ',
  covered: '?',
};

/**
 * The areas as the document draws them, in characters:
 *
 *     p<<<
 *     |   p===
 *     |   |             p>>>
 *     |   |    p...     |
 *     |---|----|--------|---
 *     <<<<=====.........>>>>
 */
export function diagram(
  length: number,
  place: (position: number) => Place,
  pointers: readonly Pointer[],
): string {
  const width = Math.min(WIDEST, length);
  const column = (at: number) => Math.ceil((at * width) / Math.max(1, length));
  const rows = pointers.map((_, row) => {
    const line = Array.from({ length: width + 1 }, () => ' ');
    for (const { at } of pointers.slice(0, row)) line[column(at)] = '|';
    const here = pointers[row];
    if (here) line.splice(column(here.at), here.name.length, ...here.name);
    return line.join('').trimEnd();
  });
  const rule = Array.from({ length: width }, () => '-');
  for (const { at } of pointers) rule[column(at)] = '|';
  const areas = Array.from({ length: width }, (_, at) => {
    return signs[place(Math.floor((at * length) / width))];
  });
  return [...rows, rule.join(''), areas.join('').trimEnd()].join('\n');
}
