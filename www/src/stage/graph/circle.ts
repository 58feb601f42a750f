import type { Place } from './edit-graph.ts';

/** All nodes in the order of a walk that goes on to a neighbour where it can. */
export function walkOrder(beside: readonly (readonly number[])[]): number[] {
  const order: number[] = [];
  const met = beside.map(() => false);
  for (const first of beside.keys()) {
    const way = [first];
    for (let node = way.pop(); node !== undefined; node = way.pop()) {
      if (met[node]) continue;
      met[node] = true;
      order.push(node);
      way.push(...(beside[node] ?? []).toSorted((a, b) => b - a));
    }
  }
  return order;
}

/** A point of a circle around 0, clockwise from the top, after this share of a turn. */
export function onCircle(share: number, radius: number): Place {
  const angle = 2 * Math.PI * share;
  // Rounding takes away what browsers might calculate differently.
  const at = (value: number) => Math.round(value * 1e6) * 1e-6 * radius;
  return { x: at(Math.sin(angle)), y: at(-Math.cos(angle)) };
}
