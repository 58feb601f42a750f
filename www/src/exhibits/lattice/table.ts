import type { Run } from '../../engine/engine.ts';
import { gameRows } from '../../stage/export/game-table.ts';
import type { Row } from '../../stage/export.ts';
import type { Messages } from '../../words/messages.ts';
import { CELL_WIDTH, cellAt, TracedColours } from './picture/colours.ts';
import type { FrontColours } from './picture/front-colours.ts';
import type { Play } from './play/play.ts';
import { hasValues } from './scene.ts';

/** How many rows of the picture are requested at once. */
const BAND = 64;

/**
 * The picture as a table: every step if the run recorded them, otherwise every point from the lowest row up. A
 * picture without values lists only its lost points, because the others are won. Nothing is listed if nothing may be shown.
 */
export async function* rowsOf(
  run: Run<'Lattice'>,
  colours: TracedColours | FrontColours,
  words: Messages,
  tells: boolean,
): AsyncGenerator<Row> {
  const columns = (...names: readonly string[]) =>
    names.map((name) => words.text(`column-${name}`));
  const place = ['across', 'up', 'outcome'];
  const [P, N] = [words.text('outcome-P'), words.text('outcome-N')];
  if (colours instanceof TracedColours) {
    yield columns('step', ...place, 'plies', 'grundy');
    if (!tells) return;
    for (let step = 0; step < colours.steps; step += 1) {
      const point = colours.point(step);
      if (!point) continue;
      const { lost, plies, grundy } = colours.cell(point);
      yield [step + 1, point.m, point.n, lost ? P : N, plies ?? '', grundy ?? ''];
    }
    return;
  }
  const { columns: width, rows } = colours;
  const values = hasValues(colours);
  yield values ? columns(...place, 'plies', 'grundy') : columns(...place);
  if (!tells) return;
  for (let bottom = 0; bottom < rows; bottom += BAND) {
    const cells = await run.ask('cells', 0, bottom, width, Math.min(BAND, rows - bottom));
    for (let at = 0; at < cells.length; at += CELL_WIDTH) {
      const point = at / CELL_WIDTH;
      const [m, n] = [point % width, bottom + Math.floor(point / width)];
      const { lost, plies, grundy } = cellAt(cells, at);
      if (values) yield [m, n, lost ? P : N, plies ?? '', grundy ?? ''];
      else if (lost) yield [m, n, P];
    }
  }
}

/** A game as a table: every ply as a row. */
export function playRows(play: Play, words: Messages, tells: boolean): Iterable<Row> {
  const mover = (ply: number) => play.mover(ply);
  return gameRows({ words, plies: play.record?.plies ?? [], mover, tells }, [
    [words.text('column-across'), ({ position }) => position.m],
    [words.text('column-up'), ({ position }) => position.n],
  ]);
}
