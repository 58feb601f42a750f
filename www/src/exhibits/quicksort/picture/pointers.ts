import type { Here } from '../moments.ts';
import { isPartition, type Part } from '../steps.ts';
import type { Layout } from './layout.ts';

/**
 * The names of the pointers, which are words: the figure, its sentences and the program use the same ones.
 * The blog post calls the first four `p<<<`, `p===`, `p...` and `p>>>`.
 */
export const pointerNames = [
  'first',
  'equal',
  'next',
  'larger',
  'left',
  'right',
  'boundary',
] as const;
export type PointerName = (typeof pointerNames)[number];

/** A pointer of the current part. */
export interface Pointer {
  readonly name: PointerName;
  /** The place it points at; `hi` is after the last place. */
  readonly at: number;
}

type AreaKind = Here['areas'][number]['kind'];

/** The pointers of the part, in the order of the blog post, or the two of another scheme; empty before the pivot. */
export function pointersOf({ areas }: Here, part: Part | undefined): readonly Pointer[] {
  if (!part || !isPartition(part) || !areas.some(({ kind }) => kind === 'equal')) return [];
  const begin = (kind: AreaKind, name: PointerName): Pointer[] => {
    const area = areas.find((one) => one.kind === kind);
    return area ? [{ name, at: area.from }] : [];
  };
  if (part.kind === 'three-way') {
    return [
      ...begin('smaller', 'first'),
      ...begin('equal', 'equal'),
      ...begin('larger', 'larger'),
      ...begin('unprocessed', 'next'),
    ];
  }
  if (!areas.some(({ kind }) => kind === 'unprocessed')) return [];
  return part.kind === 'hoare'
    ? [...begin('unprocessed', 'left'), ...begin('not-smaller', 'right')]
    : [...begin('not-smaller', 'boundary'), ...begin('unprocessed', 'next')];
}

/** Where the name of a pointer stands, each in a separate row, in px. */
export function spotOf(
  pointers: readonly Pointer[],
  row: number,
  { pointers: { top, height }, x }: Layout,
): { readonly x: number; readonly y: number; readonly line: number } {
  const line = (height - 6) / Math.max(1, pointers.length);
  return { x: x(pointers[row]?.at ?? 0), y: top + line * (row + 0.65), line };
}
