import { nothing, type SVGTemplateResult, svg } from 'lit';
import type { GaveAway } from '../../../stage/game-account.ts';
import type { Family, Stones } from '../families.ts';
import { type BoardLayout, OFF } from './layout.ts';
import { type Content, type Option, type Squares, sides, squareName } from './squares.ts';

/** What the picture needs. */
export interface BoardFrame {
  readonly family: Family;
  readonly board: Squares;
  /** The value that each square shows; empty unless the figure explains. */
  readonly values: ReadonlyMap<number, Option>;
  /** The squares whose stone can go, or to which the held stone can go. */
  readonly open: ReadonlySet<number>;
  /** The square of the stone that the player holds, and what stands there: the question where it goes. */
  readonly held: number | undefined;
  readonly where: string;
  /** The planned move and the last one. */
  readonly planned: number | undefined;
  readonly last: number | undefined;
  /** In a game that is over: the move that gave the win or the draw away here, and a better one. */
  readonly missed: GaveAway<number> | undefined;
  /** The squares that show why the game is over, such as a row. */
  readonly marked: readonly number[];
  tabindex(square: number): 0 | undefined;
  /** What a screen reader says of a row, by the number beside it, or of what lies beside the board; and of a square. */
  rowLabel(row: number | undefined): string;
  label(square: number): string;
}

/** The board: its squares with their stones and, if the figure explains, with their values. */
export function boardPicture(frame: BoardFrame, layout: BoardLayout): SVGTemplateResult {
  const { columns, rows } = frame.board;
  const row = (from: number) => layout.squares.slice(from * columns, (from + 1) * columns);
  const line = (name: number | undefined, squares: readonly number[]) =>
    svg`<g role="row" aria-label=${frame.rowLabel(name)}>${squares.map((one) => square(frame, layout, one))}</g>`;
  return svg`${names(frame.board, layout)}${Array.from({ length: rows }, (_, at) => line(rows - at, row(at)))}${
    layout.squares.includes(OFF) ? line(undefined, [OFF]) : nothing
  }`;
}

/** Letters under the columns and numbers beside the rows. */
function names(board: Squares, { side, left, height, at }: BoardLayout): SVGTemplateResult {
  const columns = Array.from({ length: board.columns }, (_, column) => column);
  const rows = Array.from({ length: board.rows }, (_, row) => row);
  return svg`<g aria-hidden="true" class="names">${columns.map(
    (column) => svg`<text x=${at(column).x} y=${height - 6}>${squareName(board, column)[0]}</text>`,
  )}${rows.map(
    (row) => svg`<text x=${left - 12} y=${(row + 0.5) * side + 4}>${board.rows - row}</text>`,
  )}</g>`;
}

function square(frame: BoardFrame, layout: BoardLayout, at: number): SVGTemplateResult {
  const { board, values, open, held, planned, last, marked, missed, family } = frame;
  const { side } = layout;
  const { x, y } = layout.at(at);
  const of = (move: number | undefined) =>
    move !== undefined && (at === sides(move).to || at === sides(move).from);
  const going = of(planned);
  const content = board.contents[at] ?? '.';
  // The stone that came here and should not have.
  const ghost = missed && sides(missed.did).to === at && content === '.' ? board.turn : undefined;
  const moved = last !== undefined && sides(last).to === at;
  const looks = [
    going && 'going',
    of(missed?.did) && 'missed',
    of(missed?.better) && 'better',
    at === held && 'held',
    moved && 'moved',
    open.has(at) && 'open',
    marked.includes(at) && 'ends',
  ];
  const option = values.get(at);
  const id = at === OFF ? 'off' : `s${at}`;
  const half = side / 2 - 2;
  return svg`<g role="gridcell" id=${id} class=${looks.filter(Boolean).join(' ') || nothing}
    data-step=${at} tabindex=${frame.tabindex(at) ?? nothing} aria-label=${frame.label(at)}
    transform=${`translate(${x} ${y})`}>
    <rect class=${at === OFF ? 'square off' : 'square'} x=${-half} y=${-half} width=${2 * half} height=${2 * half}></rect>
    ${at === OFF ? svg`<path class="way" d=${`M${-side * 0.2} 0H${side * 0.2}m${-side * 0.1} ${-side * 0.1}l${side * 0.1} ${side * 0.1}l${-side * 0.1} ${side * 0.1}`}></path>` : stone(family.stones, ghost ?? content, side * 0.3)}
    ${at === held ? svg`<text class="where" y=${half - 5}>${frame.where}</text>` : nothing}
    ${held !== undefined && open.has(at) ? svg`<circle class="goal" r=${side * 0.07}></circle>` : nothing}
    ${option ? value(option, content === '.' || at === OFF, side) : nothing}</g>`;
}

/** A stone: dark for the player who moves first, light for the opponent. */
function stone(stones: Stones, content: Content, r: number): unknown {
  if (content === '.') return nothing;
  const side = content === 'x' ? 'stone dark' : 'stone light';
  switch (stones) {
    case 'marks':
      return content === 'x'
        ? svg`<path class="mark" d=${`M${-r} ${-r}L${r} ${r}M${r} ${-r}L${-r} ${r}`}></path>`
        : svg`<circle class="mark" cx="0" cy="0" r=${r}></circle>`;
    case 'stones':
      return svg`<circle class=${side} cx="0" cy="0" r=${r}></circle>`;
    case 'pawns':
      return svg`<path class=${side} d=${`M${-r * 0.8} ${r}h${r * 1.6}l${-r * 0.5} ${-r * 0.9}a${r * 0.5} ${r * 0.5} 0 1 0 ${-r * 0.6} 0z`}></path>`;
    case 'cars':
      // The cars of the first player go right, those of the second go up.
      return svg`<path class=${side} transform=${content === 'x' ? nothing : 'rotate(-90)'} d=${`M${-r} ${-r * 0.7}H${r * 0.3}L${r} 0L${r * 0.3} ${r * 0.7}H${-r}z`}></path>`;
  }
}

/** A ring and the plies if the move wins, a disc and the plies if it loses, a square if it draws. */
function value({ outcome, remoteness }: Option, empty: boolean, side: number): SVGTemplateResult {
  const r = side * (empty ? 0.14 : 0.09);
  const [x, y] = empty ? [0, -r / 2] : [side * 0.34, -side * 0.34];
  const mark =
    outcome === 'D'
      ? svg`<rect class="drawn" x=${x - r} y=${y - r} width=${2 * r} height=${2 * r}></rect>`
      : svg`<circle class=${outcome === 'N' ? 'won' : 'lost'} cx=${x} cy=${y} r=${r}></circle>`;
  const plies =
    empty && remoteness !== undefined && outcome !== 'D'
      ? svg`<text y=${y + r + 14}>${remoteness}</text>`
      : nothing;
  return svg`${mark}${plies}`;
}
