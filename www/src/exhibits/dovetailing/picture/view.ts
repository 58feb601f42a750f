import { nothing, type SVGTemplateResult, svg } from 'lit';
import { cut, lettersOf } from '../../../stage/cut.ts';
import { nodeId } from '../../../stage/graph/edit-picture.ts';
import { niceFrom } from '../../../stage/nice.ts';
import type { CellTime, Chosen, Here, Report, Swept } from '../swept.ts';
import { cellSpot, type Layout, lineSpot } from './layout.ts';

/** What a mark of the picture stands for. */
export type Mark =
  | ({ readonly kind: 'cell'; readonly machine: number; readonly step: number } & CellTime)
  | { readonly kind: 'bar'; readonly machine: number; readonly step: number }
  | { readonly kind: 'report'; readonly number: number; readonly report: Report };

/** What the picture shows. */
export interface SweepFrame {
  readonly here: Here;
  /** The machine that was tried alone, before the first moment. */
  readonly tried?: Chosen | undefined;
  /** The marks, in the order of their numbers. */
  readonly marks: readonly Mark[];
  /** The number of the first of them on the picture. */
  readonly first: number;
  /** The numbers of as many first machines are set off, because a question is about them. */
  readonly asks: number;
  /** Whether the picture may say that a machine is proved never to stop. */
  never(machine: number): boolean;
  /** How many moments the figure has in all. */
  readonly moments: number;
  /** What has become of a machine stays covered until the visitor touches it. */
  covered(machine: number): boolean;
  tabindex(mark: number): 0 | undefined;
}

/** What a screen reader says of the marks, and the names of the parts. */
export interface SweepWords {
  mark(mark: Mark): string;
  /** A row of the grid: the steps with this number. */
  row(step: number): string;
  report(mark: Extract<Mark, { kind: 'report' }>): string;
  count(steps: number): string;
  readonly tray: string;
  readonly empty: string;
  /** The name of the machines that run one after the other, and a shorter one. */
  readonly alone: readonly [long: string, short: string] | undefined;
  readonly machines: string;
  readonly steps: string;
}

/** The reports that have arrived before a moment. */
export const arrived = ({ reports }: Pick<Swept, 'reports'>, cursor: number): readonly Report[] =>
  reports.filter(({ moment }) => moment <= cursor);

/** The marks of the picture: cells, or a bar for each machine; and the last reports that the tray has room for. */
export function marksOf(
  swept: Pick<Swept, 'reports' | 'times'>,
  here: Here,
  layout: Layout,
  tasked = false,
): readonly Mark[] {
  const reports = arrived(swept, here.cursor);
  const first = Math.max(0, reports.length - layout.tray.lines);
  const cells: readonly Mark[] = layout.cells
    ? swept.times.flatMap((steps, machine) =>
        steps.flatMap((time, at): Mark[] =>
          time
            ? [
                {
                  kind: 'cell',
                  machine,
                  step: at + 1,
                  ...time,
                  // A task may ask for the moment that a cell would show.
                  fixed: time.fixed && !tasked,
                },
              ]
            : [],
        ),
      )
    : here.columns.map(({ done }, machine) => ({
        kind: 'bar',
        machine,
        step: Math.max(1, done),
      }));
  return [
    ...cells,
    ...reports
      .slice(first)
      .map((report, at): Mark => ({ kind: 'report', number: first + at + 1, report })),
  ];
}

/** The middle of each mark. */
export function spotsOf(marks: readonly Mark[], layout: Layout) {
  const first = marks.findIndex(({ kind }) => kind === 'report');
  return marks.map((mark, at) =>
    mark.kind === 'report'
      ? lineSpot(layout, at - first)
      : cellSpot(layout, mark.machine, mark.step),
  );
}

/** The mark at a place of the picture: a cell, the bar of a machine, or a report. */
export function markAt(
  marks: readonly Mark[],
  layout: Layout,
  x: number,
  y: number,
): number | undefined {
  const { grid, plot, tray } = layout;
  const machine = Math.floor((x - grid.left) / grid.cell.width);
  const step = Math.floor((grid.top + grid.height - y) / grid.cell.height) + 1;
  const line = Math.floor((y - tray.top) / tray.line);
  const first = marks.findIndex(({ kind }) => kind === 'report');
  const inTray = x >= tray.left && x <= tray.left + tray.width && line >= 0;
  if (inTray && first >= 0 && first + line < marks.length) return first + line;
  const inPlot =
    x >= plot.left && x <= plot.left + plot.width && y >= plot.top && y <= plot.top + plot.height;
  if (!inPlot) return undefined;
  const found = marks.findIndex(
    (mark) =>
      mark.kind !== 'report' &&
      mark.machine === machine &&
      (mark.kind === 'bar' || mark.step === step),
  );
  return found < 0 ? undefined : found;
}

