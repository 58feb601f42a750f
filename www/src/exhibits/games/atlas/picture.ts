import { nothing, type SVGTemplateResult, svg } from 'lit';
import type { Level } from '../../../../pkg/atlas.js';
import type { Letter } from './known.ts';
import type { RowsLayout } from './layout.ts';

/** The smallest pitch at which a number fits into a mark, in px. */
const LEGIBLE = 17;

/** What the picture of positions depends on. */
export interface PositionsFrame {
  readonly layout: RowsLayout;
  /** What is known of a position; undefined while nothing is. */
  outcome(place: number): Letter | undefined;
  /** How many moves may still save the player there; undefined if no number is shown. */
  open(place: number): number | undefined;
  /** The step that decides a position, for a still that plays; a position waits for it as a point. */
  step?(place: number): number | undefined;
  /** The position of the game, and the one that is chosen, with the places after it and before it. */
  readonly current: number | undefined;
  readonly chosen: number | undefined;
  readonly after: readonly number[];
  readonly deciding: number | undefined;
  readonly before: readonly number[];
  /** The numbers of the rows, from the top. */
  readonly names: readonly string[];
  /** The rows as a screen reader has them: what each is called, and its positions. */
  readonly lines: readonly { readonly name: string; readonly places: readonly number[] }[];
  tabindex(place: number): 0 | undefined;
  label(place: number): string;
}

/** All positions in their rows, and the moves of the chosen one. */
export function positionsPicture(frame: PositionsFrame): SVGTemplateResult {
  const { layout, names } = frame;
  const r = Math.max(1, layout.pitch * 0.34);
  return svg`${rowNames(layout, names)}<g class="edges" aria-hidden="true">${edges(frame)}</g>
    <g class="positions">${
      frame.step
        ? replayed(frame, r)
        : frame.lines.map(
            ({ name, places }) =>
              svg`<g role="row" aria-label=${name}>${places.map((place) => position(frame, place, r))}</g>`,
          )
    }</g>`;
}

/** The numbers at the left; where rows are too low for all, some. */
function rowNames({ middles }: RowsLayout, names: readonly string[]): SVGTemplateResult {
  let last = Number.NEGATIVE_INFINITY;
  return svg`<g class="names" aria-hidden="true">${middles.map((y, row) => {
    if (y - last < 12) return nothing;
    last = y;
    return svg`<text x="15" y=${y + 4}>${names[row] ?? ''}</text>`;
  })}</g>`;
}

function edges({ layout, chosen, after, before, deciding }: PositionsFrame): unknown {
  const at = chosen === undefined ? undefined : layout.spots.get(chosen);
  if (!at) return nothing;
  const line = (place: number, kind: string) => {
    const to = layout.spots.get(place);
    // Within a row a straight line would run behind the marks between its ends.
    const arch =
      to?.y === at.y && Math.abs(to.x - at.x) > 1.5 * layout.pitch ? 0.7 * layout.pitch : 0;
    return to
      ? svg`<path class=${kind} d=${`M${at.x} ${at.y}C${at.x} ${at.y - arch} ${to.x} ${to.y - arch} ${to.x} ${to.y}`}></path>`
      : nothing;
  };
  return [
    ...before.map((place) => line(place, 'before')),
    ...after.map((place) => line(place, place === deciding ? 'deciding' : 'after')),
  ];
}

function position(frame: PositionsFrame, place: number, r: number): unknown {
  const spot = frame.layout.spots.get(place);
  if (!spot) return nothing;
  const { x, y } = spot;
  const kind = [place === frame.current && 'current', place === frame.chosen && 'chosen'];
  return svg`<g role="gridcell" id=${`p${place}`} class=${kind.filter(Boolean).join(' ') || nothing}
    tabindex=${frame.tabindex(place) ?? nothing}
    aria-label=${frame.label(place)}>${
      place === frame.current
        ? svg`<circle class="halo" cx=${x} cy=${y} r=${r * 1.6}></circle>`
        : nothing
    }${mark(frame, place, x, y, r)}</g>`;
}

/** Nobody touches the positions of a still that plays, so they have no names; they wait as points. */
function replayed(frame: PositionsFrame, r: number): SVGTemplateResult {
  const spots = [...frame.layout.spots];
  // From point to point, because neighbours are equally far apart, and equal texts cost a page nothing.
  let [left, top] = [0, 0];
  const points = spots.map(([, { x, y }]) => {
    const step = `m${short(x - left)} ${short(y - top)}h0`;
    [left, top] = [x, y];
    return step;
  });
  return svg`<path class="waiting" stroke-width=${short(1.1 * r)} d=${points.join('')}></path>${spots.map(
    ([place, { x, y }]) =>
      frame.outcome(place) || frame.open(place) ? mark(frame, place, x, y, r) : nothing,
  )}`;
}

/** To a hundredth of a px, which is exact for places in rows. */
const short = (at: number): number => Math.round(at * 100) / 100;

function mark(frame: PositionsFrame, place: number, x: number, y: number, r: number): unknown {
  const outcome = frame.outcome(place);
  const step = frame.step?.(place) ?? nothing;
  if (outcome === 'D') {
    return svg`<rect class="drawn" data-step=${step} x=${short(x - r)} y=${short(y - r)} width=${short(2 * r)} height=${short(2 * r)}></rect>`;
  }
  if (outcome) {
    return svg`<circle class=${outcome === 'N' ? 'won' : 'lost'} data-step=${step} cx=${short(x)} cy=${short(y)} r=${short(r)}></circle>`;
  }
  const open = frame.layout.pitch >= LEGIBLE ? frame.open(place) : undefined;
  // A tied end has no moves, so there is nothing to count.
  if (open) {
    return svg`<circle class="ground" cx=${x} cy=${y} r=${r}></circle><text x=${x} y=${y + 4}>${open}</text>`;
  }
  return svg`<circle class="not-yet" cx=${x} cy=${y} r=${r * 0.55}></circle>`;
}

/**
 * Rows of a game that is too large to draw: a bar for each, as long as the logarithm of its positions. Once
 * they are known, it has a part for the positions of each outcome.
 */
export function foldedPicture(
  levels: readonly Level[],
  width: number,
  height: number,
  known: boolean,
): SVGTemplateResult {
  const most = Math.max(...levels.map(total), 2);
  const pitch = height / Math.max(1, levels.length);
  const room = Math.max(40, width - 120);
  return svg`<g class="folded" aria-hidden="true">${levels.map((level, row) => {
    const all = total(level);
    const long = (room * Math.log(all + 1)) / Math.log(most + 1);
    const y = row * pitch;
    let x = 40;
    const kinds = known ? (['lost', 'won', 'drawn'] as const) : (['unknown'] as const);
    const parts = kinds.map((kind) => {
      const count = kind === 'unknown' ? all : level[kind];
      const part = all > 0 ? (long * count) / all : 0;
      x += part;
      return svg`<rect class=${`bar ${kind}`} x=${x - part} y=${y + 1} width=${part} height=${Math.max(1, pitch - 2)}></rect>`;
    });
    return parts;
  })}</g>`;
}

export const total = ({ lost, won, drawn }: Level): number => lost + won + drawn;
