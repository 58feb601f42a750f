import { defineScene, type WithClassroom } from '../../share/codec.ts';
import { choice, flag } from '../../share/codec-fields.ts';
import { notice } from '../../share/codec-notices.ts';
import { opponentFields, whyField } from '../../stage/game-fields.ts';
import { MOST_PLIES } from '../../stage/play.ts';
import { settleCursor, stageFields } from '../../stage/stage-scene.ts';
import { taskFields } from '../../stage/task/task-fields.ts';
import { heapsField, mostHeaps, rulesField, takesField } from './fields.ts';
import { stories } from './stories.ts';

/** Binary digits of the largest heap: 2^50 is more than 10^15. */
const DIGITS = 50;
/** The most steps of the cancelling: each heap splits, bundles pair off, and the last step reads the rest. */
const MOST_STEPS = mostHeaps * (1 + DIGITS) + 1;

/**
 * What a link to the heaps holds.
 *
 *     field       what it says                              default    limits
 *     heaps       stones at the start                       3,5,7      1 to 24 heaps, to 10^15
 *     rules       what may be taken, heap by heap           any        600 characters a rule
 *     end         whether the last stone wins or loses      normal     normal, misere
 *     coupling    whether a move may take from both heaps   none       none, wythoff
 *     past        whether a move may take more than is left off
 *     story       the contest problem that is played        none
 *     show        stones in bundles, or in plain rows       bundles    bundles, rows
 *     why         bundles and winning stones are shown      off
 *     takes       a game, ply by ply                        none       511 plies
 *     opponent    who plays the other side                  perfect
 *     computer    which side the computer plays             second
 *     percent     how often an erring opponent errs         30         0 to 100
 *     seed        of the erring opponent's chance           1          0 to 999999
 *     task        what the reader is asked                  none       move, game, who, count, make, next
 *     tries       how often the reader may answer           3          1 to 9
 */
export const nimFields = {
  heaps: heapsField([3n, 5n, 7n]),
  rules: rulesField(),
  end: choice(['normal', 'misere'], 'normal'),
  coupling: choice(['none', 'wythoff'], 'none'),
  past: flag(false),
  story: choice(['none', ...stories], 'none'),
  show: choice(['bundles', 'rows'], 'bundles'),
  ...whyField,
  takes: takesField(),
  ...opponentFields(['human', 'perfect', 'erring', 'trap']),
  ...stageFields(Math.max(MOST_STEPS, MOST_PLIES)),
  ...taskFields(['move', 'game', 'who', 'count', 'make', 'next']),
};

/** A scene of the heaps. */
export type NimScene = WithClassroom<typeof nimFields>;

export const nimScene = defineScene({
  fields: nimFields,
  settle: (scene) => {
    const { heaps, coupling, takes } = scene;
    const uncoupled = coupling === 'wythoff' && heaps.length !== 2;
    const fitting = uncoupled ? { ...scene, coupling: 'none' as const } : scene;
    const notices = uncoupled ? [notice('link-two-heaps', { count: heaps.length })] : [];
    // Without a game only the core knows the number of steps.
    if (!takes) return { scene: fitting, notices };
    const settled = settleCursor(fitting, takes.length);
    return { scene: settled.scene, notices: [...notices, ...settled.notices] };
  },
});
