import { nothing, type SVGTemplateResult, svg } from 'lit';
import { type Layout, MOST_DRAWN } from './layout.ts';
import { type Pointer, type PointerName, spotsOf } from './pointers.ts';

/** Where an element lies, seen from the current part. */
export type Place =
  | 'smaller'
  | 'equal'
  | 'unprocessed'
  | 'larger'
  | 'waiting'
  | 'finished'
  | 'sorting'
  | 'covered';

/** A waiting call, by the places that it sorts. */
export interface WaitingCall {
  readonly lo: number;
  readonly hi: number;
}

/** The list at a step as a row of strokes: the values from left to right. */
export interface PressedRow {
  readonly step: number;
  readonly path: string;
}

/** Everything that the picture depends on. */
export interface QuicksortFrame {
  /** Values by place. */
  readonly values: ArrayLike<number>;
  readonly largest: number;
  place(position: number): Place;
  /** The places that the last step compared or moved. */
  readonly touched: readonly number[];
  /** Whether the two touched places are joined by a line. */
  readonly joined: boolean;
  /** The two places whose elements a visitor has swapped. */
  readonly exchanged: readonly number[];
  /** The place whose card is open. */
  readonly asked: number | undefined;
  readonly pointers: readonly Pointer[];
  readonly waiting: readonly WaitingCall[];
  /** The limit of waiting calls. */
  readonly bound: number;
  readonly pressed: readonly PressedRow[];
  readonly step: number;
  /** How far down the painted run the cursor is, from 0 to 1; undefined without one. */
  readonly progress: number | undefined;
  tabindex(position: number): 0 | undefined;
}

/** The words on the picture. */
export interface QuicksortWords {
  element(position: number): string;
  /** The numbers of waiting calls, beside the stack and its line. */
  readonly gauge: string;
  /** The same where the picture is too narrow for all of it. */
  readonly shortGauge: string;
  readonly row: string;
  /** What the rows at the bottom show, and what one of them shows. */
  readonly pressed: string;
  pressedRow(row: PressedRow): string;
  /** The name of the row of pointers, the name of a pointer, and what it points at. */
  readonly pointers: string;
  name(pointer: PointerName): string;
  pointer(pointer: Pointer): string;
}

/** The number of the stack of waiting calls as a mark, beside the places and pointers. */
export const STACK = -1;
/** The number of a row of the list as a mark, and the row that a mark is. */
export const rowMark = (row: number): number => STACK - 1 - row;
export const rowOf = (mark: number): number | undefined =>
  mark < STACK ? STACK - 1 - mark : undefined;

const round = (at: number): number => Math.round(at * 10) / 10;

