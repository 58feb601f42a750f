import { defineScene, type WithClassroom } from '../../share/codec.ts';
import { gameField, opponentFields, whyField } from '../../stage/game-fields.ts';
import { settleCursor, stageFields } from '../../stage/stage-scene.ts';

/** The squares of the board, and so the most plies. */
const SQUARES = 9;

/** The field of a game: the number of the square that each ply marks, from 1, written `5_1_9`. */
export const squaresField = () =>
  gameField('squares', {
    most: SQUARES,
    example: '5_1_9',
    read: (typed) => (/^[1-9]$/.test(typed) ? Number(typed) - 1 : undefined),
    write: (square) => String(square + 1),
  });

/** The fields of a link: a game, who plays it, and whether each square shows its value. */
export const tictactoeFields = {
  ...whyField,
  squares: squaresField(),
  ...opponentFields(['human', 'perfect', 'erring', 'slowest-loss']),
  ...stageFields(SQUARES),
};

export type TictactoeScene = WithClassroom<typeof tictactoeFields>;

export const tictactoeScene = defineScene({
  fields: tictactoeFields,
  // Without a game only the core knows how many plies best play has.
  settle: (scene) =>
    scene.squares ? settleCursor(scene, scene.squares.length) : { scene, notices: [] },
});
