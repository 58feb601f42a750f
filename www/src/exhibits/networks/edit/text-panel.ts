import { html, nothing, type TemplateResult } from 'lit';
import type { NetworkReading } from '../../../../pkg/comparators.js';
import type { Language, NetworkNotation } from '../../../../pkg/networks.js';
import { CodedError } from '../../../engine/errors.ts';
import { save } from '../../../stage/export.ts';
import { renderRefusal, renderWrong } from '../../../stage/form.ts';
import { renderChoice, renderSelect } from '../../../stage/inputs.ts';
import { LatestAnswer } from '../../../stage/latest-answer.ts';
import { liveRegion } from '../../../stage/live-region.ts';
import { FileOpener } from '../../../stage/open-file.ts';
import type { Panel } from '../../../stage/panels.ts';
import type { Messages } from '../../../words/messages.ts';
import { mostWires, paired } from '../fields.ts';
import type { ShownNetwork } from '../shown.ts';
import { engine } from './core/engine.ts';
import { renderReading } from './text-reading.ts';
import { type Draw, fromZero, type Read, TextState, type Writer, wiresRead } from './text-state.ts';

/** The network that is written and read. */
type TextFigure = Pick<
  ShownNetwork,
  'traced' | 'run' | 'editor' | 'lifetime' | 'refusal' | 'requestUpdate'
>;

/** Shows the network as text, and draws a network from text. */
export class TextPanel implements Panel {
  readonly #figure: TextFigure;
  readonly #text: TextState;
  readonly #reading: LatestAnswer<NetworkReading>;
  readonly #files: FileOpener;

  constructor(figure: TextFigure) {
    this.#figure = figure;
    this.#reading = new LatestAnswer(figure);
    this.#text = new TextState(() => figure.requestUpdate());
    this.#files = new FileOpener(() => figure.requestUpdate());
  }

  drop(files: readonly File[]): void {
    this.#files.drop(files);
  }

  forget(): void {
    this.#text.outdate();
  }

  render(words: Messages): TemplateResult | typeof nothing {
    const figure = this.#figure;
    const { traced, run } = figure;
    if (!traced) return nothing;
    return renderTextPanel({
      words,
      state: this.#text,
      files: this.#files,
      run,
      wires: traced.wires,
      named: Math.max(-1, ...traced.comparators.flat()) + 1,
      reading: this.#read(),
      attempt: (text, first, wires) => this.#attempt(text, first, wires),
      save: (name, text) => save(name, new Blob([text], { type: 'text/plain' })),
    });
  }

  /** How the typed list is read; undefined until the core has read it, and if it cannot be read. */
  #read(): NetworkReading | undefined {
    const { draft: text, counts: first } = this.#text;
    if (text === undefined || text.trim() === '') return undefined;
    this.#reading.of(`${first} ${text}`, (asking) =>
      engine.read('NetworkText', listOf(text, first), asking, (read) => read.ask('reading')),
    );
    return this.#reading.answer;
  }

  /** Draws the typed list; returns how it was read, or why it cannot be drawn. */
  async #attempt(
    text: string,
    counts: 0 | 1 | undefined,
    wires: number | undefined,
  ): Promise<Read | CodedError> {
    const { editor, lifetime } = this.#figure;
    try {
      const asking = { signals: [lifetime] } as const;
      const config = listOf(text, counts);
      const [reading, flat] = await engine.read('NetworkText', config, asking, (read) =>
        Promise.all([read.ask('reading'), read.ask('comparators')]),
      );
      const { wires: named } = reading;
      const count = wires ?? named;
      if (count < named) return new CodedError('too-few-wires', { count, named });
      const comparators = [...flat];
      const values: number[] = [];
      const network = { wires: count, comparators };
      const sorted = { ...network, input: 'sorted' as const, values, seed: 0 };
      const refused = await this.#figure.refusal('Network', sorted);
      if (refused) return refused;
      const fed =
        count === this.#figure.traced?.wires ? {} : { input: 'random' as const, values: undefined };
      const net = paired(comparators);
      await editor.replace({
        wires: count,
        kind: 'typed',
        net,
        beside: 'none',
        cursor: undefined,
        ...fed,
      });
      return { size: net.length, wires: count, first: reading.first === 0 ? 0 : 1 };
    } catch (thrown) {
      return CodedError.from(thrown);
    }
  }
}

/** A list for the core; without a number of the top wire, the list decides. */
const listOf = (text: string, first: 0 | 1 | undefined) => ({
  text,
  ...(first !== undefined && { first }),
});

export interface TextView {
  readonly words: Messages;
  readonly state: TextState;
  readonly files: FileOpener;
  /** The run of the shown network; undefined until there is one. */
  readonly run: Writer | undefined;
  /** The number of its wires, and the number that its comparators need. */
  readonly wires: number;
  readonly named: number;
  /** How the typed list is read; undefined if it is not typed or cannot be read. */
  readonly reading: NetworkReading | undefined;
  /** Draws a typed network, on the given number of wires or on those that the list names. */
  readonly attempt: Draw;
  save(name: string, text: string): void;
}

const notations: readonly NetworkNotation[] = ['colons', 'pairs', 'json', 'knuth', 'record'];
const languages: readonly Language[] = ['c', 'rust', 'javascript', 'python'];
const suffixes: Readonly<Record<Language, string>> = {
  c: 'c',
  rust: 'rs',
  javascript: 'js',
  python: 'py',
};

