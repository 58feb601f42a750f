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

/** The width that the name of a pointer may take, in px. */
const NAME = 72;

/** Where the name of a pointer stands, in px: in a row of its own, right of the line of its pointer or before it. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly line: number;
  /** The name stands left of the line, because it has no room on the right. */
  readonly before: boolean;
}

/**
 * Where the names of the pointers stand, each in a separate row. No name crosses the line of another pointer: lines come
 * from above, so of names on the right of their lines the one furthest right comes first, and names on the left come
 * below them, the one furthest left first.
 */
export function spotsOf(
  pointers: readonly Pointer[],
  { pointers: { top, height }, x, right, text }: Layout,
): readonly Spot[] {
  const line = (height - 6) / Math.max(1, pointers.length);
  const placed = pointers.map(({ at }, index) => ({ index, x: x(at) }));
  const falling = [...placed].sort((a, b) => b.x - a.x || b.index - a.index);
  // A name that would end beyond the edge, or would cross the line of such a pointer, stands left of its line.
  let edge = right;
  const after: typeof placed = [];
  const before: typeof placed = [];
  for (const one of falling) {
    if (one.x + NAME * text > edge) {
      before.unshift(one);
      edge = Math.min(edge, one.x);
    } else after.push(one);
  }
  const rows = [...after, ...before];
  return placed.map((one) => ({
    x: one.x,
    y: top + line * (rows.indexOf(one) + 0.65),
    line,
    before: before.includes(one),
  }));
}

/** Where the name of one of the pointers stands; undefined without that pointer. */
export const spotOf = (
  pointers: readonly Pointer[],
  index: number,
  layout: Layout,
): Spot | undefined => spotsOf(pointers, layout)[index];
