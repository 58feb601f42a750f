import { type Facts, holding } from './facts.ts';
import { type Outcome, type Rules, solver, under } from './solvers.ts';

const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'];
const isRow = (board: string) =>
  LINES.some((line) => /^(xxx|ooo)$/.test([...line].map((at) => board[Number(at)]).join('')));
const turnOf = (board: string) => (board.replaceAll('.', '').length % 2 === 0 ? 'x' : 'o');

/** Three in a row on a board of nine squares, row by row from the top. */
const noughts = solver<string>({
  moves: (board) =>
    isRow(board)
      ? []
      : under(9).flatMap((at) =>
          board[at] === '.' ? [board.slice(0, at) + turnOf(board) + board.slice(at + 1)] : [],
        ),
  ended: (board) => (isRow(board) ? 'P' : 'D'),
});
const placed = (squares: readonly number[]) =>
  squares.reduce(
    (board, square) => board.slice(0, square - 1) + turnOf(board) + board.slice(square),
    '.'.repeat(9),
  );
const EMPTY = placed([]);
const centre = placed([5]);
const fork = placed([1, 2, 5, 9]);

const corners = [0, 2, 6, 8];
const sides = [1, 3, 5, 7];
/** Where a reply to the centre holds the draw. */
const holds = (at: number) =>
  noughts.outcome(`${centre.slice(0, at)}o${centre.slice(at + 1)}`) === 'D';

/** Where the squares of a board go when it is turned by a quarter, and in a mirror. */
const turned = (at: number) => 3 * (at % 3) + 2 - Math.floor(at / 3);
const mirrored = (at: number) => 3 * Math.floor(at / 3) + 2 - (at % 3);
const images = (at: number): readonly number[] => {
  const turns = [at, turned(at), turned(turned(at)), turned(turned(turned(at)))];
  return [...turns, ...turns.map(mirrored)];
};
const firstMoves = new Set(under(9).map((at) => Math.min(...images(at))));

/** The squares of threats: lines with two crosses and nothing else. */
const threats = (board: string) =>
  LINES.filter(
    (line) =>
      [...line]
        .map((at) => board[Number(at)])
        .toSorted()
        .join('') === '.xx',
  );

/** Pawns of the player to move, x, go up; after a move the board is turned round for the opponent. */
const pawns: Rules<string> = {
  moves: (board) =>
    /o/.test(board.slice(6))
      ? []
      : under(9).flatMap((at) => (board[at] === 'x' ? stepsOf(board, at) : [])),
};
function stepsOf(board: string, at: number): readonly string[] {
  const to = (square: number, wanted: string) => {
    const there = square >= 0 && board[square] === wanted;
    const moved = [...board].with(at, '.').with(Math.max(0, square), 'x').join('');
    return there ? [round(moved)] : [];
  };
  const column = at % 3;
  return [
    ...to(at - 3, '.'),
    ...(column > 0 ? to(at - 4, 'o') : []),
    ...(column < 2 ? to(at - 2, 'o') : []),
  ];
}
const round = (board: string) =>
  [...board]
    .toReversed()
    .map((one) => ({ x: 'o', o: 'x' })[one] ?? '.')
    .join('');
const hexapawn = solver(pawns);

/** A bar by the heights of its columns; the player who eats the last square loses. */
const chomp = solver<readonly number[]>({
  moves: (bar) =>
    bar.flatMap((height, column) =>
      under(height).map((row) => bar.map((one, at) => (at < column ? one : Math.min(one, row)))),
    ),
  ended: () => 'N',
});
const square = (side: number) => under(side).map(() => side);
const corner = (side: number) => [side, ...under(side - 1).map(() => 1)];

/** What a position is, by what its moves lead to. */
const foreseen = (after: readonly Outcome[]) =>
  solver<string>({
    moves: (at) => (at === 'here' ? after.map(String) : []),
    ended: (at) => at as Outcome,
  }).outcome('here');

export const gamesFacts: Facts = {
  numbers: [() => firstMoves.size],
  choices: [
    () =>
      holding([[...corners, ...sides], corners, sides], (squares) =>
        under(9).every((at) => at === 4 || holds(at) === squares.includes(at)),
      ),
    () => holding(['P', 'D', 'N'], (outcome) => outcome === foreseen(['N', 'D', 'P'])),
  ],
  tasks: {
    'games#plies=5&computer=first&task=hold': () =>
      noughts.moves(centre).filter((to) => noughts.outcome(to) === 'D').length,
    'games#plies=1_2_5_9&task=move': () => noughts.winning(fork).length,
    'games#task=who': () => noughts.outcome(EMPTY),
    'games#game=hexapawn&task=who': () => hexapawn.outcome('ooo...xxx'),
    'games#game=chomp&size=3,3&task=move': () => chomp.winning(square(3)).length,
  },
  claims: [
    // The squares a1 and a2 are the last and the middle one of the first column.
    [
      'a2',
      () =>
        noughts
          .winning(fork)
          .every((to) => threats(to).length === 2 && (to[3] === 'x' || to[6] === 'x')),
    ],
    ['6', () => hexapawn.remoteness('ooo...xxx') === 6],
    ['8', () => noughts.moves(centre).length === 8],
    ['b2', () => [3, 8].every((side) => `${chomp.winning(square(side))}` === `${corner(side)}`)],
    ['9', () => chomp.moves(square(3)).length === 9],
  ],
  notes: [
    [
      'Answer: the four corners; 4 of 8 moves hold.',
      () => corners.every(holds) && !sides.some(holds) && noughts.moves(centre).length === 8,
    ],
    [
      'Answers: a2 or a1, each makes two threats at once; won.',
      () =>
        noughts.winning(fork).length === 2 &&
        noughts
          .winning(fork)
          .every((to) => threats(to).length === 2 && (to[3] === 'x' || to[6] === 'x')),
    ],
    [
      'Answers: it is a draw; 3 first moves: centre, corner, middle of a side.',
      () => noughts.outcome(EMPTY) === 'D' && firstMoves.size === 3,
    ],
    [
      'Answer: the opponent wins, whatever you do; it takes 6 plies at most.',
      () => hexapawn.outcome('ooo...xxx') === 'P' && hexapawn.remoteness('ooo...xxx') === 6,
    ],
    [
      'Answer: bite at b2, in the centre; 1 of 9 moves.',
      () => `${chomp.winning(square(3))}` === `${corner(3)}` && chomp.moves(square(3)).length === 9,
    ],
    ['(Again b2.)', () => `${chomp.winning(square(8))}` === `${corner(8)}`],
  ],
  asides: [
    'Ask: “Would you rather have 100 bad moves and 1 good one, or 100 drawn ones?”',
    'Ask fast pupils: “What is the first bite for 8 × 8?”',
  ],
};
