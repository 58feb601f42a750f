import { html, nothing, type TemplateResult } from 'lit';
import { CodedError } from '../../../engine/errors.ts';
import type { GraphChoice } from '../../../reading/foreign-graph.ts';
import { readGraph } from '../../../reading/graph.ts';
import { shorten } from '../../../share/codec-notices.ts';
import { readNumbers, wrongPiece } from '../../../share/typed-numbers.ts';
import { save } from '../../../stage/export.ts';
import { renderRefusal } from '../../../stage/form.ts';
import { drawnFrom } from '../../../stage/graph/edit-graph.ts';
import { written } from '../../../stage/graph/edit-text.ts';
import { Pasted } from '../../../stage/graph/pasted.ts';
import { renderRead } from '../../../stage/graph/pasted-view.ts';
import { type Refused, renderChoice, renderText } from '../../../stage/inputs.ts';
import type { Asker } from '../../../stage/latest-answer.ts';
import { liveRegion } from '../../../stage/live-region.ts';
import { FileOpener } from '../../../stage/open-file.ts';
import type { Messages } from '../../../words/messages.ts';
import { say } from '../../../words/sentence.ts';
import type { Chosen } from '../config.ts';
import { countOf, type Form, type FormName, families, formLimits, sizesOf } from '../families.ts';
import type { ShownPosition } from '../shown.ts';
import { readText } from '../tokens/known.ts';

/** A game that the core is asked about, or that it has refused, and what was typed. */
export interface Draft extends Chosen {
  readonly error?: CodedError | undefined;
  /** What was typed as heaps, or as the number to reach, if it cannot be read. */
  readonly typed?: string | undefined;
}

/** What a field changes of a draft. */
type Change = (change: Partial<Draft>) => void;

/** What stands in a field that a form begins without. */
const UNTYPED = '';

/** What stands in a field: what was typed, else what the form begins with; a field may be empty. */
const typedIn = (draft: Draft, form: Form, name: 'rules' | 'start'): string =>
  draft[name] ?? form[name] ?? UNTYPED;

/** What is wrong with the start, and with the sizes; everything else is wrong with the rules. */
const ofStart = /start-unknown|date|digits/;
const ofSizes =
  /^(bad-heaps|number-two-ways|heap-|no-heaps|too-many-heaps|no-move-at|row-|empty-row|target|vector-start|too-much|too-many-links)/;

/** The limits of the numbers that choose a game. */
const limits = { m: [0, 4095], n: [0, 4095], columns: [1, 8], rows: [1, 8] } as const;

/** The figure around the fields. */
type Filled = Asker & Pick<ShownPosition, 'fields'>;

/** The fields of a game that is not on a board: its rules, its sizes, its start, and who wins. */
export class FormFields {
  readonly #figure: Filled;
  /** The graph that is typed, and how it is read. */
  readonly #graph: Pasted;
  readonly #opener: FileOpener;

