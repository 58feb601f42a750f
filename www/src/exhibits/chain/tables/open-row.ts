import type { ChainScene } from '../scene.ts';
import type { ShownRow } from '../shown.ts';

/** The cells of groups from small to large with a gap between two, filled up with gaps at the end. */
export function cellsOf(groups: readonly number[], length: number): string {
  return groups
    .toSorted((a, b) => a - b)
    .map((size) => '1'.repeat(size))
    .join('0')
    .padEnd(length, '0');
}

/**
 * Shows a position of a row of `length` cells in the figure. If one group fills the row, the scene gets
 * the fields in `whole` too: they decide whether the rule for the first move applies.
 */
export function openGroups(
  figure: Pick<ShownRow, 'change'>,
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
