import type { NetworkConfig, NetworkSpec } from '../../../pkg/networks.js';
import type { Refusals } from '../../stage/mended.ts';
import type { NetworkScene, Stock } from './scene.ts';

/** Which network a scene shows. */
export function specOf({ wires, kind, net }: NetworkScene): NetworkSpec {
  return kind === 'typed' ? { wires, comparators: (net ?? []).flat() } : { wires, kind };
}

/** What the core needs to run a scene. */
export function configOf(scene: NetworkScene): NetworkConfig {
  const { input, values, seed } = scene;
  return { ...specOf(scene), input, values: [...(values ?? [])], seed };
}

/** The network that is shown if the chosen kind does not exist: it can be built for any number of wires. */
const ANY: Stock = 'odd-even-merge';

/** Which fields of the scene to reset when the core refuses them. */
export const refusals: Refusals<NetworkScene> = [
  [/^beside-not-in-stock$/, { beside: 'none', cursor: undefined }],
  [/^not-in-stock$/, { kind: ANY, cursor: undefined }],
  [
    /^(wire-|same-wire|too-many-|wrong-length|bad-argument)/,
    ['wires', 'kind', 'net', 'gone', 'input', 'values', 'cursor'],
  ],
];
