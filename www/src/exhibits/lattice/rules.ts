/** A move as a link holds it: a vector that a player adds once or, for a ray, any number of times. */
export interface Move {
  readonly dm: number;
  readonly dn: number;
  readonly ray: boolean;
}

export type EndRule = 'misere' | 'normal';

/** The rules of a game: the moves, and who wins when no move is left. */
export interface Rules {
  readonly moves: readonly Move[];
  readonly end: EndRule;
}

/** Games that have a name. Rook, queen, king and knight go to the corner, and the last move wins. */
export const presets = {
  apples: { text: '-1,0_0,-1_-1,1', end: 'misere' },
  'apples-last-wins': { text: '-1,0_0,-1_-1,1', end: 'normal' },
  rook: { text: '-1,0*_0,-1*', end: 'normal' },
  queen: { text: '-1,0*_0,-1*_-1,-1*', end: 'normal' },
  king: { text: '-1,0_0,-1_-1,-1', end: 'normal' },
  knight: { text: '-1,-2_-2,-1_1,-2_-2,1', end: 'normal' },
  'one-or-two': { text: '-1,0_-2,0_0,-1_0,-2', end: 'normal' },
} as const satisfies Record<string, { text: string; end: EndRule }>;
export type Preset = keyof typeof presets;

/** The most moves of a game, and the longest component of a vector; the core has the same limits. */
export const mostMoves = 63;
export const longestComponent = 4096;

/** Writes moves: `-1,0` for a step, `-1,0*` for a ray, with a space or an underscore between two moves. */
export function writeMoves(moves: readonly Move[], between = '_'): string {
  return moves.map(({ dm, dn, ray }) => `${dm},${dn}${ray ? '*' : ''}`).join(between);
}

/** Reads moves from a text; returns the first piece that is not a move, if there is one. */
export function readMoves(typed: string): { moves: Move[] } | { wrong: string } {
  const moves: Move[] = [];
  const pieces = typed
    .replace(/\)\*/g, '* ')
    .replace(/[()]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ?, ?/g, ',')
    .split(/[\s_;]+/);
  for (const piece of pieces.filter((one) => one !== '')) {
    const [, dm, dn, star] = /^([+-]?\d{1,15}),([+-]?\d{1,15})(\*?)$/.exec(piece) ?? [];
    if (dm === undefined || dn === undefined) return { wrong: piece };
    moves.push({ dm: Number(dm) + 0, dn: Number(dn) + 0, ray: star === '*' });
  }
  return { moves };
}

/** The name of a game, if it has one. */
export function presetOf({ moves, end }: Rules): Preset | undefined {
  const text = writeMoves(moves);
  const names = Object.keys(presets) as Preset[];
  return names.find((name) => presets[name].text === text && presets[name].end === end);
}

/** Whether the moves are those of the apple game, in which m counts wholes and n halves. */
export const areApples = (moves: readonly Move[]): boolean =>
  writeMoves(moves) === presets.apples.text;

/** The rules of a game that has a name. */
export function rulesOf(preset: Preset): Rules {
  const { text, end } = presets[preset];
  const read = readMoves(text);
  return { moves: 'moves' in read ? read.moves : [], end };
}
