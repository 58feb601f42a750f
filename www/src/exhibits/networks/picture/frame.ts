import type { ProofSummary } from '../../../../pkg/networks.js';
import type { DrawnGhost } from '../edit/ghosts.ts';
import type { Traced, Unit } from '../traced.ts';
import type { Drafted, NetworkFrame } from './view.ts';

/** What is being drawn: a comparator, or an input that is being carried. */
export interface Draft {
  readonly drafted?: Drafted | undefined;
  readonly moving?: number | undefined;
  readonly carrying?: { readonly from: number; readonly to: number };
}

export interface FramePlan {
  readonly traced: Traced;
  readonly cursor: number;
  readonly unit: Unit;
  readonly threshold: number | undefined;
  /** The verdict on this network; undefined if it is unknown or hidden. */
  readonly verdict: ProofSummary | undefined;
  readonly reveals: boolean;
  covered(wire: number): boolean;
  readonly asked: string | undefined;
  readonly draft: Draft | undefined;
  readonly ghosts?: readonly DrawnGhost[];
  /** Comparators that the network before did not have. */
  readonly fresh?: ReadonlySet<number>;
  /** Whether the last step is marked. */
  readonly stepped?: boolean;
  readonly marks: boolean;
  tabindex(mark: string): 0 | undefined;
}

/** Derives what the picture shows from the run and the cursor. */
export function frameOf(plan: FramePlan): NetworkFrame {
  const { traced, cursor, unit, verdict, reveals, draft } = plan;
  const done = traced.done(cursor, unit);
  const before = cursor > 0 ? traced.done(cursor - 1, unit) : 0;
  const step = Array.from({ length: done - before }, (_, i) => before + i);
  return {
    ghosts: [],
    fresh: new Set(),
    ...plan,
    done,
    current: new Set(plan.stepped === false ? [] : step),
    redundant: new Set(verdict?.redundant ?? []),
    wrong: new Set(reveals && done === traced.size ? traced.wrong() : []),
    moving: draft?.moving,
    draft: draft?.drafted,
    carrying: draft?.carrying,
  };
}
