import { nothing, svg } from 'lit';
import type { Point } from '../../../share/codec-fields.ts';
import type { NamedMove } from '../naming.ts';
import { BODY, HALF, STALK } from './apple.ts';

/** The apples of a position, above the points: visitors play with them. */
export interface Table {
  readonly at: Point;
  /** The move that was just made; what it ate is drawn dashed. */
  readonly eaten: NamedMove | undefined;
  /** How many pieces there is room for; a fixed number, so that they do not grow while they are eaten. */
  readonly room: number;
  /** The piece that the visitor touched. */
  readonly picked: number | undefined;
  /** For those who do not see the apples: how many there are. Undefined if no apple is drawn. */
  readonly described: string | undefined;
  /** The line below the apples: how many there are, what was eaten, or who has won. */
  readonly line: string;
  /** The game is over: the table shows only the line, which says who has won. */
  readonly over: boolean;
  /** Somebody at the page may eat now. */
  readonly yours: boolean;
}

/** Where the table is, in px of the picture. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** `split` is a half whose other half was just eaten. */
export type Piece = 'whole' | 'half' | 'split' | 'gone-whole' | 'gone-half';

/** What can be eaten where no game is played. */
export type Kind = Extract<Piece, 'whole' | 'half'>;

/** The table draws at most this many pieces; the line says how many there are. */
const MOST_DRAWN = 60;
/**
 * In px: the most room of a piece, more where twenty have more, enough room for a finger, and the line
 * below.
 */
const [ROOM, MORE, FINGER, LINE] = [44, 64, 40, 24];

/** The pieces in order: wholes, what was just eaten, halves. */
export function piecesOf({ at: { m, n }, eaten }: Pick<Table, 'at' | 'eaten'>): readonly Piece[] {
  const of = (piece: Piece, count: number) => Array<Piece>(Math.min(count, MOST_DRAWN)).fill(piece);
  const middle: Piece[] = eaten === 'whole' ? ['gone-whole'] : eaten === 'split' ? ['split'] : [];
  const last: Piece[] = eaten === 'half' ? ['gone-half'] : [];
  const halves = of('half', eaten === 'split' ? n - 1 : n);
  return [...of('whole', m), ...middle, ...halves, ...last].slice(0, MOST_DRAWN);
}

/**
 * The size of the pieces and their number of rows. Few rows are best, if more would hardly make the pieces
 * larger.
 */
function fitting(room: number, width: number, height: number) {
  const most = Math.min(MORE, Math.max(ROOM, width / 20));
  const count = Math.min(MOST_DRAWN, Math.max(1, room));
  const fits = [1, 2, 3, 4, 5, 6].map((rows) => ({
    rows,
    size: Math.min(most, height / rows, width / Math.ceil(count / rows)),
  }));
  const largest = Math.max(...fits.map(({ size }) => size));
  const enough = Math.min(FINGER, largest * 0.85);
  return fits.find(({ size }) => size >= enough) ?? { rows: 1, size: largest };
}

/** The height of a table with `room` pieces and its line, at most `most`. */
export function heightOf(room: number, width: number, most: number): number {
  const { rows, size } = fitting(room, width, most - LINE);
  return Math.ceil(rows * size + LINE);
}

/** The place of each piece: from left to right and from the top down, as large as `room` pieces fit. */
export function spread(room: number, box: Box) {
  const [width, height] = [box.right - box.left, box.bottom - box.top - LINE];
  const { size } = fitting(room, width, height);
  const across = Math.max(1, Math.floor(width / size + 1e-6));
  return {
    size,
    x: (i: number) => box.left + ((i % across) + 0.5) * size,
    y: (i: number) => box.top + (Math.floor(i / across) + 0.5) * size,
  };
}

/** Draws the apples, and the line below them. */
export function renderTable(table: Table, box: Box) {
  const { size, x, y } = spread(table.room, box);
  const pieces = piecesOf(table);
  return svg`<g class=${table.yours ? 'pieces yours' : 'pieces'} aria-hidden="true">
    ${pieces.map((piece, i) => drawn(piece, x(i), y(i), size, i === table.picked))}
    ${
      table.over
        ? svg`<text class="note line over" x=${(box.left + box.right) / 2} y=${(box.top + box.bottom) / 2}>${table.line}</text>`
        : svg`<text class="note line" x=${box.left} y=${box.bottom - LINE / 2}>${table.line}</text>`
    }</g>`;
}

/** Draws one piece. */
export function drawn(piece: Piece, x: number, y: number, size: number, picked = false) {
  const whole = piece === 'whole' || piece === 'gone-whole';
  return svg`<g class=${`piece ${piece}${picked ? ' picked' : ''}`}
    transform=${`translate(${x} ${y}) scale(${(size * 0.86) / 24})`}>
    <path class="body" d=${whole ? BODY : HALF} vector-effect="non-scaling-stroke"></path>
    ${piece === 'whole' ? svg`<path class="stalk" d=${STALK} vector-effect="non-scaling-stroke"></path>` : nothing}
    ${piece === 'split' ? svg`<path class="eaten" d=${HALF} transform="scale(-1 1)" vector-effect="non-scaling-stroke"></path>` : nothing}</g>`;
}
