import type { Messages } from '../../../words/messages.ts';
import { moveArgs } from '../naming.ts';
import { type Held, MARKED_SIDE } from '../picture/layout.ts';
import type { Table } from '../picture/table.ts';
import type { Point } from '../picture/view.ts';
import { areApples } from '../rules.ts';
import type { ShownLattice } from '../shown.ts';

/** What is above the points: apples in their own game, if one is played or the picture is small. */
export function heldBy({ play, colours, rules }: ShownLattice): Held {
  const apples = areApples(rules.moves);
  const first = play.path?.[0];
  // One apple more, because the piece that was just eaten is drawn too.
  if (first) return apples ? { pieces: first.m + first.n + 1 } : 'words';
  const small = Math.max(colours.columns, colours.rows) <= MARKED_SIDE;
  return apples && small ? { pieces: colours.columns - 1 } : 'nothing';
}

/** The apples of the game, or of the asked point, or those with which a game would begin. */
export function tabled(
  figure: ShownLattice,
  words: Messages,
  asked: Point | undefined,
): Table | undefined {
  const { play, colours, eating } = figure;
  const held = heldBy(figure);
  if (held === 'nothing') return undefined;
  const apples = held !== 'words';
  const at = play.at ?? asked ?? { m: colours.columns - 1, n: 0 };
  const { cursor } = figure.timeline;
  const chosen = play.path && cursor > 0 ? play.record?.plies[cursor]?.chosen : undefined;
  const moved = chosen && moveArgs(figure.rules.moves, chosen.index, chosen.times);
  const shown = apples ? at : { m: 0, n: 0 };
  const count = words.text('table-count', { ...at, game: apples ? 'apples' : 'other' });
  const line = play.over
    ? words.text('table-over', {
        who: play.mover(play.record?.winner === 'first' ? 0 : 1),
        last: play.record?.winner ?? 'none',
      })
    : moved
      ? words.text('table-ate', { ...moved, who: play.mover(cursor - 1) })
      : count;
  return {
    at: shown,
    eaten: apples && !play.over ? moved?.move : undefined,
    room: apples ? Math.max(at.m + at.n, held.pieces) : 1,
    picked: eating.offer?.piece,
    described: apples && !play.over ? words.text('table-apples', { count }) : undefined,
    line,
    over: play.over,
    yours: eating.yours,
  };
}
