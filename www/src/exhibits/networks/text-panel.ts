import { html, nothing, type TemplateResult } from 'lit';
import type { Language, Notation } from '../../../pkg/networks.js';
import type { Messages } from '../../words/messages.ts';
import { mostWires } from './fields.ts';
import { type Refused, type TextState, type Writer, wiresRead } from './text-state.ts';

export interface TextPanel {
  readonly words: Messages;
  readonly state: TextState;
  /** The run of the network that is shown; undefined while there is none. */
  readonly run: Writer | undefined;
  /** Its wires, and as many as its comparators need. */
  readonly wires: number;
  readonly named: number;
  /**
   * Draws a network that was typed, of so many wires or as many as it names; answers why it could
   * not be drawn.
   */
  attempt(text: string, first: 0 | 1, wires: number | undefined): Promise<Refused | undefined>;
  save(name: string, text: string): void;
}

const notations: readonly Notation[] = ['colons', 'pairs', 'json'];
const languages: readonly Language[] = ['c', 'rust', 'javascript', 'python'];
const suffixes: Readonly<Record<Language, string>> = {
  c: 'c',
  rust: 'rs',
  javascript: 'js',
  python: 'py',
};

/** The network as a list to be copied or replaced by another, and as a program. */
export function renderTextPanel(panel: TextPanel): TemplateResult {
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

/** How it is written, and how its wires are counted. */
function choices({ words, state }: TextPanel): TemplateResult {
  return html`<label>${words.text('text-notation')} <select name="notation" @change=${(
    event: Event,
  ) => {
    const chosen = (event.target as HTMLSelectElement).value;
    const notation = notations.find((name) => name === chosen);
    if (notation) state.choose({ notation });
  }}>${notations.map(
    (name) =>
      html`<option value=${name} ?selected=${name === state.notation}>${words.text(`text-notation-${name}`)}</option>`,
  )}</select></label>
  <fieldset class="counting"><legend>${words.text('text-first')}</legend>
    ${([1, 0] as const).map(
      (first) => html`<label class="check"><input type="radio" name="first" value=${first}
        .checked=${state.first === first} @change=${() => state.choose({ first })} />
        ${words.text(`text-first-${first}`)}</label>`,
    )}</fieldset>`;
}

/** The list itself; what was typed stays until it is drawn or put away. */
function list(panel: TextPanel, written: string | undefined): TemplateResult {
  const { words, state, named } = panel;
  const text = state.draft ?? written ?? '';
  // Wires beneath the last comparator are not in the list.
  const typed = state.wires ?? (named < panel.wires ? String(panel.wires) : '');
  const wires = wiresRead(typed);
  const limits = { min: 0, max: mostWires };
  const draw = () => {
    if (wires !== 'wrong') void state.attempt(panel.attempt, text, wires);
  };
  const { refused } = state;
  const typing = ({ target }: Event) =>
    state.type((target as HTMLTextAreaElement).value, written ?? '');
  return html`<textarea name="network" rows="6" cols="60" spellcheck="false" autocomplete="off" autocapitalize="off"
      aria-label=${words.text('text-list')} aria-describedby="about-network" aria-invalid=${refused ? 'true' : 'false'}
      .value=${text} @input=${typing}></textarea>
    ${
      refused
        ? html`<p id="about-network" class="wrong" role="alert">${words.text(`error-${refused.code}`, refused.params)}</p>`
        : html`<p id="about-network" class="about">${words.text(`text-about-${state.first}`)}</p>`
    }
    <span class="field"><label>${words.text('text-wires')}
      <input inputmode="numeric" autocomplete="off" name="network-wires" size="3" .value=${typed}
        aria-invalid=${wires === 'wrong' ? 'true' : 'false'} aria-describedby="about-network-wires"
        @input=${(event: Event) => state.typeWires((event.target as HTMLInputElement).value)} /></label>
      ${
        wires === 'wrong'
          ? html`<span id="about-network-wires" class="wrong" role="alert">${words.text('text-wires-wrong', limits)}</span>`
          : html`<span id="about-network-wires" class="about">${words.text('text-wires-about', limits)}</span>`
      }</span>
    <p class="choices"><button class="primary" aria-disabled=${wires === 'wrong' || state.drawing ? 'true' : 'false'}
        @click=${draw}>${words.text('text-draw')}</button>
      ${state.draft === undefined ? nothing : html`<button @click=${() => state.forget()}>${words.text('text-forget')}</button>`}</p>
    ${hand(panel, 'network', text, `network_${panel.wires}.${state.notation === 'json' ? 'json' : 'txt'}`)}`;
}

/** To take it away: copied, or as a file. */
function hand(
  { words, state, save }: TextPanel,
  what: 'network' | 'code',
  text: string | undefined,
  file: string,
): TemplateResult {
  const none = text === undefined;
  const copied = state.copied?.what === what ? state.copied : undefined;
  return html`<p class="choices">
    <button class="primary" aria-disabled=${none} @click=${() => !none && void state.copy(what, text)}>${words.text(`text-copy-${what}`)}</button>
    <button class="primary" aria-disabled=${none} @click=${() => !none && save(file, text)}>${words.text('text-save', { file })}</button>
    <span role="status">${copied ? words.text(copied.done ? 'text-copied' : 'text-not-copied') : nothing}</span></p>`;
}
