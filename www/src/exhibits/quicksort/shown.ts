import type { TemplateResult } from 'lit';
import type { SortSummary } from '../../../pkg/quicksort.js';
import type { Panels } from '../../stage/panels.ts';
import type { ShownFigure } from '../../stage/shown-figure.ts';
import type { Messages } from '../../words/messages.ts';
import type { NarratedMoment } from './account.ts';
import type { Choices } from './choices.ts';
import type { Demonstration } from './demonstration.ts';
import type { Here } from './moments.ts';
import type { Layout } from './picture/layout.ts';
import type { Place, QuicksortFrame } from './picture/view.ts';
import type { Race } from './race/race.ts';
import type { QuicksortScene } from './scene.ts';
import type { Part } from './steps.ts';

/** The sort that a figure shows, as what stands around its picture reads and drives it. */
export interface ShownSort extends ShownFigure<QuicksortScene, 'Quicksort'> {
  readonly panels: Pick<Panels, 'keeping'> & {
    /** The race, if variants run side by side. */
    readonly race: Race | undefined;
    /** The marks that the picture shows now. */
    legend(words: Messages): TemplateResult;
  };
  readonly choices: Choices;
  readonly demonstration: Demonstration;
  readonly board: { restore(): void };
  readonly summary: SortSummary | undefined;
  /** What the run cost before the last change, if the visitor has changed something. */
  readonly past: NarratedMoment['before'];
  /** What a list that was built against a rule costs, beside a shuffled one; undefined for other lists. */
  readonly built: NarratedMoment['built'];
  readonly values: Uint32Array;
  readonly length: number;
  readonly parts: readonly Part[];
  readonly here: Here | undefined;
  /** The part of the last step, or the first part before any step. */
  readonly currentPart: Part | undefined;
  /** The places among which the visitor has to choose a pivot now. */
  readonly choosing: { readonly lo: number; readonly hi: number } | undefined;
  /** The place whose card is open. */
  asked: number | undefined;
  frame(): QuicksortFrame | undefined;
  layout(): Layout | undefined;
  /** The kinds of places that the picture shows now; undefined for a painted one, which shows all of them. */
  places(): ReadonlySet<Place> | undefined;
  /** The visitor touches an element, which becomes the pivot, is swapped or gets its card. A pointer gets its card. */
  choose(place: number): void;
  /** Plays the run. */
  play(): void;
  /** From here on the visitor chooses the pivots. Plays from the step `cursor` to the next pivot that is missing. */
  picked(picks: readonly number[], cursor: number): Promise<void>;
}
