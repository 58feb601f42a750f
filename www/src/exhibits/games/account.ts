import { afterPly, missed } from '../../stage/game-account.ts';
import { type Side, winnerOf } from '../../stage/play.ts';
import { listed } from '../../words/listed.ts';
import type { MessageArgs } from '../../words/messages.ts';
import type { Sentence } from '../../words/sentence.ts';
import type { Family } from './families.ts';
import { OFF } from './picture/layout.ts';
import { type Here, type Option, type Squares, sides, squareName } from './picture/squares.ts';
import { because, gave, would } from './reason.ts';
import type { ShownPosition } from './shown.ts';

/** What the sentences need of a figure. */
export type Narrated = Pick<
  ShownPosition,
  | 'drawn'
  | 'record'
  | 'play'
  | 'maker'
  | 'who'
  | 'mayReveal'
  | 'hereAt'
  | 'missed'
  | 'family'
  | 'board'
  | 'squares'
  | 'values'
  | 'fit'
  | 'words'
>;

/** A move as the arguments of a message: what is done, and the names of its squares. */
export function moveArgs(family: Family, board: Squares, move: number) {
  const { from, to } = sides(move);
  const act = family.act === 'go' && to === OFF ? 'leave' : family.act;
  const name = (square: number) => (square === OFF ? '' : squareName(board, square));
  return { act, from: name(from), to: name(to) };
}

/** The step at the cursor: what was moved, whether that was right, and who can win now. */
export function narrate(figure: Narrated): readonly Sentence[] {
  const { record, maker, family, squares } = figure;
  if (!squares) return [];
  const board = squares;
  const made = (ply: number): readonly Sentence[] => {
    const chosen = record?.plies[ply]?.chosen;
    if (chosen === undefined) return [];
    const args = { who: maker(ply - 1), ...moveArgs(family, board, chosen) };
    return [{ id: 'games-made', args }];
  };
  return account(figure, made, (_, move) => ({ ...moveArgs(family, board, move), label: '' }));
}

/** The step at the cursor, of a game whose moves are named in this way. */
export function account(
  figure: Narrated,
  made: (ply: number) => readonly Sentence[],
  named: (ply: number, move: number) => MessageArgs,
): readonly Sentence[] {
  const { drawn, play } = figure;
  if (!drawn) return [];
  const { here, cursor } = drawn;
  const before =
    figure.mayReveal('values') && play.path
      ? [...missed(play, cursor, made), ...would(figure, cursor, figure.missed?.better, named)]
      : [];
  return [
    ...before,
    ...made(cursor),
    ...standing(figure, here, cursor, gave(figure, cursor, named)),
  ];
}

/**
 * After a ply, or before the first: why who can win, or which rule has ended the game and who has won; and between
 * them, what the ply `gave` away.
 */
export function standing(
  figure: Narrated,
  here: Here,
  cursor: number,
  gave: readonly Sentence[] = [],
): readonly Sentence[] {
  if (here.options.length === 0) return over(figure, here);
  // A reader who has asked why hears that first.
  if (figure.mayReveal('values')) return [because(figure, here), ...gave];
  if (!figure.play.path) return outOfGame(figure, here, cursor);
  const hints = { tells: figure.mayReveal('outcome'), explains: false };
  return [...gave, ...afterPly(figure.play, cursor, hints)];
}

/** Which rule has ended the game, and who has won. */
function over({ play, record, squares, words }: Narrated, { ended, turn }: Here): Sentence[] {
  if (!ended || !record || !words) return [];
  const moverOf = (side: Side) => (play.path ? play.moverOf(side) : 'mover');
  const { who, last, made } = winnerOf({ record, moverOf });
  const mover = record.plies.at(-2)?.turn;
  // A player who moves again and cannot has not won by the last move.
  const again = mover !== undefined && mover === turn;
  if (ended.reason === 'no-move' && play.path && !again) {
    return [{ id: 'play-over', args: { who, last, made } }];
  }
  const names = squares ? ended.squares.map((square) => squareName(squares, square)) : [];
  const list = listed(names, words.language, { type: 'conjunction', style: 'narrow' });
  const args = { reason: ended.reason, squares: list, count: names.length };
  return [
    { id: 'games-end', args },
    { id: 'games-ended', args: { who, last } },
  ];
}

/** Without a game, before somebody asks: nothing is given away. */
function outOfGame(figure: Narrated, here: Here, cursor: number): readonly Sentence[] {
  // The question fits the game: it is not whether a game that is won can be held.
  const outcome = figure.mayReveal('outcome') ? here.outcome : 'none';
  return cursor === 0 ? [{ id: 'games-invite', args: { who: figure.who, outcome } }] : [];
}

/** The arguments of a message about a square, which may show a value. */
export function squareArgs(
  { stones }: Family,
  board: Squares,
  square: number,
  option: Option | undefined,
  ended: Here['ended'] = undefined,
) {
  const content = board.contents[square] ?? '.';
  return {
    square: square === OFF ? 'off' : squareName(board, square),
    stone: content === '.' ? 'none' : `${stones}-${content}`,
    ends: ended?.squares.includes(square) ? 'yes' : 'no',
    outcome: option?.outcome ?? 'none',
    plies: option?.remoteness ?? -1,
  };
}

/** The figure as text: the squares in their order. */
export function describe({ drawn, family, squares, values }: Narrated): readonly Sentence[] {
  return (squares?.contents ?? []).map((_, at) => ({
    id: 'games-square',
    args: squareArgs(family, squares as Squares, at, values.get(at), drawn?.here.ended),
  }));
}
