import type { QuicksortConfig } from '../../../pkg/quicksort.js';
import type { Refusals } from '../../stage/mended.ts';
import type { Variant } from './fields.ts';
import { type QuicksortScene, quicksortScene } from './scene.ts';

/** The configuration from which the core builds the run of a scene. */
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

/** What a variant changes in the quicksort of the blog post. */
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
  'plain-insertion': {},
  bubble: {},
};

/** The variants that are ordinary sorts, and no quicksort. */
const methods: Partial<Record<Variant, Pick<QuicksortConfig, 'method'>>> = {
  'plain-insertion': { method: 'insertion' },
  bubble: { method: 'bubble' },
};

/** The configuration of a lane: a variant on the list of the scene, which a killer may have built. */
export function laneConfig(
  scene: QuicksortScene,
  variant: Variant,
  values: Iterable<number>,
): QuicksortConfig {
  const sort =
    variant === 'mine' ? scene : { ...scene, ...document, ...changes[variant], picks: undefined };
  return { ...configOf(sort), ...methods[variant], input: 'typed', values: [...values] };
}

/** These fields take their defaults when the core refuses a scene. */
const ofThePivots = ['pivot', 'picks', 'cursor', 'exchange'] as const;
const ofTheInput = ['input', 'values', 'length', 'cursor', 'exchange'] as const;

export const refusals: Refusals<QuicksortScene> = [
  [/^pivot-/, ofThePivots],
  [/^(too-many-(steps|values)|no-|value-|killer-)/, ofTheInput],
];
