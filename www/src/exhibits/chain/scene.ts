import { defineScene, type WithClassroom } from '../../share/codec.ts';
import { choice, integer } from '../../share/codec-fields.ts';
import { opponentFields, whyField } from '../../stage/game-fields.ts';
import { settleCursor, stageFields } from '../../stage/stage-scene.ts';
import { taskFields } from '../../stage/task/task-fields.ts';
import { mostObjects, rowField, takesField } from './fields.ts';

/**
 * The fields of a link to a row.
 *
 *     field       meaning                                       default   limits
 *     objects     objects of the row at the start               9         1 to 40
 *     row         a row with gaps instead                       none      1 to 40 cells
 *     end         the player who takes the last one wins, loses normal    normal, misere
 *     first       what the first move of a whole row may take   fewest    fewest (one), any
 *     why         whether the row shows the value of each move  off
 *     takes       a game, ply by ply                            none      40 plies
 *     opponent    who plays the other side                      perfect
 *     computer    which side the computer plays                 second
 *     percent     how often an erring opponent errs             30        0 to 100
 *     seed        of the erring opponent's random choices       1         0 to 999999
 *     task        what the reader is asked                      none      move, game, who, count
 *     tries       how often the reader may answer               3         1 to 9
 *
 * Without a game the steps are best play from the start.
 */
export const chainFields = {
  objects: integer({ min: 1, max: mostObjects, default: 9 }),
  row: rowField(),
  end: choice(['normal', 'misere'], 'normal'),
  first: choice(['fewest', 'any'], 'fewest'),
  ...whyField,
  takes: takesField(),
  ...opponentFields(['human', 'perfect', 'erring', 'slowest-loss']),
  ...stageFields(mostObjects),
  ...taskFields(['move', 'game', 'who', 'count']),
};

export type ChainScene = WithClassroom<typeof chainFields>;

export const chainScene = defineScene({
  fields: chainFields,
  // Without a game only the core knows how many plies best play has, and thus where the cursor may be.
  settle: (scene) =>
    scene.takes ? settleCursor(scene, scene.takes.length) : { scene, notices: [] },
});
