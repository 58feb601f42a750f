import type { Shape } from '../described/picture.ts';
import type { Here } from '../picture/squares.ts';

/** The side of a square of a bar, what is seen of it, and where its cross begins and ends, in px. */
const [SIDE, SEEN, FROM, TO] = [64, 58, 18, 40];

/**
 * A bar of some columns and rows, what is left of it by the heights of its columns, `4+4+2`. Each square is the move
 * that bites it off: the core gives the moves column by column from the left, in each from the bottom. What is eaten is
 * pale, so that the rest stays where it was. The poisoned square is crossed out.
 */
export function barShapes(
  { position, options }: Here,
  [columns, rows]: readonly [number, number],
): readonly Shape[] {
  const heights = position.split('+').map(Number);
  let bites = 0;
  const squares = Array.from({ length: columns * rows }, (_, at): Shape => {
    const [column, row] = [Math.floor(at / rows), at % rows];
    const box = [column * SIDE, -row * SIDE, SEEN, SEEN];
    // The text ends before the first column that is eaten whole.
    if (row >= (heights[column] ?? 0)) return { form: 'rectangle', at: box, tone: 'faint' };
    // The cross is seen on a pale square only.
    const tone = at === 0 ? 'second' : 'first';
    const { chosen } = options[bites++] ?? {};
    return { form: 'rectangle', at: box, tone, ...(chosen !== undefined && { chosen }) };
  });
  const line = (...at: number[]): Shape => ({ form: 'line', at, tone: 'ink' });
  return [...squares, line(FROM, FROM, TO, TO), line(FROM, TO, TO, FROM)];
}
