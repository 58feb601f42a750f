import type { Traced } from '../traced.ts';
import type { Layout } from './layout.ts';

/** No eye can follow a step that is shorter than this, in ms. */
const LEAST_MS = 60;
const USUAL_MS = 320;

/**
 * Lets the elements travel from where they were to where they are. The picture is already in its
 * final state; the motion only plays on top of it.
 */
export function travel(
  root: ParentNode,
  { traced, layout }: { traced: Traced; layout: Layout },
  [from, to]: readonly [from: number, to: number],
  stepMs: number,
): void {
  const duration = Math.min(USUAL_MS, stepMs);
  // A link may have brought a shorter network, in which the step before does not exist.
  const other = Math.max(from, to) > traced.size;
  if (from === to || other || duration < LEAST_MS) return;
  // For each wire, the wire that its element came from; backwards, the wire that it goes back to.
  const was = Array.from({ length: traced.wires }, (_, wire) => wire);
  for (const k of between(from, to)) {
    const [low, high] = traced.comparators[k] ?? [0, 0];
    if (traced.swaps(k)) [was[low], was[high]] = [was[high] ?? low, was[low] ?? high];
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
