/**
 * What a programmer in a hurry would write to solve tic-tac-toe. Only the benchmark uses it, as the
 * alternative.
 */
const LINES = [
  ...[0, 3, 6].map((at) => [at, at + 1, at + 2]),
  ...[0, 1, 2].map((at) => [at, at + 3, at + 6]),
  [0, 4, 8],
  [2, 4, 6],
];

/** The number of positions, and the value of the start for the player to move: 1 won, 0 drawn, -1 lost. */
export function plainTicTacToe(): [number, number] {
  const known = new Map<string, number>();
  const solve = (board: string, mover: string): number => {
    const found = known.get(board);
    if (found !== undefined) return found;
    let value = -1;
    const lost = LINES.some(([a = 0, b = 0, c = 0]) => {
      return board[a] !== '.' && board[a] === board[b] && board[a] === board[c];
    });
    if (!lost && !board.includes('.')) value = 0;
    else if (!lost) {
      for (let at = 0; at < 9; at += 1) {
        if (board[at] !== '.') continue;
        const after = board.slice(0, at) + mover + board.slice(at + 1);
        value = Math.max(value, -solve(after, mover === 'x' ? 'o' : 'x'));
      }
    }
    known.set(board, value);
    return value;
  };
  const value = solve('.........', 'x');
  return [known.size, value];
}
