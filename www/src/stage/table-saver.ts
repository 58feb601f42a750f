import { html, type TemplateResult } from 'lit';
import { whileRunning } from '../engine/errors.ts';
import type { Messages } from '../words/messages.ts';
import type { Rows } from './export.ts';
import { Fetching } from './lazy.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The figure whose table it is. */
export interface Saving {
  readonly exhibit: string;
  readonly vocabulary: Vocabulary;
  requestUpdate(): void;
}

/** A button that saves the whole table of a panel. */
export class TableSaver {
  readonly #figure: Saving;
  readonly #fetching: Fetching;

  constructor(figure: Saving) {
    this.#figure = figure;
    this.#fetching = new Fetching(() => figure.requestUpdate());
  }

  /** The button, and beside it why the table could not be saved. */
  render(words: Messages, rows: (words: Messages) => Rows): TemplateResult {
    const save = () =>
      this.#fetching.of('save', async () => {
        const { saveTable } = await import('./export.ts');
        await whileRunning(saveTable(this.#figure, '-table', rows));
      });
    return html`<p><button class="primary" @click=${save}>${words.text('save-table')}</button>
      ${this.#fetching.render(words, 'save')}</p>`;
  }
}
