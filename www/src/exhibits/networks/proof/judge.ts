import type { NetworkSpec, ProofSummary } from '../../../../pkg/networks.js';
import type { Asking } from '../../../engine/engine.ts';
import { engine } from '../core/engine.ts';

/** The verdict of the core on a network, with the number of states after each comparator of the proof. */
export interface Judged {
  readonly verdict: ProofSummary;
  readonly states: Uint32Array;
  readonly work: Uint32Array;
}

/** A key that is different for different networks. */
export const specKey = ({ wires, kind, comparators }: NetworkSpec): string =>
  `${wires} ${kind} ${comparators?.join()}`;

/** Asks the core whether a network sorts, and how the proof went. */
export const judged = (spec: NetworkSpec, asking: Asking): Promise<Judged> =>
  engine.read('NetworkProof', spec, asking, async (run) => {
    const asked = [run.ask('summary'), run.ask('states'), run.ask('work')] as const;
    const [verdict, states, work] = await Promise.all(asked);
    return { verdict, states, work };
  });
