import { nothing, type SVGTemplateResult, svg } from 'lit';
import { cut } from '../../../stage/cut.ts';
import { nodeId } from '../../../stage/graph/edit-picture.ts';
import { sure } from '../../../sure.ts';
import { type Machine, ruleOf, ruleText, type Step, stateName, symbolAt } from '../machine.ts';
import type { MachineFrame, Mark } from './frame.ts';
import { cellSpot, type Layout, LETTER, ruleSpot } from './layout.ts';
import { drawsRows, rowsPicture, tapeRows } from './rows.ts';
import { statesPicture } from './states.ts';
import { hue } from './styles.ts';

/** What a screen reader says of the marks, and the names of the parts. */
export interface MachineWords {
  mark(mark: Mark): string;
  readonly tape: string;
  readonly list: string;
  /** The row of a state in the table. */
  rules(state: number): string;
  /** A number in the groups of the language. */
  number(value: number): string;
}

/** The marks of the picture: cells of the tape, rules of the table, steps of the list. */
export function marksOf(
  machine: Machine,
  layout: Layout,
  head: number,
  steps: readonly Step[],
): readonly Mark[] {
  const { tape, table } = layout;
  const half = (tape.cells - 1) / 2;
  return [
    ...Array.from(
      { length: tape.cells },
      (_, at): Mark => ({ kind: 'cell', cell: head - half + at }),
    ),
    ...Array.from(
      { length: table.rows * machine.symbols.length },
      (_, at): Mark => ({
        kind: 'rule',
        state: table.first + Math.floor(at / machine.symbols.length),
        symbol: at % machine.symbols.length,
      }),
    ),
    ...steps.map((step): Mark => ({ kind: 'step', step })),
  ];
}

/** The middle of each mark. */
export const spotsOf = (marks: readonly Mark[], layout: Layout, head: number) => {
  const { list } = layout;
  const first = marks.findIndex(({ kind }) => kind === 'step');
  return marks.map((mark, at) => {
    if (mark.kind === 'cell') return cellSpot(layout, mark.cell - head);
    if (mark.kind === 'rule') return ruleSpot(layout, mark.state, mark.symbol);
    const x = list.left + Math.min(60, list.width / 2);
    return { x, y: list.top + (at - first + 0.5) * list.line };
  });
};

/** The last step whose row may be seen. */
const lastRow = ({ here, hidden, last }: MachineFrame): number => (hidden ? here.step : last);

/** Whether the core paints the picture, because its rows are too many to be marks. */
export const painted = (frame: MachineFrame): boolean =>
  !drawsRows(frame.window, frame.begun, lastRow(frame));

/** The marks over the raster that the core paints. */
export function machinePicture(
  frame: MachineFrame,
  layout: Layout,
  words: MachineWords,
): SVGTemplateResult {
  const { machine, here } = frame;
  const numbered = frame.marks.map((mark, at) => ({ mark, at }));
  const of = (kind: Mark['kind']) => numbered.filter(({ mark }) => mark.kind === kind);
  const rows = Array.from({ length: layout.table.rows }, (_, row) => layout.table.first + row);
  return svg`<g role="row" aria-label=${words.tape}>${of('cell').map(({ mark, at }) => tapeCell(frame, layout, words, mark, at))}</g>
    ${headPicture(frame, layout)}
    ${painted(frame) ? nothing : rowsPicture(tapeRows(machine, frame.begun, frame.window, lastRow(frame)), frame.window, layout.picture)}
    ${windowPicture(frame, layout, words)}
    ${layout.table.rows > 0 ? tableHead(machine, layout) : nothing}
    ${rows.map(
      (state) => svg`<g role="row" aria-label=${words.rules(state)}>
      <text class=${state === here.state ? 'name now' : 'name'} aria-hidden="true" x=${layout.table.left + layout.table.names / 2} y=${ruleSpot(layout, state, 0).y}>${cut(sure(machine.states[state]), layout.table.names, LETTER * layout.text)}</text>
      ${of('rule').map(({ mark, at }) => (mark.kind === 'rule' && mark.state === state ? ruleCell(frame, layout, words, mark, at) : nothing))}</g>`,
    )}
    ${layout.states ? statesPicture(frame, layout.states, layout.text) : nothing}
    ${of('step').map(({ mark, at }, line) => (mark.kind === 'step' ? stepLine(frame, layout, words, mark.step, at, line) : nothing))}`;
}

