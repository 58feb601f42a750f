import type { Here } from '../moments.ts';
import type { Layout } from './layout.ts';

/** No eye can follow a step that takes less than this, in ms. */
const LEAST_MS = 60;
const USUAL_MS = 320;
/** How far an element rises, as a share of its way to the side. */
const LIFT = 0.16;

/**
 * Lets the moved elements travel to their new places in an arc. The picture already has them at their new
 * places, and the animation only shows them on the way.
 */
export function travel(
  root: ParentNode,
  before: Here | undefined,
  here: Here,
  layout: Layout,
  stepMs: number,
): void {
  const duration = Math.min(USUAL_MS, stepMs);
  if (!before || Math.abs(before.step - here.step) !== 1 || duration < LEAST_MS) return;
  for (const [place, element] of here.order.entries()) {
    if (before.order[place] === element) continue;
    const from = before.order.indexOf(element);
    const mover = root.querySelector(`#e${place}`)?.parentElement;
    if (!mover || from < 0) continue;
    const way = layout.x(from) - layout.x(place);
    const lift = -Math.min(layout.bars.height * 0.5, 10 + Math.abs(way) * LIFT);
    mover.animate(
      [
        { transform: `translate(${way}px, 0)` },
        { transform: `translate(${way / 2}px, ${lift}px)` },
        { transform: 'translate(0, 0)' },
      ],
      { duration, easing: 'ease-in-out' },
    );
  }
}
