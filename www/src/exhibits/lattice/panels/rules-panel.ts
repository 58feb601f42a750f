import { html, nothing, type TemplateResult } from 'lit';
import { CodedError } from '../../../engine/errors.ts';
import { renderChoice, renderText } from '../../../stage/inputs.ts';
import { withModifier } from '../../../stage/keys.ts';
import type { Panel } from '../../../stage/panels.ts';
import type { Messages } from '../../../words/messages.ts';
import { configOf } from '../config.ts';
import { printed } from '../naming.ts';
import {
  type Move,
  type Preset,
  presetOf,
  presets,
  type Rules,
  readMoves,
  rulesOf,
  writeMoves,
} from '../rules.ts';
import { latticeFields } from '../scene.ts';
import type { ShownLattice } from '../shown.ts';

/** The grid offers vectors of this length; longer ones must be typed. */
const REACH = 4;

/**
 * The panel that changes the rules, unless the core refuses the new ones: the games that have a name, the end rule, and the
 * editor, a grid of vectors and a line of text.
 */
export class RulesPanel implements Panel {
  readonly #figure: ShownLattice;
  /** What the editor shows while it differs from the rules that are played. */
  #draft: { text: string; error: CodedError | undefined; asked?: true } | undefined;

  constructor(figure: ShownLattice) {
    this.#figure = figure;
  }

  forget(): void {
    if (!this.#draft?.asked) this.#draft = undefined;
  }

  render(words: Messages): TemplateResult {
    const figure = this.#figure;
    const { rules } = figure;
    const known = presetOf(rules);
    return html`${renderChoice(
      words,
      {
        legend: 'rules-game',
        name: 'preset',
        choices: Object.keys(presets) as Preset[],
        chosen: known,
        label: (name) => `preset-${name}`,
        choose: (name) => void this.#attempt(rulesOf(name), presets[name].text),
      },
      known ? html`<span class="about">${words.text(`preset-${known}-about`)}</span>` : nothing,
    )}
    ${renderChoice(words, {
      legend: 'rules-end',
      name: 'end',
      choices: latticeFields.end.choices,
      chosen: rules.end,
      label: (end) => `end-${end}`,
      choose: (end) =>
        void this.#attempt({ ...figure.rules, end }, writeMoves(figure.rules.moves, ' ')),
    })}
    <fieldset class="editor"><legend>${words.text('rules-moves')}</legend>
      ${this.#grid(words)} ${this.#typed(words)}
    </fieldset>`;
  }

  /** The moves in the editor: those of the draft if it can be read, otherwise those of the rules. */
  get #shown(): readonly Move[] {
    const draft = this.#draft;
    const read = draft ? readMoves(draft.text) : undefined;
    return read && 'moves' in read ? read.moves : this.#figure.rules.moves;
  }

  #grid(words: Messages): TemplateResult {
    const moves = this.#shown;
    const span = Array.from({ length: 2 * REACH + 1 }, (_, i) => i - REACH);
    const cell = (dm: number, dn: number) => {
      if (dm === 0 && dn === 0) {
        return html`<span role="gridcell" class="here" aria-label=${words.text('editor-here')}>●</span>`;
      }
      const move = moves.find((one) => one.dm === dm && one.dn === dn);
      const state = move ? (move.ray ? 'ray' : 'step') : 'off';
      const toggle = () => {
        const next = toggled(this.#shown, dm, dn);
        void this.#attempt({ ...this.#figure.rules, moves: next }, writeMoves(next, ' '));
      };
      return html`<button role="gridcell" class=${state} tabindex=${dm === -1 && dn === 0 ? 0 : -1}
      aria-label=${words.text('editor-vector', { vector: printed(dm, dn), state })}
      @click=${toggle}>${{ off: '·', step: '○', ray: '✳' }[state]}</button>`;
    };
    return html`<div class="vectors" role="grid" aria-label=${words.text('editor-grid')} @keydown=${walk}>
    ${span.toReversed().map((dn) => html`<div role="row">${span.map((dm) => cell(dm, dn))}</div>`)}
  </div>
  <span class="about">${words.text('editor-how')}</span>`;
  }

  #typed(words: Messages): TemplateResult {
    const { rules } = this.#figure;
    return renderText(words, {
      name: 'moves',
      label: 'editor-text',
      size: 28,
      value: writeMoves(rules.moves, ' '),
      refused: this.#draft,
      about: words.text('editor-text-about'),
      take: (typed) => {
        const text = typed.replaceAll('−', '-');
        const read = readMoves(text);
        if ('moves' in read)
          return void this.#attempt({ ...this.#figure.rules, moves: read.moves }, text);
        this.#draft = { text, error: new CodedError('not-a-vector', { wrong: read.wrong }) };
        this.#figure.requestUpdate();
      },
    });
  }

  async #attempt(rules: Rules, text: string): Promise<void> {
    const figure = this.#figure;
    const scene = { ...figure.currentScene(), ...rules };
    // The draft counts at once, so that the next click changes it and not the rules before it.
    const draft = { text, error: this.#draft?.error, asked: true } as const;
    this.#draft = draft;
    figure.requestUpdate();
    const error = await figure.refusal('LatticePlan', configOf(scene));
    if (this.#draft !== draft) return;
    this.#draft = error && { text, error };
    if (error) figure.requestUpdate();
    else {
      await figure.change({
        ...rules,
        path: undefined,
        cursor: undefined,
        ask: undefined,
        opponent: latticeFields.opponent.default,
      });
    }
  }
}

/** The moves after a click on a vector, which goes from off to step, to ray, and back to off. */
function toggled(moves: readonly Move[], dm: number, dn: number): Move[] {
  const at = moves.findIndex((move) => move.dm === dm && move.dn === dn);
  const old = moves[at];
  if (!old) return [...moves, { dm, dn, ray: false }];
  return old.ray ? moves.filter((_, i) => i !== at) : moves.with(at, { ...old, ray: true });
}

/** Arrow keys go from vector to vector; the grid is one tab stop. */
function walk(event: KeyboardEvent): void {
  const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -9, ArrowDown: 9 }[event.key];
  if (by === undefined || withModifier(event) || !(event.currentTarget instanceof Element)) return;
  event.preventDefault();
  const cells = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="gridcell"]')];
  const from = cells.indexOf(event.target as HTMLElement);
  const column = (from % 9) + (Math.abs(by) === 1 ? by : 0);
  if (column < 0 || column > 8) return;
  // The token is in the middle, and the keyboard skips it.
  const next = from + by === 40 ? from + 2 * by : from + by;
  const to = cells[next];
  if (!to) return;
  for (const one of cells) if (one.tabIndex === 0) one.tabIndex = -1;
  to.tabIndex = 0;
  to.focus();
}
