import { defineScene, type WithClassroom } from '../../share/codec.ts';
import { choice, integer, optionalTuple } from '../../share/codec-fields.ts';
import { notice, outOfRange } from '../../share/codec-notices.ts';
import { numbersField } from '../../share/codec-numbers.ts';
import { stageFields } from '../../stage/stage-scene.ts';
import { taskFields } from '../../stage/task/task-fields.ts';
import { mostElements, mostPicks, raceField, typedLimits } from './fields.ts';

/** The core records at most this many steps; its limit is the same. */
const MOST_STEPS = 8_000_000;

/** At most this many calls can be asked to wait: a list that is typed cannot make many more wait. */
const MOST_WAITING = 16;

export const inputs = [
  'random',
  'sorted',
  'reversed',
  'nearly-sorted',
  'few-distinct',
  'all-equal',
  'organ-pipe',
  'sawtooth',
  'time-killer',
  'stack-killer',
  'typed',
] as const;
export const pivots = [
  'document',
  'random',
  'first',
  'last',
  'middle',
  'median-of-three',
  'ninther',
  'hand',
] as const;
/** The rules against which a killer can be built: those without chance. */
export const victims = ['first', 'last', 'middle', 'median-of-three', 'ninther'] as const;
export const schemes = ['three-way', 'hoare', 'lomuto'] as const;
export const smallSorts = ['insertion', 'table', 'unrolled'] as const;

/** The small sort takes parts with fewer elements than the cutoff. With a cutoff of 2 no such part has work left. */
export const cutoffs = { min: 2, max: 33 } as const;
export const seeds = { min: 0, max: 999_999 } as const;

const place = { min: 0, max: mostElements - 1 } as const;

/**
 * What a link to a sort holds.
 *
 *     field      what it says                                   default       limits
 *     input      how the elements lie at the start              random
 *     values     the elements themselves, for the input typed   none          512 of 0 to 999999
 *     length     how many there are, for the other inputs       24            1 to 100000
 *     seed       of the input's chance                          1             0 to 999999
 *     against    the rule that a killer is built against        middle
 *     scheme     how a part is partitioned                      three-way
 *     pivot      how the pivot is chosen                        document
 *     chance     the seed of random pivots                      8             0 to 999999
 *     picks      pivots chosen by hand, partition by partition  none          512 places, from 1
 *     recurse    the side that gets the new call                smaller
 *     calls      whether the other side gets a call as well     one           one, two
 *     cutoff     parts with fewer elements are sorted otherwise 2             2 to 33
 *     small      by this sort                                   insertion
 *     show       elements as bars, or as cards with values      bars
 *     colour     what a picture of many elements is coloured by area
 *     race       variants that run side by side                 none          2 to 4
 *     exchange   two elements swapped to break a claim          none          two places, from 1
 *     task       what the reader is asked                       none          pivot, next, stack, worst
 *     tries      how often the reader may answer                3             1 to 9
 *     wait       calls that the task stack wants to wait        2             1 to 16
 */
/* The first pivot of the default scene divides 24 elements into 12 and 11. */
export const quicksortFields = {
  input: choice(inputs, 'random'),
  values: numbersField(typedLimits),
  length: integer({ min: 1, max: mostElements, default: 24 }),
  seed: integer({ ...seeds, default: 1 }),
  against: choice(victims, 'middle'),
  scheme: choice(schemes, 'three-way'),
  pivot: choice(pivots, 'document'),
  chance: integer({ ...seeds, default: 8 }),
  picks: numbersField({ most: mostPicks, largest: place.max }, 1),
  recurse: choice(['smaller', 'larger', 'left'], 'smaller'),
  calls: choice(['one', 'two'], 'one'),
  cutoff: integer({ ...cutoffs, default: 2 }),
  small: choice(smallSorts, 'insertion'),
  show: choice(['bars', 'cards'], 'bars'),
  colour: choice(['area', 'value'], 'area'),
  race: raceField(),
  exchange: optionalTuple({ first: place, second: place }, 1),
  ...stageFields(MOST_STEPS),
  wait: integer({ min: 1, max: MOST_WAITING, default: 2 }),
  ...taskFields(['pivot', 'next', 'stack', 'worst']),
};

/** A scene of a sort. */
export type QuicksortScene = WithClassroom<typeof quicksortFields>;

export const quicksortScene = defineScene({
  fields: quicksortFields,
  settle: (scene) => {
    const untyped = scene.input === 'typed' && !scene.values;
    const typed = scene.input === 'typed' ? scene : { ...scene, values: undefined };
    const settled = untyped ? { ...typed, input: 'random' as const } : typed;
    const handless = settled.pivot === 'hand' ? settled : { ...settled, picks: undefined };
    const exchanged = settleExchange(handless);
    const missing = untyped ? [notice('link-no-values', {})] : [];
    return { scene: exchanged.scene, notices: [...missing, ...exchanged.notices] };
  },
});

/** Drops a swap whose places lie outside the list. */
function settleExchange<
  Scene extends Pick<QuicksortScene, 'exchange' | 'input' | 'values' | 'length'>,
>(scene: Scene) {
  const farthest = Math.max(scene.exchange?.first ?? 0, scene.exchange?.second ?? 0);
  const length = lengthOf(scene);
  if (farthest < length) return { scene, notices: [] };
  const notices = [outOfRange('exchange', farthest + 1, { min: 1, max: length })];
  return { scene: { ...scene, exchange: undefined }, notices };
}

/** How many elements a scene has. */
export function lengthOf({
  input,
  values,
  length,
}: Pick<QuicksortScene, 'input' | 'values' | 'length'>) {
  return input === 'typed' && values ? values.length : length;
}
