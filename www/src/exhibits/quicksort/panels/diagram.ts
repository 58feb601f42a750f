import type { Place } from '../picture/view.ts';

/** The drawing has at most this many columns; with more elements, several share one. */
const WIDEST = 64;
const signs: Record<Place, string> = {
  smaller: '<',
  equal: '=',
  unprocessed: '.',
  larger: '>',
  waiting: ' ',
  finished: '_',
  sorting: '.',
  covered: '?',
};

/**
 * The areas in characters, as the blog post draws them:
 *
 *     first
 *     |   equal
 *     |   |             larger
 *     |   |    next     |
 *     |---|----|--------|---
 *     <<<<=====.........>>>>
 */
export function diagram(
  length: number,
  place: (position: number) => Place,
  pointers: readonly { readonly name: string; readonly at: number }[],
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
