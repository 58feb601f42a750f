/** A move as a link holds it: a vector, added once, or as often as there is room (a ray). */
export interface Move {
  readonly dm: number;
  readonly dn: number;
  readonly ray: boolean;
}

export type EndRule = 'misere' | 'normal';

/** What is played: the moves, and who wins when nobody can move. */
export interface Rules {
  readonly moves: readonly Move[];
  readonly end: EndRule;
}

/** Games that have a name. Rook, queen, king and knight go to the corner; whoever arrives wins. */
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

/** The most moves a game may have, and the longest component: the core says the same. */
export const mostMoves = 63;
export const longestComponent = 4096;

/** `-1,0` once, `-1,0*` any number of times, a space or an underscore between moves. */
export function writeMoves(moves: readonly Move[], between = '_'): string {
  return moves.map(({ dm, dn, ray }) => `${dm},${dn}${ray ? '*' : ''}`).join(between);
}

/** The moves that a text means, or the piece of it that means none. */
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

/** Whether the moves are those of the apple game, in which a point is wholes and halves. */
export const areApples = (moves: readonly Move[]): boolean =>
  writeMoves(moves) === presets.apples.text;

/** The rules of a game that has a name. */
export function rulesOf(preset: Preset): Rules {
  const { text, end } = presets[preset];
  const read = readMoves(text);
  return { moves: 'moves' in read ? read.moves : [], end };
}
