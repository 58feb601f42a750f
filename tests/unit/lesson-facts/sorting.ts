/** Networks by their comparators, and lists by their orders: all of them, one by one. */
import { under } from './solvers.ts';

/** Two wires, from 1; the smaller element goes to the first. */
export type Comparator = readonly [top: number, bottom: number];

/** What comes out for an input. */
export function run(net: readonly Comparator[], input: readonly number[]): readonly number[] {
  const row = [...input];
  for (const [top, bottom] of net) {
    const two = [row[top - 1] ?? Number.NaN, row[bottom - 1] ?? Number.NaN];
    row[top - 1] = Math.min(...two);
    row[bottom - 1] = Math.max(...two);
  }
  return row;
}

export const isSorted = (row: readonly number[]): boolean =>
  row.every((one, at) => at === 0 || one >= (row[at - 1] ?? Number.NaN));

/** All inputs of zeros and ones. */
export const binaryInputs = (wires: number): readonly (readonly number[])[] =>
  under(2 ** wires).map((bits) => under(wires).map((wire) => (bits >> (wires - 1 - wire)) & 1));

/** All orders of the numbers from 1. */
export function orders(count: number): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  return orders(count - 1).flatMap((order) =>
    under(count).map((at) => [...order.slice(0, at), count, ...order.slice(at)]),
  );
}

/** Whether a network sorts every order, without any principle. */
export const sorts = (net: readonly Comparator[], wires: number): boolean =>
  orders(wires).every((input) => isSorted(run(net, input)));

/** The inputs of zeros and ones that come out wrong. */
export const failing = (net: readonly Comparator[], wires: number) =>
  binaryInputs(wires).filter((input) => !isSorted(run(net, input)));

/** How many layers a network has, with each comparator as early as it can act. */
export function layersOf(net: readonly Comparator[]): number {
  const busy = new Map<number, number>();
  for (const wires of net) {
    const layer = 1 + Math.max(...wires.map((wire) => busy.get(wire) ?? 0));
    for (const wire of wires) busy.set(wire, layer);
  }
  return Math.max(...busy.values());
}

/** The middle place of a list, from 0. */
export const middleOf = (list: readonly number[]) => Math.floor(list.length / 2);

/** What a sort does that takes the element at a place of each part as the pivot. */
export function sorting(
  list: readonly number[],
  place: (list: readonly number[]) => number,
): { readonly divisions: number; readonly comparisons: number } {
  const pivot = list[place(list)];
  if (pivot === undefined || list.length < 2) return { divisions: 0, comparisons: 0 };
  const sides = [list.filter((one) => one < pivot), list.filter((one) => one > pivot)];
  const parts = sides.map((side) => sorting(side, place));
  return {
    divisions: parts.reduce((sum, one) => sum + one.divisions, 1),
    comparisons: parts.reduce((sum, one) => sum + one.comparisons, list.length - 1),
  };
}
