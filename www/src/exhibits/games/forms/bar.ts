import type { Shape } from '../described/picture.ts';
import type { Here } from '../plate/squares.ts';

/** The side of a square of a bar, what is seen of it, and where its cross begins and ends, in px. */
const [SIDE, SEEN, FROM, TO] = [64, 58, 18, 40];

/**
 * A bar by the heights of its columns, `4+4+2`, each square the move that bites it off: the core gives the moves
 * column by column from the left, in each from the bottom. The poisoned square is crossed out.
 */
export function barShapes({ position, options }: Here): readonly Shape[] {
  const places = position
    .split('+')
    .flatMap((height, column) => Array.from({ length: Number(height) }, (_, row) => [column, row]));
  const squares = places.map(([column = 0, row = 0], at): Shape => {
    const chosen = options[at]?.chosen;
    const box = [column * SIDE, -row * SIDE, SEEN, SEEN];
    // The cross is seen on a pale square only.
    const tone = at === 0 ? 'second' : 'first';
    return { form: 'rectangle', at: box, tone, ...(chosen !== undefined && { chosen }) };
  });
  const line = (...at: number[]): Shape => ({ form: 'line', at, tone: 'ink' });
  return [...squares, line(FROM, FROM, TO, TO), line(FROM, TO, TO, FROM)];
}