export function sweepPicture(
  frame: SweepFrame,
  layout: Layout,
  words: SweepWords,
): SVGTemplateResult {
  const numbered = frame.marks.map((mark, at) => ({ mark, at }));
  const { grid } = layout;
  // The rows as they are drawn, from top to bottom; bars stand in a single one.
  const steps = layout.cells ? Array.from({ length: grid.rows }, (_, at) => grid.rows - at) : [0];
  const first = frame.marks.findIndex(({ kind }) => kind === 'report');
  const { left, top, width, height } = layout.plot;
  return svg`${axes(frame, layout, words)}
    <svg role="presentation" x=${left} y=${top} width=${width} height=${height} viewBox=${`${left} ${top} ${width} ${height}`}>${steps.map(
      (step) => {
        const inRow = numbered.flatMap(({ mark, at }) =>
          mark.kind === 'bar' && step === 0
            ? [bar(frame, layout, words, mark, at)]
            : mark.kind === 'cell' && mark.step === step
              ? [cell(frame, layout, words, mark, at)]
              : [],
        );
        const label = step === 0 ? words.machines : words.row(step);
        return inRow.length === 0 ? nothing : svg`<g role="row" aria-label=${label}>${inRow}</g>`;
      },
    )}</svg>
    <text class="heading" aria-hidden="true" x=${layout.tray.left} y=${layout.tray.top - 12 * layout.text}>${words.tray}</text>
    ${first < 0 ? svg`<text class="line none" aria-hidden="true" x=${layout.tray.left} y=${lineSpot(layout, 0).y}>${words.empty}</text>` : nothing}
    ${numbered.map(({ mark, at }) => (mark.kind === 'report' ? reportLine(frame, layout, words, mark, at, at - first) : nothing))}
    ${alonePicture(frame, layout, words)}`;
}

/** What every mark has. */
const attributes = (frame: SweepFrame, at: number) =>
  ({
    id: nodeId(frame.first + at),
    tabindex: frame.tabindex(frame.first + at) ?? nothing,
  }) as const;

/** The numbers of the machines below, those of the steps at the left, and what they are. */
function axes(
  { here, asks, tried }: SweepFrame,
  { grid, plot, text }: Layout,
  words: SweepWords,
): SVGTemplateResult {
  // The numbers that there is room for. Those of the first machines, of one digit each, need less.
  const shown = (least: number, count: number, side: number, first = 0) => {
    const room = (digits: number) => (8 * digits + 6) * text;
    const every = niceFrom(room(String(count).length) / side);
    const always = side >= room(1) ? first : 0;
    return Array.from({ length: count }, (_, at) => least + at).filter(
      (number) => number % every === 0 || number < always,
    );
  };
  const bottom = plot.top + plot.height;
  const right = plot.left + plot.width;
  return svg`<g class="axes" aria-hidden="true">
    <rect class="edge" x=${plot.left} y=${plot.top} width=${plot.width} height=${plot.height}></rect>
    ${shown(0, grid.columns, grid.cell.width, asks)
      .map((machine) => ({ machine, x: grid.left + (machine + 0.5) * grid.cell.width }))
      .filter(({ x }) => x >= plot.left && x <= right)
      .map(({ machine, x }) => {
        const look =
          (here.last ?? tried)?.machine === machine ? 'now' : machine < asks ? 'asked' : '';
        return svg`<text class=${look} x=${x} y=${bottom + 11 * text}>${machine}</text>`;
      })}
    ${shown(1, grid.rows, grid.cell.height)
      .map((step) => ({ step, y: grid.top + grid.height - (step - 0.5) * grid.cell.height }))
      // A number at the upper edge would be cut.
      .filter(({ y }) => y >= 9 * text && y <= bottom)
      .map(({ step, y }) => svg`<text x=${plot.left - 13 * text} y=${y}>${step}</text>`)}
    <text class="name" x=${plot.left} y=${bottom + 29 * text}>${words.machines} → · ${words.steps} ↑</text></g>`;
}

function cell(
  frame: SweepFrame,
  layout: Layout,
  words: SweepWords,
  mark: Extract<Mark, { kind: 'cell' }>,
  at: number,
): SVGTemplateResult {
  const { x, y } = cellSpot(layout, mark.machine, mark.step);
  const side = Math.min(layout.grid.cell.width, layout.grid.cell.height);
  const { id, tabindex } = attributes(frame, at);
  const { here } = frame;
  const kind = lookOf(frame, mark);
  return svg`<g class=${`mark cell ${kind}`} role="gridcell" id=${id} tabindex=${tabindex} aria-label=${words.mark(mark)}>
    <rect x=${x - side / 2 + 1} y=${y - side / 2 + 1} width=${side - 2} height=${side - 2} rx=${kind.startsWith('halts') ? side / 2 : 3}></rect>
    <text x=${x} y=${y}>${mark.fixed || passed(mark, here) ? mark.moment : ''}</text></g>`;
}

/** Whether a step has its moment, and it has passed. */
const passed = ({ moment }: Pick<CellTime, 'moment'>, { cursor }: Here): boolean =>
  moment !== undefined && moment <= cursor;

