import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { initSync, Network, NetworkProof, NetworkStock } from '../../www/pkg/networks.js';
import { configOf, specOf } from '../../www/src/exhibits/networks/config.ts';
import { type Comparator, paired } from '../../www/src/exhibits/networks/fields.ts';
import type { Judged } from '../../www/src/exhibits/networks/judge.ts';
import { type NetworkScene, networkScene } from '../../www/src/exhibits/networks/scene.ts';
import { Traced } from '../../www/src/exhibits/networks/traced.ts';
import { comparatorsOn } from './sample-scene.ts';

// The core itself, handed its bytes.
initSync({ module: readFileSync(new URL('../../www/pkg/networks_bg.wasm', import.meta.url)) });

export const sceneOf = (changes: Partial<NetworkScene> = {}): NetworkScene => ({
  ...networkScene.defaults,
  ...changes,
});

type Net = readonly Comparator[];

/** A scene of these comparators. */
export const typed = (wires: number, net: Net, changes: Partial<NetworkScene> = {}): NetworkScene =>
  sceneOf({ wires, kind: 'typed', net, ...changes });

/** A scene in which these elements come in. */
export const fed = (
  values: readonly number[],
  net: Net,
  changes: Partial<NetworkScene> = {},
): NetworkScene => typed(values.length, net, { input: 'typed', values, ...changes });

/** The core's run of a scene; throws what the core throws. */
export function runOf(scene: NetworkScene): Network {
  return new Network(configOf(scene));
}

/** What the page keeps of a run. */
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

/** What the core says of the network of a scene. */
export function judgedOf(scene: NetworkScene): Judged {
  const run = new NetworkProof(specOf(scene));
  while (!run.advance(1_000_000).finished);
  const judged = { verdict: run.verdict(), states: run.states(), work: run.work() };
  run.free();
  return judged;
}

/** The kinds of networks that there are for so many wires. */
export function kindsFor(wires: number): NetworkScene['kind'][] {
  const run = new NetworkStock({ wires });
  const kinds = run.list().map(({ kind }) => kind);
  run.free();
  return kinds;
}

/** Whether the smaller element is where the comparator sends it; what becomes of a list otherwise. */
export function compared(values: readonly number[], [low, high]: Comparator): number[] {
  const after = [...values];
  const [one = 0, other = 0] = [values[low], values[high]];
  after[low] = Math.min(one, other);
  after[high] = Math.max(one, other);
  return after;
}

/** The elements after 0, 1, … comparators, worked out one by one. */
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

/** A promise and what settles it. */
export function promised<T>() {
  let [resolve, reject] = [(_: T) => {}, (_: unknown) => {}];
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

/** All that can happen by itself has happened. */
export const quiet = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
