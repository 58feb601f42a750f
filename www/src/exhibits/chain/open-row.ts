import type { ChainFigure } from './element.ts';
import type { ChainScene } from './scene.ts';

/** Groups from small to large with a gap between, and as many gaps behind as fill the row. */
export function cellsOf(groups: readonly number[], length: number): string {
  return groups
    .toSorted((a, b) => a - b)
    .map((size) => '1'.repeat(size))
    .join('0')
    .padEnd(length, '0');
}

/**
 * Shows a position of a row of so many cells. All of them are the whole row, to which the rule for the
 * first move applies unless `first` says otherwise.
 */
export function openGroups(
  figure: ChainFigure,
  groups: readonly number[],
  length: number,
  whole: Partial<ChainScene> = {},
): void {
  const cells = cellsOf(groups, length);
  const fields = cells.includes('0')
    ? { row: cells }
    : { objects: length, row: undefined, ...whole };
  void figure.change({ ...fields, takes: undefined, cursor: undefined });
}
