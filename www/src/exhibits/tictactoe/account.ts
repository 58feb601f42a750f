import { afterPly, blundered, opening, worth } from '../../stage/game-account.ts';
import type { Sentence } from '../../words/sentence.ts';
import type { TictactoeFigure } from './element.ts';
import { type Here, optionOf } from './view.ts';

/** What the sentences need of a figure. */
export type Narrated = Pick<
  TictactoeFigure,
  'drawn' | 'record' | 'play' | 'maker' | 'who' | 'tells' | 'explains' | 'showsHints' | 'fit'
>;

/** The step at the cursor: who marked which square, whether that was right, and who can win now. */
export function narrate(figure: Narrated): readonly Sentence[] {
  const { drawn, record, play, maker, who, tells, explains } = figure;
  if (!drawn) return [];
  const { here, cursor } = drawn;
  const rest = play.path ? afterPly(play, cursor, figure) : outOfGame(here, cursor, figure);
  const moves = tells && explains && here.options.length > 0 ? [counted(here)] : [];
  const square = record?.plies[cursor]?.chosen;
  if (square === undefined) {
    const rules = figure.fit ? [] : [{ id: 'tictactoe-start' }];
    return [...rules, ...rest, ...moves];
  }
  const made = { id: 'tictactoe-made', args: { who: maker(cursor - 1), square: square + 1 } };
  const blunder = figure.showsHints && blundered({ record, mover: maker }, cursor);
  return [made, ...(blunder ? [blunder] : []), ...rest, ...(who === 'computer' ? [] : moves)];
}

function outOfGame(here: Here, cursor: number, { who, tells }: Narrated): readonly Sentence[] {
  if (here.options.length === 0) return [{ id: 'tictactoe-full' }];
  if (cursor === 0) return opening(here.outcome, who, tells);
  return tells ? [worth(here.outcome, who, here.remoteness)] : [];
}

/** How many squares win, draw and lose. */
function counted({ options }: Here): Sentence {
  const of = (outcome: string) => options.filter((one) => one.outcome === outcome).length;
  return { id: 'tictactoe-squares', args: { wins: of('N'), draws: of('D'), loses: of('P') } };
}

/** The arguments of a message about a square, which may show its value. */
export function squareArgs(here: Here, square: number, values: boolean) {
  const option = values ? optionOf(here, square) : undefined;
  const cell = here.position[square] ?? '.';
  const mark = /[X#]/.test(cell) ? 'cross' : cell === '.' ? 'none' : 'nought';
  const plies = option?.remoteness ?? -1;
  return { square: square + 1, mark, outcome: option?.outcome ?? 'none', plies };
}

/** The figure as text: the nine squares in their order. */
export function describe({ drawn, tells, explains }: Narrated): readonly Sentence[] {
  const here = drawn?.here;
  if (!here) return [];
  return [...here.position].map((_, at) => ({
    id: 'tictactoe-square',
    args: squareArgs(here, at, tells && explains),
  }));
}