/** How a cell looks: what has happened to it up to the cursor. */
export function lookOf(
  { here, never, covered, tried }: Pick<SweepFrame, 'here' | 'never' | 'covered' | 'tried'>,
  {
    machine,
    step,
    moment,
  }: { readonly machine: number; readonly step: number; readonly moment: number | undefined },
): string {
  if (tried?.machine === machine) {
    if (step > tried.steps) return 'later';
    return tried.stops && step === tried.steps ? 'halts tried' : 'done tried';
  }
  if (!passed({ moment }, here))
    return moment === undefined && !covered(machine)
      ? unreached({ here, never }, machine, step)
      : 'later';
  const now = moment === here.cursor ? ' now' : '';
  if (covered(machine)) return `covered${now}`;
  const { done = 0, state = 'waiting' } = here.columns[machine] ?? {};
  if (step > done) return `idle${now}`;
  if (step === done && state === 'halted') return `halts${now}`;
  if (step === done && state === 'dropped' && never(machine)) return `never${now}`;
  return `done${now}`;
}

/** How a cell looks whose step does not come: as all later ones, until the machine has ended. */
function unreached(
  { here, never }: Pick<SweepFrame, 'here' | 'never'>,
  machine: number,
  step: number,
): string {
  const { done = 0, state = 'waiting' } = here.columns[machine] ?? {};
  if (state === 'halted') return 'gone';
  // A machine may be proved never to stop before its first step. That is said in the round in which it would begin.
  const begun = (here.last?.round ?? -1) >= machine;
  if (state !== 'dropped' || !begun || !never(machine)) return 'later';
  return done === 0 && step === 1 ? 'never' : 'gone';
}

/** A machine whose steps are too many to be cells: a bar as high as its steps. */
function bar(
  frame: SweepFrame,
  layout: Layout,
  words: SweepWords,
  mark: Extract<Mark, { kind: 'bar' }>,
  at: number,
): SVGTemplateResult {
  const { here } = frame;
  const { grid } = layout;
  const { done = 0, state = 'waiting' } = here.columns[mark.machine] ?? {};
  const x = grid.left + mark.machine * grid.cell.width;
  const high = Math.min(done, grid.rows) * grid.cell.height;
  const gap = grid.cell.width > 4 ? 1 : 0;
  const { id, tabindex } = attributes(frame, at);
  const look = frame.covered(mark.machine)
    ? 'covered'
    : state === 'halted'
      ? 'halts'
      : state === 'dropped' && frame.never(mark.machine)
        ? 'never'
        : 'done';
  const now = here.last?.machine === mark.machine ? ' now' : '';
  return svg`<g class=${`mark cell bar ${look}${now}`} role="gridcell" id=${id} tabindex=${tabindex} aria-label=${words.mark(mark)}>
    <rect x=${x} y=${grid.top + grid.height - Math.max(high, 2)} width=${Math.max(0.5, grid.cell.width - gap)} height=${Math.max(high, 2)}></rect></g>`;
}

function reportLine(
  frame: SweepFrame,
  layout: Layout,
  words: SweepWords,
  mark: Extract<Mark, { kind: 'report' }>,
  at: number,
  line: number,
): SVGTemplateResult {
  const { tray } = layout;
  const { y } = lineSpot(layout, line);
  const { id, tabindex } = attributes(frame, at);
  const now = mark.report.moment === frame.here.cursor ? ' now' : '';
  return svg`<g role="row" aria-label=${words.tray}><g class=${`mark report${now}`} role="gridcell" id=${id} tabindex=${tabindex} aria-label=${words.mark(mark)}>
    <rect x=${tray.left} y=${y - tray.line / 2 + 1} width=${tray.width} height=${tray.line - 2} rx="3"></rect>
    <text class="line" x=${tray.left + 8} y=${y}>${cut(words.report(mark), tray.width - 12, LETTER * layout.text)}</text></g></g>`;
}

/** About the width of a letter of a heading and of a report, in px. */
export const LETTER = 7.8;

/** The same machines, each one only after the one before it has ended. */
function alonePicture(
  { here, moments }: SweepFrame,
  { alone, text }: Layout,
  words: SweepWords,
): SVGTemplateResult | typeof nothing {
  const { left, top, width, height } = alone;
  const room = height - 38 * text;
  if (room < 8 || width < 8 || here.alone.length === 0) return nothing;
  // Against all moments of the figure: a bar as high as its moment would stand at the top from its first step on.
  const most = Math.max(1, moments);
  const wide = Math.min(46 * text, width / here.alone.length);
  const floor = top + height - 20 * text;
  const name = words.alone?.find((one) => lettersOf(one) * LETTER * text <= width);
  return svg`<g class="alone" aria-hidden="true">
    ${name ? svg`<text class="heading" x=${left} y=${top - 12 * text}>${name}</text>` : nothing}
    ${here.alone.map(({ done, state }, machine) => {
      const high = (done / most) * room;
      const x = left + (machine + 0.5) * wide;
      return svg`<rect class=${state === 'halted' ? 'halts' : 'done'} x=${x - wide / 4} y=${floor - high} width=${wide / 2} height=${high}></rect>
        ${done > 0 ? svg`<text x=${x} y=${floor - high - 9 * text}>${words.count(done)}</text>` : nothing}
        <text class="name" x=${x} y=${floor + 10 * text}>${machine}</text>`;
    })}
    <path d=${`M${left},${floor}h${wide * here.alone.length}`}></path></g>`;
}
