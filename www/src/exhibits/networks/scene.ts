import { defineScene, type WithClassroom } from '../../share/codec.ts';
import { choice, integer, optionalInteger } from '../../share/codec-fields.ts';
import { notice, outOfRange } from '../../share/codec-notices.ts';
import { numbersField } from '../../share/codec-numbers.ts';
import { stageFields } from '../../stage/stage-scene.ts';
import { taskFields } from '../../stage/task/task-fields.ts';
import {
  comparatorsField,
  ghostsField,
  largestValue,
  mostComparators,
  mostWires,
} from './fields.ts';

/** The kinds of networks: some exist for certain numbers of wires, the others can be built for any. */
export const stocks = [
  'document',
  'smallest',
  'between',
  'shallowest',
  'insertion',
  'bubble',
  'odd-even-transposition',
  'odd-even-merge',
  'bitonic',
  'pairwise',
  'bose-nelson',
] as const;
export type Stock = (typeof stocks)[number];
export const units = ['comparator', 'layer'] as const;
export const inputs = ['random', 'sorted', 'reversed', 'typed'] as const;
export const seeds = { min: 0, max: 999_999 } as const;

/**
 * What a link to a network holds.
 *
 *     field      what it says                                  default     limits
 *     wires      how many wires there are                      8           0 to 64
 *     kind       which network it is                           smallest
 *     net        its comparators, of the kind typed            none        4096, wires from 1
 *     gone       comparators taken out, of the kind typed      none        100, wires from 1
 *     beside     another network of as many wires beside it    none
 *     input      how the elements come in                      random
 *     values     the elements themselves, of the input typed   none        one a wire, 0 to 999
 *     seed       of the input's chance                         1           0 to 999999
 *     by         what a step is                                comparator
 *     threshold  elements from it on are drawn as ones         none        0 to 999
 *     task       what the reader is asked                      none        input, spare, next, sort
 *     tries      how often the reader may answer               3           1 to 9
 *     most       comparators that the task sort allows         any number  0 to 4096
 *     deep       layers that the task sort allows              any number  0 to 4096
 */
export const networkFields = {
  wires: integer({ min: 0, max: mostWires, default: 8 }),
  kind: choice([...stocks, 'typed'], 'smallest'),
  net: comparatorsField(),
  gone: ghostsField(),
  beside: choice(['none', ...stocks], 'none'),
  input: choice(inputs, 'random'),
  values: numbersField({ most: mostWires, largest: largestValue }),
  seed: integer({ ...seeds, default: 1 }),
  by: choice(units, 'comparator'),
  threshold: optionalInteger({ min: 0, max: largestValue }),
  most: optionalInteger({ min: 0, max: mostComparators }),
  deep: optionalInteger({ min: 0, max: mostComparators }),
  ...stageFields(mostComparators),
  ...taskFields(['input', 'spare', 'next', 'sort']),
};

/** A scene of a network. */
export type NetworkScene = WithClassroom<typeof networkFields>;

export const networkScene = defineScene({
  fields: networkFields,
  settle: (scene) => {
    const untyped = scene.kind === 'typed' && !scene.net;
    const typed = scene.kind === 'typed' ? scene : { ...scene, net: undefined };
    const named = untyped ? { ...typed, kind: 'smallest' as const } : typed;
    const fitted = settleNet(named);
    const haunted = settleGone(fitted.scene);
    const fed = settleValues(haunted.scene);
    const untypedNotices = untyped ? [notice('link-no-comparators', {})] : [];
    const notices = [untypedNotices, fitted.notices, haunted.notices, fed.notices].flat();
    return { scene: fed.scene, notices };
  },
});

/** Falls back to the default network if a comparator is on a wire that does not exist. */
function settleNet<Scene extends Pick<NetworkScene, 'wires' | 'kind' | 'net'>>(scene: Scene) {
  const last = Math.max(-1, ...(scene.net ?? []).flat());
  if (last < scene.wires) return { scene, notices: [] };
  const notices = [outOfRange('net', last + 1, { min: 1, max: Math.max(1, scene.wires) })];
  return { scene: { ...scene, kind: 'smallest' as const, net: undefined }, notices };
}

/** Drops the comparators taken out if they are on wires, or at places, that the network does not have. */
function settleGone<Scene extends Pick<NetworkScene, 'wires' | 'net' | 'gone'>>(scene: Scene) {
  const { wires, net, gone } = scene;
  const last = Math.max(-1, ...gone.flatMap(({ comparator }) => comparator));
  const place = gone.at(-1)?.place ?? 0;
  if (!net) return { scene: gone.length > 0 ? { ...scene, gone: [] } : scene, notices: [] };
  if (last < wires && place <= net.length) return { scene, notices: [] };
  const [wrong, range] =
    last < wires
      ? [place, { min: 0, max: net.length }]
      : [last + 1, { min: 1, max: Math.max(1, wires) }];
  return { scene: { ...scene, gone: [] }, notices: [outOfRange('gone', wrong, range)] };
}

/** Falls back to shuffled elements if there is not one typed element for each wire. */
function settleValues<Scene extends Pick<NetworkScene, 'wires' | 'input' | 'values'>>(
  scene: Scene,
) {
  const { wires, input, values } = scene;
  const empty = input === 'typed' && !values && wires > 0;
  const count = values?.length ?? 0;
  if (input !== 'typed') return { scene: { ...scene, values: undefined }, notices: [] };
  if (!empty && count === wires) return { scene, notices: [] };
  const notices = [notice('link-count-values', { count, wires })];
  return { scene: { ...scene, input: 'random' as const, values: undefined }, notices };
}
