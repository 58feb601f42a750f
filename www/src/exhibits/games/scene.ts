import { defineScene, type WithClassroom } from '../../share/codec.ts';
import { choice, type Field } from '../../share/codec-fields.ts';
import { notice, shorten } from '../../share/codec-notices.ts';
import { graphField, textField } from '../../share/codec-text.ts';
import { gameField, opponentFields, whyField } from '../../stage/game-fields.ts';
import { longestGraph } from '../../stage/graph/graph-link.ts';
import { settleCursor, stageFields } from '../../stage/stage-scene.ts';
import { taskFields } from '../../stage/task/task-fields.ts';
import {
  type Count,
  countOf,
  familyOf,
  formLimits,
  type GameName,
  gameNames,
  MOST_SIZE,
} from './families.ts';

/** The most plies of a recorded game. */
export const MOST_PLIES = 511;

/** The largest number of a move. */
const MOST_MOVE = 2 ** 32 - 1;

/** The most digits of a size: those of more than any game takes, so that what is refused is named whole. */
const MOST_DIGITS = 40;

/** The sizes of a game, written `5,4,4`. */
export const sizeField = (): Field<readonly Count[] | undefined> & { readonly kind: 'sizes' } => ({
  kind: 'sizes',
  default: undefined,
  read: (field, typed) => {
    const pieces = typed.split(',', formLimits.heaps + 1);
    const digits = (piece: string) => /^\d+$/.test(piece) && piece.length <= MOST_DIGITS;
    if (pieces.length <= formLimits.heaps && pieces.every(digits))
      return { value: pieces.map(countOf) };
    const params = { field, value: shorten(typed), allowed: `1–${MOST_SIZE}` };
    return { notice: notice('link-bad-tuple', params) };
  },
  write: (sizes) => sizes.join(),
});

/** The most characters of a packed script; a link has few more. */
export const MOST_PACKED = 8800;

const badScript = (field: string) => notice('link-bad-script', { field, limit: 20_000 });

/** The rules of a game of the visitor's own, as `script/pack.ts` writes them. */
export const scriptField = (): Field<string | undefined> & { readonly kind: 'script' } => ({
  kind: 'script',
  default: undefined,
  read: (field, typed) =>
    /^[\w-]+$/.test(typed) && typed.length <= MOST_PACKED
      ? { value: typed }
      : { notice: badScript(field) },
  write: String,
});

/** The moves of a game by their numbers, written `5_1_9`. */
export const pliesField = () =>
  gameField('plies', {
    most: MOST_PLIES,
    example: '5_1_9',
    read: (typed) =>
      /^\d{1,10}$/.test(typed) && Number(typed) <= MOST_MOVE ? Number(typed) : undefined,
    write: String,
  });

/**
 * The fields of a link to a game.
 *
 *     field       meaning                                         default
 *     game        the family                                      in-a-row
 *     size        its sizes, see `families`                       those of the family
 *     rules       the rules of a game that is not on a board      those of the family
 *     start       where it begins                                 that of the family
 *     end         whether the last move wins or loses             normal
 *     script      the rules of the family `script`, packed        none
 *     plies       a game, by the numbers of its moves             none
 *     why         whether each move shows its value               off
 *     opponent    who plays the other side                        perfect
 *     computer    which side the computer plays                   second
 *     percent     how often an erring opponent errs               30
 *     seed        of the erring opponent's random choices         1
 *     tokens      a graph with tokens, see `linkedGraph`          none
 *     task        what the reader is asked                        none
 *     tries       how often the reader may answer                 3
 *
 * Without a game the steps are best play from the start.
 */
export const gamesFields = {
  game: choice<GameName>(gameNames, 'in-a-row'),
  size: sizeField(),
  rules: textField(formLimits.rules),
  start: textField(formLimits.start),
  end: choice(['normal', 'misere'], 'normal'),
  script: scriptField(),
  ...whyField,
  plies: pliesField(),
  ...opponentFields(['human', 'perfect', 'erring', 'slowest-loss']),
  tokens: graphField(longestGraph),
  ...stageFields(MOST_PLIES),
  ...taskFields(['move', 'hold', 'game', 'who', 'count', 'value']),
};

export type GamesScene = WithClassroom<typeof gamesFields>;

export const gamesScene = defineScene({
  fields: gamesFields,
  settle: (given) => {
    const lacking = given.game === 'script' && given.script === undefined;
    const game = lacking ? 'in-a-row' : given.game;
    const script = game === 'script' ? given.script : undefined;
    const { sizes, form } = familyOf(game);
    const ruled = form?.rules !== undefined;
    const scene = {
      ...given,
      ...{ game, script },
      // What the family does not need is left out.
      rules: ruled ? given.rules : undefined,
      start: form?.start === undefined ? undefined : given.start,
      end: ruled ? given.end : 'normal',
    } as const;
    const notices = lacking ? [badScript('script')] : [];
    const { min, max } =
      game === 'multiplication'
        ? formLimits.target
        : form
          ? { min: 0, max: formLimits.size }
          : { min: 1, max: MOST_SIZE };
    const outside = scene.size?.find((size) => size < min || size > max);
    if (form && outside !== undefined) {
      return {
        scene: { ...scene, size: undefined },
        notices: [
          ...notices,
          notice('link-out-of-range', { field: 'size', value: outside, min, max }),
        ],
      };
    }
    const fits = form?.heaps || (scene.size?.length === sizes.length && outside === undefined);
    if (scene.size && !fits) {
      const params = { field: 'size', value: scene.size.join(), allowed: sizes.join(', ') };
      return {
        scene: { ...scene, size: undefined },
        notices: [...notices, notice('link-bad-tuple', params)],
      };
    }
    // Without a game only the core knows how many plies best play has.
    if (!scene.plies) return { scene, notices };
    const settled = settleCursor(scene, scene.plies.length);
    return { ...settled, notices: [...notices, ...settled.notices] };
  },
});