/** The network as a list that can be copied or replaced, and as a program. */
export function renderTextPanel(panel: TextView): TemplateResult {
  const { words, state, run } = panel;
  const written = state.network(run);
  const code = state.code(run);
  return html`<section class="wide network-text"><h2>${words.text('text-title')}</h2>
      <div class="choices">${choices(panel)}</div>
      ${list(panel, written)}
    </section>
    <section class="wide program"><h2>${words.text('text-program')}</h2>
      <div class="languages" role="group" aria-label=${words.text('text-languages')}>${languages.map(
        (name) => html`<button aria-pressed=${name === state.language}
          @click=${() => state.choose({ language: name })}>${words.text(`text-language-${name}`)}</button>`,
      )}</div>
      <pre tabindex="0" aria-label=${words.text('text-program')}><code>${code ?? ''}</code></pre>
      ${hand(panel, 'code', code, `sort_${panel.wires}.${suffixes[state.language]}`)}
      <p class="about">${words.text('text-program-about')}</p>
    </section>`;
}

/** The choice of the notation and of the first wire's number. */
function choices({ words, state }: TextView): TemplateResult {
  return html`<label>${words.text('text-notation')} ${renderSelect(
    'notation',
    notations.map((name) => [name, words.text(`text-notation-${name}`)]),
    state.notation,
    (notation) => state.choose({ notation }),
  )}</label>
  ${renderChoice(words, {
    legend: 'text-first',
    name: 'first',
    choices: ['1', '0'] as const,
    chosen: fromZero(state.notation) ? '0' : `${state.first}`,
    off: (first) => first === '1' && fromZero(state.notation),
    label: (first) => `text-first-${first}`,
    choose: (first) => state.choose({ first: first === '0' ? 0 : 1 }),
    look: 'counting',
  })}`;
}

/** The list itself; a typed list stays until it is drawn or dropped. */
function list(panel: TextView, written: string | undefined): TemplateResult {
  const { words, state, named } = panel;
  const text = state.draft ?? written ?? '';
  // The list that the page writes does not name wires below the last comparator. A typed list has its own.
  const shown = state.draft === undefined && named < panel.wires ? String(panel.wires) : '';
  const typed = state.wires ?? shown;
  const wires = wiresRead(typed);
  const limits = { min: 0, max: mostWires };
  const draw = () => {
    if (wires !== 'wrong') void state.attempt(panel.attempt, text, wires);
  };
  const { refused } = state;
  const typing = (event: Event) => {
    const pastes = /Paste|Drop/.test((event as InputEvent).inputType);
    state.type((event.target as HTMLTextAreaElement).value, written ?? '', pastes || undefined);
  };
  return html`<textarea name="network" rows="6" cols="60" spellcheck="false" autocomplete="off" autocapitalize="off"
      aria-label=${words.text('text-list')} aria-describedby="about-network" aria-invalid=${refused ? 'true' : 'false'}
      aria-busy=${state.draft === undefined && written === undefined ? 'true' : 'false'}
      .value=${text} @input=${typing}></textarea>
    ${
      refused
        ? html`<p>${renderRefusal(words, refused, 'about-network')}</p>`
        : html`<p id="about-network" class="about">${liveRegion(state.read ? words.text('text-read', { ...state.read }) : nothing, { attempt: state.read })}
          ${words.text('text-about')}</p>`
    }
    ${panel.reading ? renderReading(words, panel.reading, (first) => state.turn(first)) : nothing}
    <span class="field"><label>${words.text('text-wires')}
      <input inputmode="numeric" autocomplete="off" name="network-wires" size="3" .value=${typed}
        aria-invalid=${wires === 'wrong' ? 'true' : 'false'} aria-describedby="about-network-wires"
        @input=${(event: Event) => state.typeWires((event.target as HTMLInputElement).value)} /></label>
      ${
        wires === 'wrong'
          ? renderWrong(state, words.text('text-wires-wrong', limits), 'about-network-wires')
          : html`<span id="about-network-wires" class="about">${words.text('text-wires-about', limits)}</span>`
      }</span>
    <p class="choices"><button class="primary" aria-disabled=${wires === 'wrong' || state.drawing ? 'true' : 'false'}
        @click=${draw}>${words.text('text-draw')}</button>
      ${state.draft === undefined ? nothing : html`<button @click=${() => state.forget()}>${words.text('text-forget')}</button>`}
      ${panel.files.render(words, { text, take: (typed) => state.type(typed, written ?? '', true) })}
      <button aria-disabled=${!state.canUndo} @click=${() => state.canUndo && state.undo()}>${words.text('panel-undo')}</button></p>
    ${hand(panel, 'network', text, `network_${panel.wires}.${['json', 'record'].includes(state.notation) ? 'json' : 'txt'}`)}`;
}

/** Buttons to copy the text or save it as a file. */
function hand(
  { words, state, save }: TextView,
  what: 'network' | 'code',
  text: string | undefined,
  file: string,
): TemplateResult {
  const none = text === undefined;
  const copied = state.copied?.what === what ? state.copied : undefined;
  return html`<p class="choices">
    <button class="primary" aria-disabled=${none} @click=${() => !none && void state.copy(what, text)}>${words.text(`text-copy-${what}`)}</button>
    <button class="primary" aria-disabled=${none} @click=${() => !none && save(file, text)}>${words.text('text-save', { file })}</button>
    <span>${liveRegion(copied ? words.text(copied.done ? 'text-copied' : 'text-not-copied') : nothing, { attempt: copied })}</span></p>`;
}
