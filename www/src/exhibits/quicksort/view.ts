import { nothing, type SVGTemplateResult, svg } from 'lit';
import { type Layout, MOST_DRAWN } from './layout.ts';

/** Where an element lies, as far as the current part goes. */
export type Place =
  | 'smaller'
  | 'equal'
  | 'unprocessed'
  | 'larger'
  | 'outside'
  | 'sorting'
  | 'sorted'
  | 'covered';

/** A pointer of the current part, by the name that the document or the textbooks give it. */
export interface Pointer {
  readonly name: string;
  /** The place it points at; `hi` points behind the last one. */
  readonly at: number;
}

/** A live call, outermost first: the range it was called on. */
export interface LiveFrame {
  readonly lo: number;
  readonly hi: number;
}

/** A finished partition, pressed: the values from left to right. */
export interface PressedRow {
  readonly step: number;
  readonly path: string;
}

/** Everything the picture depends on. */
export interface QuicksortFrame {
  /** Values by place. */
  readonly values: ArrayLike<number>;
  readonly largest: number;
  place(position: number): Place;
  /** The places that the last step was about. */
  readonly touched: readonly number[];
  /** Comparators have their two wires joined. */
  readonly joined: boolean;
  /** Two places whose elements a visitor has exchanged. */
  readonly exchanged: readonly number[];
  /** The place that was asked. */
  readonly asked: number | undefined;
  readonly pointers: readonly Pointer[];
  readonly frames: readonly LiveFrame[];
  /** Frames that there may be, and the most there were. */
  readonly bound: number;
  readonly mostFrames: number;
  readonly pressed: readonly PressedRow[];
  readonly step: number;
  /** Of a picture: how far down the cursor is, from 0 to 1. */
  readonly progress: number | undefined;
  tabindex(position: number): 0 | undefined;
}

/** Words that stand in the picture. */
export interface QuicksortWords {
  element(position: number): string;
  /** Where the stack is, and what the line is. */
  readonly gauge: string;
  readonly row: string;
}

const round = (at: number): number => Math.round(at * 10) / 10;

/** The plate: elements, pointers, live frames, and what has been pressed beneath. */
export function quicksortPlate(
  frame: QuicksortFrame,
  layout: Layout,
  words: QuicksortWords,
): SVGTemplateResult {
  return svg`
    ${
      frame.values.length > MOST_DRAWN
        ? silhouette(frame, layout)
        : svg`<g role="row" aria-label=${words.row}>${elements(frame, layout, words)}</g>`
    }
    <g aria-hidden="true">
      ${frame.joined ? joint(frame, layout) : nothing} ${layout.pointers.height > 0 ? pointers(frame, layout) : nothing}
      ${layout.frame > 0 ? gauge(frame, layout, words) : nothing}
      ${frame.pressed.map(
        ({ path, step }) =>
          svg`<path class=${step > frame.step ? 'pressed unseen' : 'pressed'} d=${path}></path>`,
      )}
      ${frame.progress === undefined ? nothing : now(frame.progress, layout)}
    </g>`;
}

function elements(frame: QuicksortFrame, layout: Layout, words: QuicksortWords): unknown[] {
  const { bars, slot, cards } = layout;
  const foot = bars.top + bars.height - (layout.values && !cards ? 16 * layout.text : 0) - 4;
  const wide = Math.max(0.6, slot - (slot > 5 ? 1.6 : 0.2));
  return Array.from(frame.values, (value, position) => {
    const high = cards ? Math.min(foot - bars.top, 34 * layout.text) : layout.rise(value);
    const x = layout.x(position) + (slot - wide) / 2;
    const kinds = [
      'element',
      frame.place(position),
      frame.touched.includes(position) ? 'touched' : '',
      frame.exchanged.includes(position) ? 'exchanged' : '',
      frame.asked === position ? 'asked' : '',
    ];
    const text = cards ? foot - high / 2 : foot + 9 * layout.text;
    return svg`<g class="mover"><rect role="gridcell" id=${`e${position}`} class=${kinds.join(' ')}
      tabindex=${frame.tabindex(position) ?? nothing} aria-label=${words.element(position)}
      x=${round(x)} y=${round(foot - high)} width=${round(wide)} height=${round(high)}></rect>${
        layout.values
          ? svg`<text class=${`value ${cards ? frame.place(position) : ''}`} aria-hidden="true" x=${round(x + wide / 2)} y=${round(text)}>${value}</text>`
          : nothing
      }</g>`;
  });
}