/** The picture: elements, pointers, waiting calls, and the pressed rows below them. */
export function quicksortPicture(
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
    ${layout.pointers.height > 0 && frame.pointers.length > 0 ? pointers(frame, layout, words) : nothing}
    <g aria-hidden="true">
      ${frame.values.length > MOST_DRAWN ? nothing : grounds(frame, layout)} ${frame.joined ? joint(frame, layout) : nothing}
      ${frame.pressed.map(
        ({ path, step }) =>
          svg`<path class=${step > frame.step ? 'pressed unseen' : 'pressed'} d=${path}></path>`,
      )}
      ${frame.pressed.length > 0 ? svg`<path class="ruled" d=${ruled(frame, layout)}></path>` : nothing}
      ${frame.progress === undefined ? nothing : now(frame.progress, layout)}
    </g>
    ${layout.frame > 0 ? gauge(frame, layout, words) : nothing}
    ${layout.heading > 0 ? heading(frame, layout, words) : nothing}
    ${frame.pressed.map((pressed, index) => {
      const { left, right, row, woodcut } = layout;
      // A row takes a touch, which goes to its moment.
      return svg`<g role="row"><rect class=${pressed.step === frame.step ? 'strip here' : 'strip'} role="gridcell" id=${`row${index}`} tabindex=${frame.tabindex(rowMark(index)) ?? nothing}
        aria-label=${words.pressedRow(pressed)} x=${left} y=${round(woodcut.top + index * row)} width=${right - left} height=${round(row)}></rect></g>`;
    })}`;
}

/** What the rows show; at the moment of one of them, what that row shows. */
function headingOf({ pressed, step }: QuicksortFrame, words: QuicksortWords): string {
  const here = pressed.find((row) => row.step === step);
  return here ? words.pressedRow(here) : words.pressed;
}

/** Where a heading is longer than the picture is wide, what a reader can do is left to the legend. */
function heading(
  frame: QuicksortFrame,
  { left, right, text, woodcut }: Layout,
  words: QuicksortWords,
) {
  const whole = headingOf(frame, words);
  const [brief = whole] = widthOf(whole) * text > right - left ? whole.split(/[:：]/) : [whole];
  return svg`<text class="gauge heading" aria-hidden="true" x=${left} y=${round(woodcut.top - 6 * text)}>${brief}</text>`;
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
 * Very many elements: an outline for each area. Where several share a pixel, the first one stands for
 * them.
 */
function silhouette(frame: QuicksortFrame, layout: Layout): SVGTemplateResult {
  const { values, place } = frame;
  const { left, right, bars } = layout;
  const foot = bars.top + bars.height - 4;
  const columns = Math.floor(right - left);
  const areas = new Map<Place, string>();
  // A hollow outline has a cap, so that its end can be seen.
  let caps = '';
  for (let column = 0; column < columns; column += 1) {
    const position = Math.floor((column * values.length) / columns);
    const high = round(layout.rise(values[position] ?? 0));
    const area = place(position);
    const x = left + column;
    areas.set(area, `${areas.get(area) ?? ''}M${x} ${foot}v-${high}h1v${high}z`);
    if (area === 'smaller') caps += `M${x} ${foot - high}h1v2h-1z`;
  }
  return svg`<g aria-hidden="true">${[...areas].map(
    ([area, path]) => svg`<path class=${`silhouette ${area}`} d=${path}></path>`,
  )}<path class="caps" d=${caps}></path></g>`;
}

/** A line under each finished stretch. */
function grounds({ values, place }: QuicksortFrame, layout: Layout): SVGTemplateResult {
  const { bars, cards } = layout;
  const y = round(bars.top + bars.height - (layout.values && !cards ? 16 * layout.text : 0) - 2.5);
  const stretches: string[] = [];
  for (let from = 0; from < values.length; from += 1) {
    if (place(from) !== 'finished') continue;
    let to = from + 1;
    while (to < values.length && place(to) === 'finished') to += 1;
    stretches.push(`M${round(layout.x(from))} ${y}H${round(layout.x(to))}`);
    from = to;
  }
  return svg`<path class="ground" d=${stretches.join('')}></path>`;
}

/** A line that joins the two places of a comparison. */
function joint({ touched }: QuicksortFrame, layout: Layout): unknown {
  const [from, to] = touched.map((place) => layout.x(place) + layout.slot / 2);
  if (from === undefined || to === undefined) return nothing;
  const y = layout.pointers.top + 3;
  return svg`<path class="joint" d=${`M${round(from)} ${y}v10H${round(to)}v-10`}></path>`;
}

/** Each pointer in a separate row, as the blog post draws them, with a line up to its place. */
function pointers(frame: QuicksortFrame, layout: Layout, words: QuicksortWords): SVGTemplateResult {
  const { values, tabindex } = frame;
  const drawn = values.length <= MOST_DRAWN;
  const places = spotsOf(frame.pointers, layout);
  const spots = frame.pointers.flatMap((pointer, row) => {
    const spot = places[row];
    return spot ? [{ pointer, row, name: words.name(pointer.name), ...spot }] : [];
  });
  const lines = spots.map(
    ({ x, y }) => `M${round(x)} ${round(layout.bars.top + layout.bars.height - 3)}V${round(y)}`,
  );
  return svg`<path class="pointer" aria-hidden="true" d=${lines.join('')}></path>
    <g role=${drawn ? 'row' : nothing} aria-label=${drawn ? words.pointers : nothing}>${spots.map(
      ({ pointer, row, name, x, y, line, before }) => {
        const wide = widthOf(name) * layout.text + 4;
        const position = values.length + row;
        return svg`<g class=${frame.asked === position ? 'pointer asked' : 'pointer'}
          role=${drawn ? 'gridcell' : nothing} id=${`e${position}`}
          tabindex=${tabindex(position) ?? nothing} aria-label=${words.pointer(pointer)}><rect
          x=${round(before ? x - 2 - wide : x + 2)} y=${round(y - line * 0.4)}
          width=${round(wide)} height=${round(line * 0.8)}></rect>
        <text class=${before ? 'before' : 'after'} x=${round(before ? x - 4 : x + 4)} y=${round(y)}>${name}</text></g>`;
      },
    )}</g>`;
}

/** The approximate width of a name, in px: a Han character is twice as wide as a letter. */
const widthOf = (name: string): number =>
  [...name].reduce((wide, letter) => wide + (letter > '\u2e80' ? 14 : 7.4), 0);

/** The stack: the waiting calls, from the outermost down, and the line of their limit. A touch says what it is. */
function gauge(frame: QuicksortFrame, layout: Layout, words: QuicksortWords): SVGTemplateResult {
  const { top, height } = layout.frames;
  const thick = Math.max(1, layout.frame - 2);
  const line = round(top + frame.bound * layout.frame + 1);
  const drawn = frame.values.length <= MOST_DRAWN;
  const room = layout.right - layout.left;
  const said = widthOf(words.gauge) * layout.text > room ? words.shortGauge : words.gauge;
  return svg`<g role=${drawn ? 'row' : nothing} aria-label=${drawn ? words.gauge : nothing} aria-hidden=${drawn ? nothing : 'true'}><g
    class=${frame.asked === STACK ? 'stack asked' : 'stack'} role=${drawn ? 'gridcell' : nothing} id="stack" tabindex=${frame.tabindex(STACK) ?? nothing}
    aria-label=${words.gauge}><rect class="reach" x=${layout.left} y=${round(top)} width=${layout.right - layout.left} height=${round(height)}></rect>${frame.waiting.map(
      ({ lo, hi }, depth) =>
        svg`<rect class=${depth < frame.bound ? 'frame' : 'frame beyond'} x=${round(layout.x(lo))} y=${round(top + depth * layout.frame)}
        width=${Math.max(1.5, round(layout.x(hi) - layout.x(lo) - 1))} height=${round(thick)}></rect>`,
    )}
    <path class="bound" d=${`M${layout.left} ${line}H${layout.right}`}></path>
    <text class="gauge" aria-hidden="true" x=${layout.left} y=${round(top + height - 5 * layout.text)}>${said}</text></g></g>`;
}

/** Where the cursor is in the picture of many elements. */
function now(progress: number, { woodcut, left, right }: Layout): SVGTemplateResult {
  const y = round(woodcut.top + progress * woodcut.height);
  return svg`<path class="now" d=${`M${left - 5} ${y}H${right + 5}`}></path>`;
}

/** Lines where the rows of later steps will be. */
function ruled({ pressed, step }: QuicksortFrame, { left, right, row, woodcut }: Layout): string {
  const lines = pressed.map((one, index) =>
    one.step > step ? `M${left} ${round(woodcut.top + (index + 0.35) * row)}H${right}` : '',
  );
  return lines.join('');
}

/** The list as a row of strokes. A larger value has a wider stroke. */
export function press(
  values: ArrayLike<number>,
  largest: number,
  { left, slot, row, woodcut }: Layout,
  index: number,
): string {
  const y = woodcut.top + index * row;
  const high = round(Math.max(0.6, row * 0.7));
  return Array.from(values, (value, position) => {
    const wide = Math.max(0.3, (slot * 0.94 * value) / Math.max(1, largest));
    const x = left + position * slot + (slot - wide) / 2;
    return `M${x.toFixed(1)} ${y.toFixed(1)}h${wide.toFixed(1)}v${high}h-${wide.toFixed(1)}z`;
  }).join('');
}
