import { nothing, type SVGTemplateResult, svg } from 'lit';
import type { DigitGrid, Layout } from './layout.ts';
import type { HeapsFrame, HeapsWords } from './view.ts';

/**
 * The Grundy values of the heaps in binary, digit below digit. A 1 below a column says that it has an odd
 * number of 1s. While a take is planned, the digits show what it would leave.
 */
export function digits(
  frame: HeapsFrame,
  layout: Layout,
  words: Pick<HeapsWords, 'sum' | 'count'>,
): unknown {
  const { board } = layout;
  if (!frame.digits || !board) return nothing;
  const before = frame.why;
  const after = frame.planned?.why;
  const shown = after ?? before;
  const columns = Array.from({ length: board.digits }, (_, at) => board.digits - 1 - at);
  const odd = (column: number) =>
    shown.columns.find((one) => one.column === column)?.odd === true ? 1 : 0;
  const digit = (value: bigint | undefined, column: number) =>
    Number(((value ?? 0n) >> BigInt(column)) & 1n);
  const decided = frame.deciding && !after ? before.reason : undefined;
  const found = decided && 'column' in decided ? decided.column : undefined;
  const deciding = found?.column;
  const mending = found?.heaps ?? [];
  const line = layout.sumY - Math.max(8, board.font * 0.9);
  return svg`<g class="digits">
    ${deciding === undefined || layout.stacked ? nothing : column(layout, board, deciding)}
    ${columns.map((at) => (headed(layout, board, words.count) || at === deciding ? heading(layout, board, at, words.count) : nothing))}
    ${(shown.grundyValues ?? []).map((value, heap) =>
      columns.map((at) => {
        const now = digit(value, at);
        const changed = after !== undefined && now !== digit(before.grundyValues?.[heap], at);
        const kind = [
          now === 1 ? 'one' : 'zero',
          changed ? 'changed' : '',
          at === deciding && mending.includes(heap) ? 'mending' : '',
        ].join(' ');
        return cell(board, at, layout.line(heap), now, kind, layout.row);
      }),
    )}
    <line class="total" x1=${board.x(board.digits - 1) - board.width / 2} x2=${board.x(0) + board.width / 2}
      y1=${line} y2=${line}></line>
    ${frame.summed ? columns.map((at) => cell(board, at, layout.sumY, odd(at), odd(at) === 1 ? 'one sum' : 'zero sum')) : nothing}
    <text class="sum-label" x=${board.x(board.digits - 1) - board.width / 2 - 8} y=${layout.sumY}>${words.sum}</text>
  </g>`;
}

/** Whether each column is wide enough for its heading. */
function headed(
  { fonts }: Layout,
  { digits, width }: DigitGrid,
  count: HeapsWords['count'],
): boolean {
  // The number as the page prints it, with its commas.
  const longest = count(2n ** BigInt(digits - 1)).length;
  return longest * fonts.heading * 0.66 <= width;
}

/** The heading says what a 1 in the column counts. It moves in where it would stick out of the picture. */
function heading(
  layout: Layout,
  board: DigitGrid,
  at: number,
  count: HeapsWords['count'],
): SVGTemplateResult {
  const text = count(2n ** BigInt(at));
  const half = (text.length * layout.fonts.heading * 0.62) / 2;
  const x = Math.min(board.x(at), layout.width - half);
  return svg`<text class="heading" x=${x} y=${layout.headY}>${text}</text>`;
}

/** The mark behind the leftmost column with an odd number of 1s. */
function column(layout: Layout, board: DigitGrid, at: number): SVGTemplateResult {
  const width = Math.max(board.width, 10);
  return svg`<rect class="deciding" x=${board.x(at) - width / 2} y=${layout.headY + 8}
    width=${width} height=${layout.sumY - layout.headY + 8} rx="3"></rect>`;
}

function cell(
  board: DigitGrid,
  column: number,
  y: number,
  digit: number,
  kind: string,
  room = Number.POSITIVE_INFINITY,
) {
  const x = board.x(column);
  if (board.cells) {
    const half = Math.max(1.6, board.width / 2 - 1);
    return svg`<rect class=${`cell ${kind}`} x=${x - half} y=${y - 5} width=${2 * half} height="10"></rect>`;
  }
  // No ring is drawn where it would touch the digits beside it; the mark behind the column is enough.
  const ring = Math.min(board.font * 0.72, board.width * 0.5, room / 2);
  return svg`${
    kind.includes('mending') && ring > board.font * 0.5
      ? svg`<circle class="mend" cx=${x} cy=${y} r=${ring}></circle>`
      : nothing
  }
    <text class=${`digit ${kind}`} x=${x} y=${y}>${digit}</text>`;
}
