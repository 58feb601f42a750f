import { afterPly, blundered, missed, worth } from '../../stage/game-account.ts';
import { type Side, winnerOf } from '../../stage/play.ts';
import { listed } from '../../words/listed.ts';
import type { Sentence } from '../../words/sentence.ts';
import type { Family } from './families.ts';
import { OFF } from './picture/layout.ts';
import {
  choices,
  type Here,
  type Option,
  type Squares,
  sides,
  squareName,
} from './picture/squares.ts';
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
  const { drawn, record, maker, family, squares } = figure;
  if (!drawn || !squares) return [];
  const { here, cursor } = drawn;
  const rest = standing(figure, here, cursor);
  const counts = figure.mayReveal('values') && !figure.fit && here.options.length > 0;
  const moves = counts ? [counted(here)] : [];
  const made = (ply: number): readonly Sentence[] => {
    const chosen = record?.plies[ply]?.chosen;
    if (chosen === undefined) return [];
    const args = { who: maker(ply - 1), ...moveArgs(family, squares, chosen) };
    return [{ id: 'games-made', args }];
  };
  const blunder = figure.mayReveal('hints') && blundered({ record, mover: maker }, cursor);
  return [
    ...(figure.mayReveal('values') && figure.play.path ? missed(figure.play, cursor, made) : []),
    ...made(cursor),
    ...moves,
    ...(blunder ? [blunder] : []),
    ...rest,
  ];
}

/** After a ply, or before the first: whose turn it is, or which rule has ended the game and who has won. */
export function standing(figure: Narrated, here: Here, cursor: number): readonly Sentence[] {
  if (here.options.length === 0) return over(figure, here);
  if (!figure.play.path) return outOfGame(figure, here, cursor);
  const hints = { tells: figure.mayReveal('outcome'), explains: figure.mayReveal('values') };
  return afterPly(figure.play, cursor, hints);
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

/** Without a game: whose turn it is, or who can win if the figure explains. */
function outOfGame(figure: Narrated, here: Here, cursor: number): readonly Sentence[] {
  const { who } = figure;
  // Nothing is given away before the visitor asks.
  if (!figure.mayReveal('values')) {
    // The question fits the game: it is not whether a game that is won can be held.
    const outcome = figure.mayReveal('outcome') ? here.outcome : 'none';
    return cursor === 0 ? [{ id: 'games-invite', args: { who, outcome } }] : [];
  }
  return [worth(here.outcome, who, here.remoteness)];
}

/** How many moves win, draw and lose. */
export function counted(here: Here): Sentence {
  const moves = choices(here);
  const of = (outcome: string) => moves.filter((one) => one.outcome === outcome).length;
  return { id: 'games-moves', args: { wins: of('N'), draws: of('D'), loses: of('P') } };
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
