import type { Layout } from './layout.ts';
import type { Traced } from './traced.ts';

/** A step that takes less than this is not followed by any eye, in ms. */
const LEAST_MS = 60;
const USUAL_MS = 320;

/**
 * Lets the elements travel from where they were to where they are. The picture stands already as it
 * will be; only what is seen lags behind.
 */
export function travel(
  root: ParentNode,
  { traced, layout }: { traced: Traced; layout: Layout },
  [from, to]: readonly [from: number, to: number],
  stepMs: number,
): void {
  const duration = Math.min(USUAL_MS, stepMs);
  if (from === to || duration < LEAST_MS) return;
  // On which wire an element was, by the one it is on; backwards the same the other way.
  const was = Array.from({ length: traced.wires }, (_, wire) => wire);
  for (const k of between(from, to)) {
    const [low, high] = traced.comparators[k] ?? [0, 0];
    if (traced.exchanges(k)) [was[low], was[high]] = [was[high] ?? low, was[low] ?? high];
  }
  const right = layout.front(from) - layout.front(to);
  for (const traveller of root.querySelectorAll<SVGElement>('.traveller')) {
    const wire = Number(traveller.dataset.wire);
    const down = layout.y(was[wire] ?? wire) - layout.y(wire);
    traveller.animate(
      [{ transform: `translate(${right}px, ${down}px)` }, { transform: 'translate(0, 0)' }],
      { duration, easing: 'ease-in-out' },
    );
  }
}

function between(from: number, to: number): number[] {
  const [first, last] = [Math.min(from, to), Math.max(from, to)];
  const steps = Array.from({ length: last - first }, (_, i) => first + i);
  return from < to ? steps : steps.reverse();
}
