import type { NetworkConfig, NetworkSpec } from '../../../pkg/networks.js';
import { type NetworkScene, networkScene, type Stock } from './scene.ts';

/** Which network a scene shows. */
export function specOf({ wires, kind, net }: NetworkScene): NetworkSpec {
  return { wires, kind, comparators: (net ?? []).flat() };
}

/** What the run of a scene is built from. */
export function configOf(scene: NetworkScene): NetworkConfig {
  const { input, values, seed } = scene;
  return { ...specOf(scene), input, values: [...(values ?? [])], seed };
}

/** The run beside it: another network, the same elements. */
export function besideConfig(scene: NetworkScene, kind: Stock): NetworkConfig {
  return configOf({ ...scene, kind, net: undefined });
}

/** Constructed for any number of wires: what is shown where a network of a kind does not exist. */
const ANY: Stock = 'odd-even-merge';

/** What the core says against comparators or elements that a link holds. */
const refusals = /^(wire-|same-wire|too-many-|wrong-length|bad-argument)/;

/** The defaults of what was refused; undefined if it was nothing of the scene, or its defaults. */
export function mended(code: string, scene: NetworkScene): Partial<NetworkScene> | undefined {
  if (code === 'beside-not-in-stock') return { beside: 'none', cursor: undefined };
  if (code === 'not-in-stock') {
    return scene.kind === ANY ? undefined : { kind: ANY, cursor: undefined };
  }
  const own = scene.kind === 'typed' || scene.input === 'typed';
  if (!own || !refusals.test(code)) return undefined;
  const { wires, kind, net, input, values } = networkScene.defaults;
  return { wires, kind, net, input, values, cursor: undefined };
}
