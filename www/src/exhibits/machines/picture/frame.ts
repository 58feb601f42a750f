import type { Configuration, Machine, Step } from '../machine.ts';
import type { Window } from './layout.ts';
import type { Begun } from './rows.ts';

/** What a mark of the picture stands for. */
export type Mark =
  | { readonly kind: 'cell'; readonly cell: number }
  | { readonly kind: 'rule'; readonly state: number; readonly symbol: number }
  | { readonly kind: 'step'; readonly step: Step };

/** What the picture shows. */
export interface MachineFrame {
  readonly machine: Machine;
  readonly here: Configuration;
  /** The steps that led here. */
  readonly steps: readonly Step[];
  readonly begun: Begun;
  /** The marks, in the order of their numbers. */
  readonly marks: readonly Mark[];
  readonly window: Window;
  /** The steps after the cursor are not shown yet. */
  readonly hidden: boolean;
  /** The last step that is known. */
  readonly last: number;
  /** The step after which the machine has stopped, once it may be known. */
  readonly stop: number | undefined;
  /** The rule that the next step uses is lit. */
  readonly lights: boolean;
  /** The rules stay covered until the visitor touches them. */
  covered(state: number, symbol: number): boolean;
  tabindex(mark: number): 0 | undefined;
}