/**
 * Very many elements: an outline for each area. Where several share a pixel the first one stands for
 * them.
 */
function silhouette(frame: QuicksortFrame, layout: Layout): SVGTemplateResult {
  const { values, place } = frame;
  const { left, right, bars } = layout;
  const foot = bars.top + bars.height - 4;
  const columns = Math.floor(right - left);
  const areas = new Map<Place, string>();
  for (let column = 0; column < columns; column += 1) {
    const position = Math.floor((column * values.length) / columns);
    const high = round(layout.rise(values[position] ?? 0));
    const area = place(position);
    const x = left + column;
    areas.set(area, `${areas.get(area) ?? ''}M${x} ${foot}v-${high}h1v${high}z`);
  }
  return svg`<g aria-hidden="true">${[...areas].map(
    ([area, path]) => svg`<path class=${`silhouette ${area}`} d=${path}></path>`,
  )}</g>`;
}

/** A comparator: two places joined by an arc. */
function joint({ touched }: QuicksortFrame, layout: Layout): unknown {
  const [from, to] = touched.map((place) => layout.x(place) + layout.slot / 2);
  if (from === undefined || to === undefined) return nothing;
  const y = layout.pointers.top + 3;
  return svg`<path class="joint" d=${`M${round(from)} ${y}v10H${round(to)}v-10`}></path>`;
}

/** Each pointer in a row of its own, as the document draws them: a line up to what it points at. */
function pointers(frame: QuicksortFrame, layout: Layout): SVGTemplateResult {
  const { top, height } = layout.pointers;
  const line = (height - 6) / Math.max(1, frame.pointers.length);
  const labels = frame.pointers.map(({ name, at }, row) => {
    const x = round(layout.x(at));
    const y = round(top + line * (row + 0.65));
    // At the right end the name stands left of its line.
    const before = x + name.length * 8 * layout.text > layout.right;
    const wide = name.length * 7.4 * layout.text + 4;
    return svg`<g class="pointer"><rect x=${round(before ? x - 2 - wide : x + 2)} y=${round(y - line * 0.4)}
        width=${round(wide)} height=${round(line * 0.8)}></rect>
      <text class=${before ? 'before' : 'after'} x=${before ? x - 4 : x + 4} y=${y}>${name}</text></g>`;
  });
  const lines = frame.pointers.map(({ at }, row) => {
    const y = round(top + line * (row + 0.65));
    return `M${round(layout.x(at))} ${round(layout.bars.top + layout.bars.height - 3)}V${y}`;
  });
  return svg`<path class="pointer" d=${lines.join('')}></path>${labels}`;
}

/** The stack: live frames from the outermost down, and the line that they never cross. */
function gauge(frame: QuicksortFrame, layout: Layout, words: QuicksortWords): SVGTemplateResult {
  const { top, height } = layout.frames;
  const thick = Math.max(1, layout.frame - 2);
  const line = round(top + frame.bound * layout.frame + 1);
  return svg`${frame.frames.map(
    ({ lo, hi }, depth) =>
      svg`<rect class=${depth < frame.bound ? 'frame' : 'frame beyond'} x=${round(layout.x(lo))} y=${round(top + depth * layout.frame)}
        width=${Math.max(1.5, round(layout.x(hi) - layout.x(lo) - 1))} height=${round(thick)}></rect>`,
  )}
    <path class="bound" d=${`M${layout.left} ${line}H${layout.right}`}></path>
    <text class="gauge" x=${layout.left} y=${round(top + height - 5 * layout.text)}>${words.gauge}</text>`;
}

/** Where the cursor is in the picture of many elements. */
function now(progress: number, { woodcut, left, right }: Layout): SVGTemplateResult {
  const y = round(woodcut.top + progress * woodcut.height);
  return svg`<path class="now" d=${`M${left - 5} ${y}H${right + 5}`}></path>`;
}

/** A partition as a row of strokes: the wider, the larger the value. */
export function press(
  values: ArrayLike<number>,
  largest: number,
  { left, slot, row, woodcut }: Layout,
  index: number,
): string {
  const y = woodcut.top + index * row;
  const high = round(Math.max(0.6, row * 0.62));
  return Array.from(values, (value, position) => {
    const wide = Math.max(0.3, (slot * 0.94 * value) / Math.max(1, largest));
    const x = left + position * slot + (slot - wide) / 2;
    return `M${x.toFixed(1)} ${y.toFixed(1)}h${wide.toFixed(1)}v${high}h-${wide.toFixed(1)}z`;
  }).join('');
}
