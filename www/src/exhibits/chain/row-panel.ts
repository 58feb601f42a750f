import { html, nothing, type TemplateResult } from 'lit';
import type { Asking } from '../../engine/engine.ts';
import { CodedError } from '../../engine/errors.ts';
import { renderChoice, renderNumber, renderText } from '../../stage/inputs.ts';
import { type Asker, LatestAnswer } from '../../stage/latest-answer.ts';
import { FileOpener } from '../../stage/open-file.ts';
import type { Panel } from '../../stage/panels.ts';
import { Undo } from '../../stage/undo.ts';
import type { Messages } from '../../words/messages.ts';
import { engine } from './core/engine.ts';
import { mostObjects } from './fields.ts';
import { notation } from './picture/view.ts';
import { type ChainScene, chainFields } from './scene.ts';
import type { ShownRow } from './shown.ts';

/** The fields of a scene that say which row it is. */
type Rowed = Pick<ChainScene, 'objects' | 'row'>;

/** What the panel reads of the row, and what it changes. */
type Typed = Asker & Pick<ShownRow, 'fields' | 'summary' | 'currentScene' | 'change'>;

/** The panel with the number of objects or any position, and the rules. */
export class RowPanel implements Panel {
  readonly #figure: Typed;
  /** The text of a position that the core refused, with the reason. */
  #draft: { readonly text: string; readonly error: CodedError } | undefined;
  readonly #cells: LatestAnswer<string>;
  readonly #files: FileOpener;
  readonly #undo: Undo<Rowed>;

  constructor(figure: Typed) {
    this.#figure = figure;
    this.#cells = new LatestAnswer(figure);
    this.#files = new FileOpener(() => figure.requestUpdate());
    const now = (): Rowed => {
      const { objects, row } = figure.currentScene();
      return { objects, row };
    };
    this.#undo = new Undo(now, (rowed) => void this.#show(rowed));
  }

  drop(files: readonly File[]): void {
    this.#files.drop(files);
  }

  forget(): void {
    this.#draft = undefined;
  }

  render(words: Messages): unknown {
    const { fields, summary } = this.#figure;
    if (!summary) return nothing;
    const scene = this.#figure.currentScene();
    return html`<fieldset><legend>${words.text('row-legend')}</legend>
        ${renderNumber(
          words,
          fields,
          'objects',
          chainFields.objects,
          () => summary.objects,
          (objects) => this.#take({ objects, row: undefined }),
        )}
        ${this.#position(words, summary.cells)} ${this.#undo.render(words)}
      </fieldset>
      ${this.#choice(words, 'end', chainFields.end.choices, scene.end)}
      ${this.#choice(words, 'first', chainFields.first.choices, scene.first)}`;
  }

  #position(words: Messages, cells: string): TemplateResult {
    const groups = [...cells.matchAll(/1+/g)].map(([run]) => run.length).sort((a, b) => b - a);
    return renderText(words, {
      name: 'position',
      label: 'row-position',
      size: 26,
      value: cells,
      refused: this.#draft,
      about: words.text('row-position-about', {
        notation: notation(groups),
        groups: groups.join(' + '),
      }),
      take: (text) => void this.#type(text),
      files: this.#files,
    });
  }

  #choice<Name extends 'end' | 'first'>(
    words: Messages,
    name: Name,
    choices: readonly ChainScene[Name][],
    chosen: ChainScene[Name],
  ): TemplateResult {
    return renderChoice(words, {
      legend: `row-${name}`,
      name,
      choices,
      chosen,
      label: (value) => `row-${name}-${value}`,
      choose: (value) => this.#take({ [name]: value }),
    });
  }

  async #type(text: string): Promise<void> {
    if (!(await this.#cells.ask((asking) => read(text, asking)))) return;
    const { error, value: cells = '' } = this.#cells;
    if (!error) {
      this.#draft = undefined;
      // The rule for the first move applies to a row without gaps, which its number of objects describes.
      const whole = !cells.includes('0');
      this.#take(whole ? { objects: cells.length, row: undefined } : { row: cells });
    } else {
      this.#draft = { text, error: ofPlay(error) };
      this.#figure.requestUpdate();
    }
  }

  #take(fields: Partial<ChainScene>): void {
    void this.#undo.around(() => this.#show(fields));
  }

  #show(fields: Partial<ChainScene>): Promise<void> {
    return this.#figure.change({ ...fields, takes: undefined, cursor: undefined });
  }
}

/** The cells of a position in any notation; rejects with the core's error if the text is no position. */
async function read(text: string, asking: Asking): Promise<string> {
  const cells = await engine.read('ChainRow', { text }, asking, (run) => run.ask('cells'));
  if (cells.length <= mostObjects) return cells;
  throw new CodedError('row-too-long', { cells: cells.length });
}

/** The core reads longer rows than the figure plays, so the error gets the limit of the figure. */
function ofPlay({ code, params }: CodedError): CodedError {
  return new CodedError(code, code === 'row-too-long' ? { ...params, max: mostObjects } : params);
}
