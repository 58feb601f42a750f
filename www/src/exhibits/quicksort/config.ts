import type { QuicksortConfig } from '../../../pkg/quicksort.js';
import type { Variant } from './fields.ts';
import { type QuicksortScene, quicksortScene } from './scene.ts';

/** What the run of a scene is built from. */
export function configOf(scene: QuicksortScene): QuicksortConfig {
  const { input, values, length, seed, against, scheme, pivot, chance, picks } = scene;
  const { recurse, calls, cutoff, small } = scene;
  return {
    input,
    values: [...(values ?? [])],
    length,
    seed,
    against,
    scheme,
    pivot,
    pivotSeed: chance,
    picks: [...(picks ?? [])],
    recurse,
    tailCall: calls === 'two' ? 'kept' : 'eliminated',
    cutoff,
    small,
  };
}

const { scheme, pivot, recurse, calls, cutoff, small } = quicksortScene.defaults;
const document = { scheme, pivot, recurse, calls, cutoff, small };

/** What a variant changes of the document's quicksort. */
const changes: Record<Exclude<Variant, 'mine'>, Partial<QuicksortScene>> = {
  document: {},
  'first-pivot': { pivot: 'first' },
  'middle-pivot': { pivot: 'middle' },
  'median-pivot': { pivot: 'median-of-three' },
  'ninther-pivot': { pivot: 'ninther' },
  hoare: { scheme: 'hoare' },
  lomuto: { scheme: 'lomuto' },
  'larger-first': { recurse: 'larger' },
  'two-calls': { calls: 'two' },
  insertion: { cutoff: 17, small: 'insertion' },
  network: { cutoff: 33, small: 'unrolled' },
};

/** The run of a lane: a variant on the list of the scene, which a killer was built for. */
export function laneConfig(
  scene: QuicksortScene,
  variant: Variant,
  values: Iterable<number>,
): QuicksortConfig {
  const sort =
    variant === 'mine' ? scene : { ...scene, ...document, ...changes[variant], picks: undefined };
  return { ...configOf(sort), input: 'typed', values: [...values] };
}

/** Fields that give way to their defaults when the core refuses a scene. */
const ofThePivots = ['pivot', 'picks', 'cursor', 'exchange'] as const;
const ofTheInput = ['input', 'values', 'length', 'cursor', 'exchange'] as const;

const refusals: readonly [codes: RegExp, fields: readonly (keyof QuicksortScene)[]][] = [
  [/^pivot-/, ofThePivots],
  [/^(too-many-(steps|values)|no-|value-|killer-)/, ofTheInput],
];

/** The defaults of what was refused; undefined if it was nothing of the scene, or its defaults. */
export function mended(code: string, scene: QuicksortScene): Partial<QuicksortScene> | undefined {
  const [, fields] = refusals.find(([codes]) => codes.test(code)) ?? [];
  const { defaults } = quicksortScene;
  const other = (name: keyof QuicksortScene) => String(scene[name]) !== String(defaults[name]);
  if (!fields?.some(other)) return undefined;
  return Object.fromEntries(fields.map((name) => [name, defaults[name]]));
}
