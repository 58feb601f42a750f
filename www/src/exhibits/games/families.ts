/** How the stones of a game look. */
export type Stones = 'marks' | 'stones' | 'pawns' | 'cars';

/** How a move is made on the board: a stone is placed on a square, falls down a column, or goes elsewhere. */
export type Act = 'place' | 'drop' | 'go';

/** A number that chooses a game of a family. */
export type SizeName = 'columns' | 'rows' | 'length' | 'side';

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
}

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
  // The rules are in the link, and the folder `script` draws and plays them.
  script: { sizes: [], usual: [], stones: 'marks', act: 'place' },
} as const satisfies Record<string, Family>;

export type GameName = keyof typeof families;
export const gameNames = Object.keys(families) as GameName[];

export const familyOf = (game: GameName): Family => families[game];

/** The sizes of a scene's game. */
export const sizesOf = (scene: {
  readonly game: GameName;
  readonly size: readonly number[] | undefined;
}): readonly number[] => scene.size ?? families[scene.game].usual;

/** The most that a size may be. The core says what fits together. */
export const MOST_SIZE = 16;
