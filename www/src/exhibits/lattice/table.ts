import type { Run } from '../../engine/engine.ts';
import { CELL_WIDTH, cellAt, type FrontColours, TracedColours } from './colours.ts';
import { VALUES_SIDE } from './scene.ts';

/** Rows of the plate that are asked for at once. */
const BAND = 64;

type Row = readonly (string | number)[];

/**
 * The plate as a table: every step where steps are recorded; else every point, from the lowest row
 * up; of a plate without values only the lost points, for the others are won.
 */
export async function* rowsOf(
  run: Run<'Lattice'>,
  colours: TracedColours | FrontColours,
): AsyncGenerator<Row> {
  if (colours instanceof TracedColours) {
    yield ['step', 'm', 'n', 'outcome', 'remoteness', 'grundy'];
    for (let step = 0; step < colours.steps; step += 1) {
      const point = colours.point(step);
      if (!point) continue;
      const { lost, plies, grundy } = colours.cell(point);
      yield [step + 1, point.m, point.n, lost ? 'P' : 'N', plies ?? '', grundy ?? ''];
    }
    return;
  }
  const { columns, rows } = colours;
  const values = Math.max(columns, rows) <= VALUES_SIDE;
  yield values ? ['m', 'n', 'outcome', 'remoteness', 'grundy'] : ['m', 'n', 'outcome'];
  for (let bottom = 0; bottom < rows; bottom += BAND) {
    const cells = await run.ask('cells', 0, bottom, columns, Math.min(BAND, rows - bottom));
    for (let at = 0; at < cells.length; at += CELL_WIDTH) {
      const point = at / CELL_WIDTH;
      const [m, n] = [point % columns, bottom + Math.floor(point / columns)];
      const { lost, plies, grundy } = cellAt(cells, at);
      if (values) yield [m, n, lost ? 'P' : 'N', plies ?? '', grundy ?? ''];
      else if (lost) yield [m, n, 'P'];
    }
  }
}
