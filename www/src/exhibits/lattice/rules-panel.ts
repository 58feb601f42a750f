import { html, nothing, type TemplateResult } from 'lit';
import type { CodedError } from '../../engine/errors.ts';
import type { Messages } from '../../words/messages.ts';
import { printed } from './naming.ts';
import {
  type Move,
  type Preset,
  presetOf,
  presets,
  type Rules,
  readMoves,
  rulesOf,
  writeMoves,
} from './rules.ts';

/** Vectors that the grid offers reach this far; longer ones are typed. */
const REACH = 4;

/** What is asked when something is pressed is what stands there then, drawn or not. */
export interface RulesPanel {
  readonly words: Messages;
  readonly rules: Rules;
  /** What has been typed or clicked and was refused, with the reason; else undefined. */
  readonly draft: { readonly text: string; readonly error: CodedError | undefined } | undefined;
  /** Tries rules; the old ones stay if they are refused. */
  attempt(rules: Rules, text: string): void;
  /** Keeps a text that means no moves. */
  refuse(text: string, wrong: string): void;
}

/** The games that have a name, the end rule, and an editor: a grid of vectors and a line of text. */
export function renderRulesPanel(panel: RulesPanel): TemplateResult {
  const { words, rules } = panel;
  const known = presetOf(rules);
  const choose = (name: Preset) => () => panel.attempt(rulesOf(name), presets[name].text);
  return html`<fieldset><legend>${words.text('rules-game')}</legend>
      ${(Object.keys(presets) as Preset[]).map(
        (name) => html`<label class="check"><input type="radio" name="preset" value=${name}
          .checked=${known === name} @change=${choose(name)} />
          ${words.text(`preset-${name}`)}</label>`,
      )}
      ${known ? html`<span class="about">${words.text(`preset-${known}-about`)}</span>` : nothing}
    </fieldset>
    <fieldset><legend>${words.text('rules-end')}</legend>
      ${(['normal', 'misere'] as const).map(
        (end) => html`<label class="check"><input type="radio" name="end" value=${end}
          .checked=${rules.end === end}
          @change=${() => panel.attempt({ ...panel.rules, end }, writeMoves(panel.rules.moves, ' '))} />
          ${words.text(`end-${end}`)}</label>`,
      )}
    </fieldset>
    <fieldset class="editor"><legend>${words.text('rules-moves')}</legend>
      ${grid(panel)} ${typed(panel)}
    </fieldset>`;
}

/** What stands in the editor: a refused draft as far as it can be read, else the rules. */
function shown({ rules, draft }: RulesPanel): readonly Move[] {
  const read = draft ? readMoves(draft.text) : undefined;
  return read && 'moves' in read ? read.moves : rules.moves;
}

/** A vector is off, then a step, then a ray, then off again. */
function turned(moves: readonly Move[], dm: number, dn: number): Move[] {
  const at = moves.findIndex((move) => move.dm === dm && move.dn === dn);
  const old = moves[at];
  if (!old) return [...moves, { dm, dn, ray: false }];
  return old.ray ? moves.filter((_, i) => i !== at) : moves.with(at, { ...old, ray: true });
}

function grid(panel: RulesPanel): TemplateResult {
  const { words } = panel;
  const moves = shown(panel);
  const span = Array.from({ length: 2 * REACH + 1 }, (_, i) => i - REACH);
  const cell = (dm: number, dn: number) => {
    if (dm === 0 && dn === 0) {
      return html`<span role="gridcell" class="here" aria-label=${words.text('editor-here')}>●</span>`;
    }
    const move = moves.find((one) => one.dm === dm && one.dn === dn);
    const state = move ? (move.ray ? 'ray' : 'step') : 'off';
    const turn = () => {
      const next = turned(shown(panel), dm, dn);
      panel.attempt({ ...panel.rules, moves: next }, writeMoves(next, ' '));
    };
    return html`<button role="gridcell" class=${state} tabindex=${dm === -1 && dn === 0 ? 0 : -1}
      aria-label=${words.text('editor-vector', { vector: printed(dm, dn), state })}
      @click=${turn}>${{ off: '·', step: '○', ray: '✳' }[state]}</button>`;
  };
  return html`<div class="vectors" role="grid" aria-label=${words.text('editor-grid')} @keydown=${walk}>
    ${span.toReversed().map((dn) => html`<div role="row">${span.map((dm) => cell(dm, dn))}</div>`)}
  </div>
  <span class="about">${words.text('editor-how')}</span>`;
}

/** Arrow keys go from vector to vector; the grid is one tab stop. */
function walk(event: KeyboardEvent): void {
  const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -9, ArrowDown: 9 }[event.key];
  if (by === undefined || !(event.currentTarget instanceof Element)) return;
  event.preventDefault();
  event.stopPropagation();
  const cells = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="gridcell"]')];
  const from = cells.indexOf(event.target as HTMLElement);
  const column = (from % 9) + (Math.abs(by) === 1 ? by : 0);
  if (column < 0 || column > 8) return;
  // The middle is where the token stands: it is stepped over.
  const next = from + by === 40 ? from + 2 * by : from + by;
  const to = cells[next];
  if (!to) return;
  for (const one of cells) if (one.tabIndex === 0) one.tabIndex = -1;
  to.tabIndex = 0;
  to.focus();
}

function typed(panel: RulesPanel): TemplateResult {
  const { words, rules, draft } = panel;
  const take = (event: Event) => {
    const text = (event.target as HTMLInputElement).value.replaceAll('−', '-');
    const read = readMoves(text);
    if ('wrong' in read) panel.refuse(text, read.wrong);
    else panel.attempt({ ...panel.rules, moves: read.moves }, text);
  };
  return html`<span class="field wide"><label><span>${words.text('editor-text')}</span>
      <input name="moves" autocomplete="off" spellcheck="false" size="28"
        .value=${draft?.text ?? writeMoves(rules.moves, ' ')}
        aria-invalid=${draft?.error ? 'true' : 'false'} aria-describedby="about-moves"
        @change=${take} /></label>
    ${
      draft?.error
        ? html`<span id="about-moves" class="wrong" role="alert">${words.text(`error-${draft.error.code}`, draft.error.params)}</span>`
        : html`<span id="about-moves" class="about">${words.text('editor-text-about')}</span>`
    }</span>`;
}
