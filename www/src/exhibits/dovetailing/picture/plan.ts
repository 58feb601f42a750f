import type { BoardPlan } from '../../../stage/board.ts';
import { arrows, graphPlan } from '../../../stage/graph/graph-plan.ts';
import type { Layout } from './layout.ts';
import { type Mark, markAt, spotsOf } from './view.ts';

/** A touch reaches the nearest mark from this distance, in px. */
const REACH = 40;

/** Marks of a grid, and where it stands on the picture. */
export interface Pictured {
  readonly marks: readonly Mark[];
  readonly layout: Layout;
  readonly left: number;
  readonly top: number;
}

/** The marks of grids as a board, numbered one grid after the other. */
export function sweepPlan(
  pictures: () => readonly Pictured[],
  choose: (mark: number) => void,
): BoardPlan<number> {
  const marked = () => pictures().flatMap(({ marks }) => marks);
  const plan = graphPlan({
    spots: () =>
      pictures().flatMap(({ marks, layout, left, top }) =>
        spotsOf(marks, layout).map(({ x, y }) => ({ x: x + left, y: y + top })),
      ),
    reach: REACH,
    choose,
  });
  return {
    ...plan,
    // A report is always in view, wherever the grid is.
    place: (mark) => (marked()[mark]?.kind === 'report' ? undefined : plan.place(mark)),
    // The next bar may be much lower or higher than one that is further away.
    neighbour: (mark, key) => {
      const by = arrows[key][0];
      const [from, to] = [marked()[mark], marked()[mark + by]];
      const beside =
        from?.kind === 'bar' && to?.kind === 'bar' && to.machine === from.machine + by && by !== 0;
      return beside ? mark + by : plan.neighbour(mark, key);
    },
    plot: () => {
      const [first] = pictures();
      if (!first) return undefined;
      const { left, top, width, height } = first.layout.plot;
      return { left, top, right: left + width, bottom: top + height };
    },
    under: (x, y) => under(pictures(), x, y),
  };
}

/** Within a grid and its tray a pointer chooses what is under it, and beside them what is near. */
function under(pictures: readonly Pictured[], x: number, y: number): number | undefined {
  let first = 0;
  for (const { marks, layout, left, top } of pictures) {
    const [right, down] = [x - left, y - top];
    const inside = right >= 0 && down >= 0 && right <= layout.width && down <= layout.height;
    const at = inside ? markAt(marks, layout, right, down) : undefined;
    if (at !== undefined) return first + at;
    first += marks.length;
  }
  return undefined;
}
