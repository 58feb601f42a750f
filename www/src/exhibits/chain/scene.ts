import { defineScene, type WithClassroom } from '../../share/codec.ts';
import { choice, flag, integer } from '../../share/codec-fields.ts';
import { settleCursor, stageFields } from '../../stage/stage-scene.ts';
import { mostObjects, rowField, takesField } from './fields.ts';

/**
 * What a link to a row holds.
 *
 *     field       what it says                                  default   limits
 *     objects     objects of the row at the start               9         1 to 40
 *     row         a row with gaps instead                       none      1 to 40 cells
 *     end         whoever takes the last one wins or loses      normal    normal, misere
 *     first       what the first move of a whole row may take   fewest    fewest (one), any
 *     values      what each move is worth stands over the row   on
 *     takes       a game, ply by ply                            none      40 plies
 *     opponent    who plays the other side                      perfect
 *     computer    which side the computer plays                 second
 *     percent     how often an erring opponent errs             30        0 to 100
 *     seed        of the erring opponent's chance               1         0 to 999999
 *
 * Without a game the timeline is best play from the start.
 */
export const chainFields = {
  objects: integer({ min: 1, max: mostObjects, default: 9 }),
  row: rowField(),
  end: choice(['normal', 'misere'], 'normal'),
  first: choice(['fewest', 'any'], 'fewest'),
  values: flag(true),
  takes: takesField(),
  opponent: choice(['human', 'perfect', 'erring', 'slowest-loss'], 'perfect'),
  computer: choice(['second', 'first'], 'second'),
  percent: integer({ min: 0, max: 100, default: 30 }),
  seed: integer({ min: 0, max: 999_999, default: 1 }),
  ...stageFields(mostObjects),
};

/** A scene of a row of objects. */
export type ChainScene = WithClassroom<typeof chainFields>;

export const chainScene = defineScene({
  fields: chainFields,
  // Without a game the core alone knows how many plies best play has.
  settle: (scene) =>
    scene.takes ? settleCursor(scene, scene.takes.length) : { scene, notices: [] },
});
