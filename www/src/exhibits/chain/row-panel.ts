import { html, nothing, type TemplateResult } from 'lit';
import { CodedError } from '../../engine/errors.ts';
import type { Messages } from '../../words/messages.ts';
import { engine } from './core/engine.ts';
import type { ChainFigure } from './element.ts';
import { mostObjects } from './fields.ts';
import { type ChainScene, chainFields } from './scene.ts';
import { notation } from './view.ts';

/** How many objects, or which; and the rules. */
export class RowPanel {
  readonly #figure: ChainFigure;
  /** A position that was typed and refused, with the reason. */
  #draft: { readonly text: string; readonly error: CodedError } | undefined;
  /** Of several that were typed the last one counts. */
  #typed = 0;

  constructor(figure: ChainFigure) {
    this.#figure = figure;
  }

  forget(): void {
    this.#draft = undefined;
  }

  render(): unknown {
    const { words, fields, summary } = this.#figure;
    if (!words || !summary) return nothing;
    const scene = this.#figure.currentScene();
    const { min, max } = chainFields.objects;
    return html`<fieldset><legend>${words.text('row-legend')}</legend>
        ${fields.render(
          {
            name: 'objects',
            min,
            max,
            value: () => summary.objects,
            take: (objects) => this.#take({ objects, row: undefined }),
          },
          words,
        )}
        ${this.#position(words, summary.cells)}
      </fieldset>
      ${this.#choice(words, 'end', chainFields.end.choices, scene.end)}
      ${this.#choice(words, 'first', chainFields.first.choices, scene.first)}`;
  }

  #position(words: Messages, cells: string): TemplateResult {
    const draft = this.#draft;
    const groups = [...cells.matchAll(/1+/g)].map(([run]) => run.length).sort((a, b) => b - a);
    return html`<span class="field"><label><span>${words.text('row-position')}</span>
        <input name="position" autocomplete="off" spellcheck="false" size="26" .value=${draft?.text ?? cells}
          aria-invalid=${draft ? 'true' : 'false'} aria-describedby="about-position"
          @change=${(event: Event) => void this.#type((event.target as HTMLInputElement).value)} /></label>
      ${
        draft
          ? html`<span id="about-position" class="wrong" role="alert">${words.text(`error-${draft.error.code}`, draft.error.params)}</span>`
          : html`<span id="about-position" class="about">${words.text('row-position-about', { notation: notation(groups), groups: groups.join(' + ') })}</span>`
      }</span>`;
  }

  #choice<Name extends 'end' | 'first'>(
    words: Messages,
    name: Name,
    choices: readonly ChainScene[Name][],
    chosen: ChainScene[Name],
  ): TemplateResult {
    return html`<fieldset><legend>${words.text(`row-${name}`)}</legend>
      ${choices.map(
        (value) => html`<label class="check"><input type="radio" name=${name} value=${value}
          .checked=${chosen === value} @change=${() => this.#take({ [name]: value })} />
          ${words.text(`row-${name}-${value}`)}</label>`,
      )}</fieldset>`;
  }

  async #type(text: string): Promise<void> {
    this.#typed += 1;
    const typed = this.#typed;
    const cells = await read(text).catch((thrown: unknown) => ofPlay(CodedError.from(thrown)));
    if (typed !== this.#typed) return;
    if (typeof cells === 'string') {
      this.#draft = undefined;
      // A row without gaps is one of so many objects, to which the rule for the first move applies.
      const whole = !cells.includes('0');
      this.#take(whole ? { objects: cells.length, row: undefined } : { row: cells });
    } else {
      this.#draft = { text, error: cells };
      this.#figure.requestUpdate();
    }
  }

  #take(fields: Partial<ChainScene>): void {
    void this.#figure.change({ ...fields, takes: undefined, cursor: undefined });
  }
}

/** The cells of a position in whatever notation; rejects with the core's word on any other text. */
async function read(text: string): Promise<string> {
  const run = await engine.quietly('ChainRow', { text });
  const cells = await run.ask('cells');
  run.free();
  if (cells.length <= mostObjects) return cells;
  throw new CodedError('row-too-long', { cells: cells.length });
}

/** The core reads longer rows than are played: the limit that is told is ours. */
function ofPlay({ code, params }: CodedError): CodedError {
  return new CodedError(code, code === 'row-too-long' ? { ...params, max: mostObjects } : params);
}