  constructor(figure: Filled) {
    this.#figure = figure;
    this.#opener = new FileOpener(() => figure.requestUpdate());
    this.#graph = new Pasted(
      (text, choice) => readText(text, choice, figure.lifetime),
      () => figure.requestUpdate(),
    );
  }

  /** Opens files that were dropped on the figure. */
  drop(files: readonly File[]): void {
    this.#opener.drop(files);
  }

  render(words: Messages, game: FormName, draft: Draft, change: Change): unknown {
    const form: Form = families[game].form;
    const { error } = draft;
    const place = !error
      ? undefined
      : ofStart.test(error.code)
        ? 'start'
        : ofSizes.test(error.code)
          ? 'size'
          : form.rules === undefined
            ? form.start === undefined
              ? 'size'
              : 'start'
            : 'rules';
    const refused = (at: string, text: string): Refused | undefined =>
      error && place === at ? { text, error } : undefined;
    const text = (name: 'rules' | 'start', long = false) => {
      const value = typedIn(draft, form, name);
      return renderText(words, {
        name: `game-${name}`,
        label: `form-${game}-${name}`,
        size: long ? 40 : 24,
        ...(long && { rows: 6 }),
        value,
        refused: refused(name, value),
        about: say(words, { id: `form-${game}-${name}-about` }),
        take: (typed) => change({ [name]: typed }),
        ...(name === 'rules' && !form.heaps && { files: this.#opener }),
      });
    };
    return html`<fieldset class="wide form-fields"><legend>${words.text(`game-${game}`)}</legend>
        <p class="about">${words.text(`form-${game}-about`)}</p>
        ${form.rules === undefined ? nothing : form.long ? html`<span class="wide">${words.text(`form-${game}-rules`)}</span> ${text('rules', true)} ${game === 'graph' ? this.#reading(words, draft.rules ?? form.rules) : nothing} ${this.#saved(words, draft, form)}` : text('rules')}
        ${form.heaps ? this.#heaps(words, draft, refused, change) : draft.game === 'multiplication' ? this.#target(words, draft, refused, change) : this.#numbers(words, draft, change)}
        ${form.start === undefined ? nothing : text('start')}
        ${place === 'size' && form.rules !== undefined && !form.heaps ? renderRefusal(words, error) : nothing}
      </fieldset>
      ${
        form.rules === undefined
          ? nothing
          : renderChoice(words, {
              legend: 'form-end',
              name: 'game-end',
              choices: ['normal', 'misere'] as const,
              chosen: draft.end,
              label: (end) => `form-end-${end}`,
              choose: (end) => change({ end }),
            })
      }`;
  }

  /** A graph in the form of another program as a list of edges, which links and the core hold; other texts as they are. */
  async listed(text: string | undefined): Promise<string | undefined> {
    if (text === undefined) return undefined;
    const core = (plain: string, choice: GraphChoice) =>
      readText(plain, choice, this.#figure.lifetime);
    try {
      const { graph, found } = await readGraph(text, {}, core);
      return found ? written(drawnFrom(graph.names, graph.edges), 'edges') : text;
    } catch (thrown) {
      const { code } = CodedError.from(thrown);
      if (code.startsWith('graph-')) throw thrown;
      // Without the package of graphs the game can still be played.
      return text;
    }
  }

  /** How the typed graph is read. The core says of the game itself why it is refused. */
  #reading(words: Messages, text: string): TemplateResult {
    if (this.#graph.draft !== text) this.#graph.type(text);
    return html`<p class="wide about">${renderRead(words, this.#graph.seen, false)}</p>`;
  }

  #heaps(
    words: Messages,
    draft: Draft,
    refused: (at: string, text: string) => Refused | undefined,
    change: Change,
  ): unknown {
    const value = sizesOf(draft).join(', ');
    return renderText(words, {
      name: 'game-heaps',
      label: `form-${draft.game}-heaps`,
      size: 24,
      value,
      refused: refused('size', draft.typed ?? value),
      about: words.text(`form-${draft.game}-heaps-about`, { most: formLimits.heaps }),
      files: this.#opener,
      take: (typed) => {
        const { heaps: most, size: largest } = formLimits;
        const read = readNumbers(typed, { most, largest });
        if ('numbers' in read) change({ size: read.numbers });
        else {
          const error = wrongPiece(read, 'bad-heaps', { heaps: most, stones: largest });
          change({ typed, error });
        }
      },
    });
  }

  /** The number to reach has more digits than a number of JavaScript holds. */
  #target(
    words: Messages,
    draft: Draft,
    refused: (at: string, text: string) => Refused | undefined,
    change: Change,
  ): unknown {
    const { min, max } = formLimits.target;
    const value = sizesOf(draft).join();
    return renderText(words, {
      name: 'game-target',
      label: 'field-game-target',
      size: 24,
      value,
      refused: refused('size', draft.typed ?? value),
      about: words.text('field-limits', { min, max }),
      take: (text) => {
        const typed = text.trim();
        const size = /^\d{1,40}$/.test(typed) ? countOf(typed) : undefined;
        if (size !== undefined && size >= min && size <= max) return change({ size: [size] });
        const params = { value: size ?? (shorten(typed) || '—'), min, max };
        change({ typed, error: new CodedError('target-out-of-range', params) });
      },
    });
  }

  #numbers(words: Messages, draft: Draft, change: Change): unknown {
    const size = sizesOf(draft);
    return families[draft.game].sizes.map((name, at) => {
      const [min, max] = limits[name as keyof typeof limits];
      return this.#figure.fields.render(
        {
          ...{ name: `game-${name}`, min, max },
          value: () => Number(size[at] ?? min),
          take: (value) => change({ size: size.with(at, value) }),
        },
        words,
      );
    });
  }

  /** Rules may be longer than a link; a file takes them anywhere. */
  #saved(words: Messages, draft: Draft, form: Form): unknown {
    const rules = typedIn(draft, form, 'rules');
    const { length } = encodeURIComponent(rules);
    return html`<p class="plain wide"><button @click=${() => save('game.txt', new Blob([rules], { type: 'text/plain' }))}>${words.text('form-save')}</button></p>
      ${length > formLimits.rules ? html`<p class="wide">${liveRegion(words.text('form-too-long', { length, most: formLimits.rules }))}</p>` : nothing}`;
  }
}
