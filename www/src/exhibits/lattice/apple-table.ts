import { html, nothing, svg, type TemplateResult } from 'lit';
import { BODY, HALF, STALK } from './apple.ts';
import type { LatticePlayView } from './play-view.ts';
import type { Point } from './view.ts';

/** Pieces that are drawn one by one; of more the number is said. */
const MOST_DRAWN = 60;
/** Room of a piece, in px, and pieces in a row. */
const ROOM = 34;
const IN_A_ROW = 20;

/**
 * The apples themselves, for those who point: a click on the left half of a whole eats it whole, on
 * its right half that half alone; a click on a half eats it. The same moves are buttons beside it.
 */
export function renderAppleTable(
  { play, words, cursor }: LatticePlayView,
  { m, n }: Point,
): TemplateResult {
  const wholes = Math.min(m, MOST_DRAWN);
  const halves = Math.min(n, MOST_DRAWN);
  const rows = Math.ceil(wholes / IN_A_ROW) + Math.ceil(halves / IN_A_ROW);
  const columns = Math.min(IN_A_ROW, Math.max(wholes, halves, 1));
  const [width, height] = [columns * ROOM, Math.max(1, rows) * ROOM];
  const yours = play.mover(cursor) !== 'computer' && !play.thinking;
  const eat = (to: Point) => () => void play.choose(to);
  const at = (i: number, row: number) =>
    `translate(${(i % IN_A_ROW) * ROOM + ROOM / 2} ${(row + Math.floor(i / IN_A_ROW)) * ROOM + ROOM / 2}) scale(1.25)`;
  const whole = (i: number) => svg`<g class="piece" transform=${at(i, 0)}>
    <path class="all" d=${BODY}></path>
    <path class="half" d=${HALF}></path>
    <path class="stalk" d=${STALK}></path>
    <rect class="eat-all" x="-13" y="-13" width="13" height="26" @click=${eat({ m: m - 1, n })}>
      <title>${words.text('eat-whole')}</title></rect>
    <rect class="eat-half" x="0" y="-13" width="13" height="26" @click=${eat({ m: m - 1, n: n + 1 })}>
      <title>${words.text('eat-split')}</title></rect>
  </g>`;
  const half = (i: number) => svg`<g class="piece" transform=${at(i, Math.ceil(wholes / IN_A_ROW))}>
    <path class="all" d=${HALF}></path>
    <rect class="eat-all" x="-13" y="-13" width="26" height="26" @click=${eat({ m, n: n - 1 })}>
      <title>${words.text('eat-half')}</title></rect>
  </g>`;
  return html`<div class="table">
    <svg class=${yours ? 'apples yours' : 'apples'} width=${width} height=${height}
      viewBox=${`0 0 ${width} ${height}`} aria-hidden="true">
      ${Array.from({ length: wholes }, (_, i) => whole(i))}
      ${Array.from({ length: halves }, (_, i) => half(i))}
    </svg>
    <p class="about">${words.text('table-count', { m, n })}
      ${m > wholes || n > halves ? words.text('table-some', { most: MOST_DRAWN }) : nothing}
      ${yours && m + n > 0 ? words.text('table-how') : nothing}</p>
  </div>`;
}
