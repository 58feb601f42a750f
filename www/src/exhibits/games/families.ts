/** How the stones of a game look. */
export type Stones = 'marks' | 'stones' | 'pawns' | 'cars';

/** How a move is made on the board: a stone is placed on a square, falls down a column, or goes elsewhere. */
export type Act = 'place' | 'drop' | 'go';

/** A number that chooses a game. A number of JavaScript is not exact from 2⁵³ on; a bigint takes its place there. */
export type Count = number | bigint;

/** The number that digits write. */
export function countOf(digits: string): Count {
  const number = Number(digits);
  return Number.isSafeInteger(number) ? number : BigInt(digits);
}

/** What a number that chooses a game of a family is called. */
export type SizeName = 'columns' | 'rows' | 'length' | 'side' | 'm' | 'n' | 'target';

/** What the page knows of a family of games. Their rules are the core's. */
export interface Family {
  /** The sizes, in the order in which links and the core count them. */
  readonly sizes: readonly SizeName[];
  /** The sizes of a game whose link has none. */
  readonly usual: readonly number[];
  readonly stones: Stones;
  readonly act: Act;
  /** Whether the board has symmetries, so that images of a position can count once. */
  readonly symmetric?: true;
  /** Whether stones leave the board. */
  readonly leaves?: true;
  /** What describes a game that is not on a board. */
  readonly form?: Form;
}

/** The texts that describe a game of a family, as they are in a link that leaves them out. */
export interface Form {
  /** The files of words with what the core can refuse. */
  readonly words: readonly string[];
  /** Any number of sizes, each a heap of stones or a group of objects. */
  readonly heaps?: true;
  /** A position is a bar, drawn by the heights of its columns. */
  readonly bar?: true;
  readonly rules?: string;
  /** Whether the rules take several lines. */
  readonly long?: true;
  readonly start?: string;
  /** The number of contest problem that the game is. */
  readonly problem?: number;
}

/** A game whose positions are texts. */
const formed = { sizes: [], usual: [], stones: 'marks', act: 'place' } as const;

export const families = {
  'in-a-row': {
    sizes: ['columns', 'rows', 'length'],
    usual: [3, 3, 3],
    stones: 'marks',
    act: 'place',
    symmetric: true,
  },
  'four-in-a-row': {
    sizes: ['columns', 'rows', 'length'],
    usual: [5, 4, 4],
    stones: 'stones',
    act: 'drop',
    symmetric: true,
  },
  hexapawn: {
    sizes: ['columns', 'rows'],
    usual: [3, 3],
    stones: 'pawns',
    act: 'go',
    symmetric: true,
  },
  dodgem: { sizes: ['side'], usual: [3], stones: 'cars', act: 'go', leaves: true },
  dao: { sizes: [], usual: [], stones: 'stones', act: 'go' },
  vectors: {
    ...formed,
    sizes: ['m', 'n'],
    usual: [5, 7],
    form: { words: ['vectors'], rules: '-1,0* 0,-1* -1,-1*' },
  },
  'take-away': {
    ...formed,
    usual: [5, 7],
    form: { words: ['heap-rules'], heaps: true, rules: '1..3' },
  },
  octal: {
    ...formed,
    usual: [9],
    form: { words: ['octal', 'heap-rules'], heaps: true, rules: '0.77' },
  },
  graph: {
    ...formed,
    form: {
      words: ['graphs', 'graph-editor'],
      rules: 'a -> b c\nb -> c d\nc -> a e\nd -> e\ne -> f',
      long: true,
      start: '',
    },
  },
  calendar: { ...formed, form: { words: ['games-contests'], start: '2001-08-19', problem: 1079 } },
  multiplication: {
    ...formed,
    sizes: ['target'],
    usual: [162],
    form: { words: ['games-contests'], problem: 1517 },
  },
  'digital-deletions': {
    ...formed,
    form: { words: ['games-contests'], start: '120', problem: 1404 },
  },
  chomp: {
    ...formed,
    sizes: ['columns', 'rows'],
    usual: [5, 4],
    form: { words: [], bar: true },
  },
  // The rules are in the link, and the folder `script` draws and plays them.
  script: { sizes: [], usual: [], stones: 'marks', act: 'place' },
} as const satisfies Record<string, Family>;

export type GameName = keyof typeof families;
export const gameNames = Object.keys(families) as GameName[];

/** The games that texts and numbers describe. */
export type FormName = {
  [Name in GameName]: (typeof families)[Name] extends { readonly form: Form } ? Name : never;
}[GameName];

export const familyOf = (game: GameName): Family => families[game];

export const isForm = (game: GameName): game is FormName => familyOf(game).form !== undefined;

/** The sizes of a scene's game. */
export const sizesOf = (scene: {
  readonly game: GameName;
  readonly size: readonly Count[] | undefined;
}): readonly Count[] => scene.size ?? families[scene.game].usual;

/** The most that a size of a board may be. The core says what fits together. */
export const MOST_SIZE = 16;

/** The limits of what describes other games in a link. The core says what fits together. */
export const formLimits = {
  heaps: 24,
  size: Number.MAX_SAFE_INTEGER,
  target: { min: 2, max: 10n ** 18n },
  start: 256,
  rules: 7000,
} as const;