/** What every mark has. */
const attributes = (frame: MachineFrame, at: number) =>
  ({ id: nodeId(at), tabindex: frame.tabindex(at) ?? nothing }) as const;

function tapeCell(
  frame: MachineFrame,
  layout: Layout,
  words: MachineWords,
  mark: Mark,
  at: number,
): SVGTemplateResult | typeof nothing {
  if (mark.kind !== 'cell') return nothing;
  const { machine, here } = frame;
  const { side } = layout.tape;
  const symbol = symbolAt(here, mark.cell);
  const { x, y } = cellSpot(layout, mark.cell - here.head);
  const { id, tabindex } = attributes(frame, at);
  const headed = mark.cell === here.head ? ' head' : '';
  return svg`<g class=${`mark cell symbol-${hue(symbol)}${headed}`} role="gridcell" id=${id} tabindex=${tabindex} aria-label=${words.mark(mark)}>
    <rect x=${x - side / 2} y=${y - side / 2} width=${side} height=${side}></rect>
    <text aria-hidden="true" x=${x} y=${y}>${sure(machine.symbols[symbol])}</text>
    ${mark.cell % 5 === 0 ? svg`<text class="place" aria-hidden="true" x=${x} y=${y + side / 2 + 11 * layout.text}>${mark.cell}</text>` : nothing}</g>`;
}

/** The state stands over the cell that the machine reads. */
function headPicture({ machine, here }: MachineFrame, layout: Layout): SVGTemplateResult {
  const { x, y } = cellSpot(layout, 0);
  const top = y - layout.tape.side / 2;
  const name = stateName(machine, here.state);
  const half = Math.max(11, ([...name].length * LETTER) / 2 + 4) * layout.text;
  const stopped = typeof here.state !== 'number';
  return svg`<g class=${stopped ? 'pointer stopped' : 'pointer'} aria-hidden="true">
    <rect x=${x - layout.tape.side / 2} y=${top} width=${layout.tape.side} height=${layout.tape.side}></rect>
    <path d=${`M${x - half},${top - 24 * layout.text}h${2 * half}v${17 * layout.text}l${-half},${6 * layout.text}l${-half},${-6 * layout.text}z`}></path>
    <text x=${x} y=${top - 15 * layout.text}>${name}</text></g>`;
}

/** The frame of the picture, the line at the cursor, the head in it, and what is not shown yet. */
function windowPicture(
  frame: MachineFrame,
  { picture, text }: Layout,
  words: MachineWords,
): SVGTemplateResult | typeof nothing {
  const { window, here, hidden, steps, stop } = frame;
  const paints = painted(frame);
  const { left, top, width, height } = picture;
  if (width < 20 || height < 20) return nothing;
  const high = height / window.steps;
  const wide = width / window.cells;
  const y = (step: number) => top + (step - window.step) * high;
  const x = (cell: number) => left + (cell - window.cell) * wide;
  const line = y(here.step);
  const below = line + Math.max(high, 1);
  const number = words.number(here.step);
  const label = Math.min(Math.max(line + high / 2, top + 8 * text), top + height - 8 * text);
  const dots = high >= 5 && wide >= 3;
  return svg`<g class="cloth" aria-hidden="true">
    ${hidden && paints && below < top + height ? svg`<rect class="later" x=${left} y=${below} width=${width} height=${top + height - below}></rect>` : nothing}
    <rect class="edge" x=${left - 0.5} y=${top - 0.5} width=${width + 1} height=${height + 1}></rect>
    ${dots ? steps.filter(({ number: at }) => at - 1 >= window.step && at - 1 < here.step).map(({ head, number: at }) => svg`<circle class="trail" cx=${x(head) + wide / 2} cy=${y(at - 1) + high / 2} r=${Math.min(3.5, wide / 4, high / 3)}></circle>`) : nothing}
    <rect class="now" x=${left} y=${line} width=${width} height=${Math.max(high, 2)}></rect>
    <circle class="at" cx=${x(here.head) + wide / 2} cy=${line + Math.max(high, 2) / 2} r=${Math.max(3, Math.min(6, wide / 3))}></circle>
    ${stop !== undefined && !hidden && stop >= window.step && stop < window.step + window.steps ? svg`<path class="stop" d=${`M${left},${y(stop) + high}h${width}`}></path>` : nothing}
    <text class="label" x=${left + width - 4} y=${label}>${number}</text></g>`;
}

