import { html, nothing, type TemplateResult } from 'lit';
import { CodedError, isEnded } from '../../engine/errors.ts';
import { save } from '../../stage/export.ts';
import { renderRefusal } from '../../stage/form.ts';
import { type Asker, LatestAnswer } from '../../stage/latest-answer.ts';
import { renderProgress } from '../../stage/notices.ts';
import type { Messages } from '../../words/messages.ts';
import type { ShownPosition } from './shown.ts';

/** The most bytes of a certificate: the limit of the core. */
const MOST_BYTES = 256 * 2 ** 20;

/** The game whose certificate it is. */
type Solved = Asker & Pick<ShownPosition, 'run' | 'currentScene'>;

/** In the panel of exports: the certificate of the solved game, with its size before it is written. */
export class CertificateExport {
  readonly #figure: Solved;
  readonly #size: LatestAnswer<number | undefined>;
  /** The positions that are written. */
  #written: { readonly done: number; readonly total: number } | undefined;
  #error: CodedError | undefined;

  constructor(figure: Solved) {
    this.#figure = figure;
    this.#size = new LatestAnswer(figure);
  }

  render(words: Messages): TemplateResult {
    const { run } = this.#figure;
    const scene = this.#figure.currentScene();
    // A size may be a bigint, which JSON does not have.
    const key = JSON.stringify({ ...scene, size: scene.size?.join(), plies: 0, cursor: 0 });
    const bytes = run && this.#size.of(key, async () => run.ask('certificateBytes'));
    const tooLarge = bytes !== undefined && bytes > MOST_BYTES;
    const busy = this.#written !== undefined;
    return html`<p class="certificate">${
      bytes === undefined
        ? nothing
        : html`<button aria-disabled=${tooLarge || busy} @click=${() => void (tooLarge || busy || this.#write())}>${words.text('certificate-save', { bytes: rounded(bytes) })}</button>
      <span class="about">${words.text(tooLarge ? 'certificate-too-large' : 'certificate-about', { limit: MOST_BYTES })}</span>`
    }
      ${busy ? renderProgress(this.#written, words, () => this.#cancel()) : nothing}
      ${this.#error ? renderRefusal(words, this.#error) : nothing}</p>`;
  }

  #cancel(): void {
    this.#written = undefined;
    this.#figure.requestUpdate();
  }

  async #write(): Promise<void> {
    const figure = this.#figure;
    const { run } = figure;
    if (!run) return;
    this.#error = undefined;
    this.#written = { done: 0, total: 0 };
    figure.requestUpdate();
    try {
      const { positions } = await run.ask('summary');
      const pieces: string[] = [];
      for (let from: number | undefined = 0; from !== undefined; ) {
        const { text, next }: { text: string; next?: number } = await run.ask('certificate', from);
        // The visitor has cancelled.
        if (this.#written === undefined) return;
        pieces.push(text);
        from = next;
        this.#written = { done: next ?? positions, total: positions };
        figure.requestUpdate();
      }
      save(
        `appleyard-${figure.currentScene().game}-certificate.txt`,
        new Blob(pieces, { type: 'text/plain' }),
      );
    } catch (thrown) {
      if (!isEnded(thrown)) this.#error = CodedError.from(thrown);
    }
    this.#cancel();
  }
}

/** The size to two digits, because it is an estimate. */
function rounded(bytes: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, bytes))) - 1);
  return Math.round(bytes / unit) * unit;
}
