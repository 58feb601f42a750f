import type { NetworkVerdict } from '../../../pkg/networks.js';
import type { Traced, Unit } from './traced.ts';
import type { Drafted, NetworkFrame } from './view.ts';

/** What is under way: a comparator, or an element that is being carried. */
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
  /** Of this network; undefined where it is not known or not to be told. */
  readonly verdict: NetworkVerdict | undefined;
  readonly tells: boolean;
  covered(wire: number): boolean;
  readonly asked: string | undefined;
  readonly draft: Draft | undefined;
  readonly marks: boolean;
  tabindex(mark: string): 0 | undefined;
}

/** What the picture depends on, from the run and the cursor. */
export function frameOf(plan: FramePlan): NetworkFrame {
  const { traced, cursor, unit, verdict, tells, draft } = plan;
  const done = traced.done(cursor, unit);
  const before = cursor > 0 ? traced.done(cursor - 1, unit) : 0;
  const step = Array.from({ length: done - before }, (_, i) => before + i);
  const { threshold, covered, asked, marks, tabindex } = plan;
  return {
    traced,
    done,
    threshold,
    current: new Set(step),
    redundant: new Set(verdict?.redundant ?? []),
    wrong: new Set(tells && done === traced.size ? traced.wrong() : []),
    covered,
    asked,
    moving: draft?.moving,
    draft: draft?.drafted,
    carrying: draft?.carrying,
    marks,
    tabindex,
  };
}
