import type { CodedError } from '../../engine/errors.ts';
import type { Panels } from '../../stage/panels.ts';
import type { ShownFigure } from '../../stage/shown-figure.ts';
import { configOf } from './config.ts';
import { type QuicksortScene, quicksortScene } from './scene.ts';

/** What the visitor typed or chose in a field, with the error that refused it. */
export interface Draft {
  readonly field: 'made' | 'list' | 'sort';
  readonly text: string;
  readonly error: CodedError;
}

/** The figure whose list and sort are chosen. */
interface ChoicesFigure
  extends Pick<
    ShownFigure<QuicksortScene, 'Quicksort'>,
    'fields' | 'currentScene' | 'change' | 'refusal' | 'requestUpdate'
  > {
  readonly panels: Pick<Panels, 'keeping'>;
}

/** What the visitor chooses of the list and of the sort, and what of it was refused. */
export class Choices {
  /** Whether the next run comes from a choice of the visitor: its cost is compared with the run before. */
  changing = false;
  readonly #figure: ChoicesFigure;
  readonly #drafts = new Map<Draft['field'], Draft>();

  constructor(figure: ChoicesFigure) {
    this.#figure = figure;
  }

  /** The refused text or choice of a field. */
  draft(field: Draft['field']): Draft | undefined {
    return this.#drafts.get(field);
  }

  refuse(draft: Draft): void {
    this.#drafts.set(draft.field, draft);
    this.#figure.requestUpdate();
  }

  /** Forgets the refused texts: the field shows the list again. */
  withdraw(): void {
    this.#drafts.clear();
    this.#figure.requestUpdate();
  }

  /**
   * Tries other fields; the old ones stay if the core refuses them. The plan finds most errors at once.
   * Only the run itself can find that it takes too many steps, and the core stops it at the limit.
   */
  async attempt(fields: Partial<QuicksortScene>, draft: Omit<Draft, 'error'>): Promise<void> {
    const figure = this.#figure;
    const now = { ...figure.currentScene(), ...fields };
    // Another run begins at its first step; with pivots by hand it waits where the next pivot is missing.
    const changed = { picks: undefined, exchange: undefined, cursor: undefined, ...fields };
    const { scene } = quicksortScene.settle({ ...now, ...changed });
    const config = configOf(scene);
    const error =
      (await figure.refusal('QuicksortPlan', config)) ??
      (await figure.refusal('Quicksort', config));
    if (error) {
      // A refused number stays in its field.
      for (const [name, value] of Object.entries(fields)) {
        if (typeof value === 'number') figure.fields.keep(name, String(value));
      }
      return this.refuse({ ...draft, error });
    }
    this.#drafts.clear();
    await figure.panels.keeping(() => this.take(changed));
  }

  /** Takes a choice of the visitor, which rests until the visitor plays it: who tries choices out hears no run of each. */
  async take(fields: Partial<QuicksortScene>): Promise<void> {
    const figure = this.#figure;
    this.changing = true;
    await figure.change(fields);
    this.changing = false;
  }
}