function tableHead({ symbols }: Machine, layout: Layout): SVGTemplateResult {
  const { table, text } = layout;
  const y = table.top + table.row / 2;
  return svg`<g class="heads" aria-hidden="true">${symbols.map(
    (name, symbol) =>
      svg`<text class="name" x=${ruleSpot(layout, table.first, symbol).x} y=${y}>${name}</text>`,
  )}<path d=${`M${table.left},${table.top + table.row - 1}h${table.width}M${table.left + table.names - 2 * text},${table.top}v${table.height}`}></path></g>`;
}

function ruleCell(
  frame: MachineFrame,
  layout: Layout,
  words: MachineWords,
  mark: Extract<Mark, { kind: 'rule' }>,
  at: number,
): SVGTemplateResult {
  const { machine, here, lights } = frame;
  const { x, y } = ruleSpot(layout, mark.state, mark.symbol);
  const { rule, row } = layout.table;
  const now = lights && mark.state === here.state && mark.symbol === symbolAt(here, here.head);
  const covered = frame.covered(mark.state, mark.symbol);
  const { id, tabindex } = attributes(frame, at);
  const kind = `mark rule${now ? ' now' : ''}${covered ? ' covered' : ''}`;
  return svg`<g class=${kind} role="gridcell" id=${id} tabindex=${tabindex} aria-label=${words.mark(mark)}>
    <rect x=${x - rule / 2 + 1} y=${y - row / 2 + 1} width=${rule - 2} height=${row - 2} rx="3"></rect>
    <text aria-hidden="true" x=${x} y=${y}>${covered ? '?' : ruleText(machine, ruleOf(machine, mark.state, mark.symbol))}</text></g>`;
}

/** A step in the notation of the table: what it read, and the rule. */
function stepLine(
  frame: MachineFrame,
  layout: Layout,
  words: MachineWords,
  step: Step,
  at: number,
  line: number,
): SVGTemplateResult {
  const { machine, here } = frame;
  const { list, text } = layout;
  const y = list.top + (line + 0.5) * list.line;
  const now = step.number === here.step;
  const rule = ruleText(machine, ruleOf(machine, step.state, step.read));
  const { id, tabindex } = attributes(frame, at);
  const begin = `${sure(machine.states[step.state])} ${sure(machine.symbols[step.read])}`;
  const number = list.numbered ? `${words.number(step.number)}  ` : '';
  return svg`<g role="row" aria-label=${words.list}><g class=${now ? 'mark step now' : 'mark step'} role="gridcell" id=${id} tabindex=${tabindex} aria-label=${words.mark({ kind: 'step', step })}>
    <rect x=${list.left} y=${y - list.line / 2} width=${list.width} height=${list.line}></rect>
    <text aria-hidden="true" x=${list.left + 6 * text} y=${y}>${cut(`${number}${begin} → ${rule}`, list.width - 8 * text, LETTER * text)}</text></g></g>`;
}
