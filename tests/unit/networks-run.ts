import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import {
  initSync,
  type KnownOrder,
  Network,
  NetworkOrder,
  NetworkProof,
  NetworkStock,
} from '../../www/pkg/networks.js';
import { configOf, specOf } from '../../www/src/exhibits/networks/config.ts';
import { type Comparator, paired } from '../../www/src/exhibits/networks/fields.ts';
import type { Judged } from '../../www/src/exhibits/networks/proof/judge.ts';
import { type NetworkScene, networkScene } from '../../www/src/exhibits/networks/scene.ts';
import { Traced } from '../../www/src/exhibits/networks/traced.ts';
import { comparatorsOn } from './sample-scene.ts';

// The core itself, loaded from its file.
initSync({ module: readFileSync(new URL('../../www/pkg/networks_bg.wasm', import.meta.url)) });

export const sceneOf = (changes: Partial<NetworkScene> = {}): NetworkScene => ({
  ...networkScene.defaults,
  ...changes,
});

type Net = readonly Comparator[];

/** A scene with these comparators. */
export const typed = (wires: number, net: Net, changes: Partial<NetworkScene> = {}): NetworkScene =>
  sceneOf({ wires, kind: 'typed', net, ...changes });

/** A scene in which these elements come in. */
export const fed = (
  values: readonly number[],
  net: Net,
  changes: Partial<NetworkScene> = {},
): NetworkScene => typed(values.length, net, { input: 'typed', values, ...changes });

/** The core's run of a scene; throws the core's error if it refuses the scene. */
export function runOf(scene: NetworkScene): Network {
  return new Network(configOf(scene));
}

/** The part of a run that the page keeps. */
export function tracedOf(scene: NetworkScene): Traced {
  const run = runOf(scene);
  const traced = new Traced({
    summary: run.summary(),
    comparators: paired(run.comparators()),
    layers: run.layers(),
    columns: run.columns(),
    values: run.values(),
  });
  run.free();
  return traced;
}

/** The verdict of the core on the network of a scene. */
export function judgedOf(scene: NetworkScene): Judged {
  const run = new NetworkProof(specOf(scene));
  while (!run.advance(1_000_000).finished);
  const judged = { verdict: run.summary(), states: run.states(), work: run.work() };
  run.free();
  return judged;
}

/** The known order of the wires after the first comparators of a scene. */
export function orderOf(scene: NetworkScene, after: number): KnownOrder | undefined {
  const run = new NetworkOrder({ network: specOf(scene), after });
  while (!run.advance(1_000_000).finished);
  const order = run.order();
  run.free();
  return order;
}

/** The kinds of networks in stock for a number of wires. */
export function kindsFor(wires: number): NetworkScene['kind'][] {
  const run = new NetworkStock({ wires });
  const kinds = run.list().map(({ kind }) => kind);
  run.free();
  return kinds;
}

/** Sends a list through one comparator, which swaps two elements in the wrong order. */
export function compared(values: readonly number[], [low, high]: Comparator): number[] {
  const after = [...values];
  const [one = 0, other = 0] = [values[low], values[high]];
  after[low] = Math.min(one, other);
  after[high] = Math.max(one, other);
  return after;
}

/** The elements after 0, 1, … comparators, calculated one comparator at a time. */
export function worked(values: readonly number[], net: Net): number[][] {
  const rows = [[...values]];
  for (const comparator of net) rows.push(compared(rows.at(-1) ?? [], comparator));
  return rows;
}

/** Few wires, comparators between them in either direction, and elements with or without ties. */
export const anyNetwork = (mostWires = 7, mostComparators = 14) =>
  fc.integer({ min: 2, max: mostWires }).chain((wires) => {
    const one = { minLength: wires, maxLength: wires };
    return fc.record({
      net: fc.array(comparatorsOn(wires), { maxLength: mostComparators }),
      values: fc.oneof(
        fc.array(fc.nat({ max: 2 }), one),
        fc.array(fc.nat({ max: 999 }), one),
        fc.uniqueArray(fc.nat({ max: 999 }), one),
      ),
    });
  });

/** A promise and the functions that settle it. */
export function promised<T>() {
  let [resolve, reject] = [(_: T) => {}, (_: unknown) => {}];
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

/** Waits until nothing more happens by itself. */
export const quiet = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
