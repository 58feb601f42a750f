import { css, html, LitElement, nothing, svg, type TemplateResult } from 'lit';
import { followPreferences } from '../../../page/document.ts';
import { liveRegion } from '../../../stage/live-region.ts';
import { controls, tokens } from '../../../theme/tokens.ts';
import type { Messages } from '../../../words/messages.ts';

/** A small figure that can be used within the prose of the page. */
abstract class SmallFigure extends LitElement {
  static override styles = [
    tokens,
    controls,
    css`
      figure {
        margin: 0 0 1rem;
        display: flex;
        flex-wrap: wrap;
        gap: 0.5rem 1rem;
        align-items: center;
        font: 0.875rem var(--sans);
      }
      svg {
        stroke: var(--ink);
        fill: none;
        stroke-width: 1.5;
      }
      .on {
        fill: var(--highlight);
      }
      td,
      th {
        padding: 0 0.7rem 0 0;
        font: 0.875rem var(--mono);
        text-align: start;
      }
      .changed {
        font-weight: 700;
        text-decoration: underline;
      }
    `,
  ];
  protected words: Messages | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    followPreferences(['common', 'nim', 'nim-page'], (words) => {
      this.words = words;
      this.requestUpdate();
    });
  }
}

/** `<appleyard-lamp>`: two switches and a lamp, which is on if exactly one of them is. */
class Lamp extends SmallFigure {
  #switches = [false, false];
  /** A screen reader hears the state only after the visitor has turned a switch. */
  #turned = false;

  protected override render(): TemplateResult {
    const { words } = this;
    if (!words) return html``;
    const [first = false, second = false] = this.#switches;
    const on = first !== second;
    const lit = on ? 'yes' : 'no';
    const state = words.text('lamp-state', {
      on: lit,
      first: first ? 1 : 0,
      second: second ? 1 : 0,
    });
    const turn = (which: number) => () => {
      this.#switches = this.#switches.with(which, !this.#switches[which]);
      this.#turned = true;
      this.requestUpdate();
    };
    return html`<figure aria-label=${words.text('lamp-label')}>
      <svg width="44" height="52" viewBox="0 0 44 52" aria-hidden="true">
        ${svg`<circle class=${on ? 'on' : ''} cx="22" cy="20" r="14"></circle><path d="M16 36h12M17 41h10M18 33v-5l4-6 4 6v5"></path>`}
      </svg>
      ${[first, second].map(
        (closed, which) => html`<button class="primary" role="switch" aria-checked=${closed}
          @click=${turn(which)}>${words.text('lamp-switch', { which: which + 1 })}: ${closed ? 1 : 0}</button>`,
      )}
      <span>${liveRegion(this.#turned ? state : nothing)}${this.#turned ? nothing : state}</span>
    </figure>`;
  }
}

/** Two values, and what they are after each of three exclusive ors. */
const [A, B] = [0b011, 0b101];
const swap = [
  [A, B],
  [A ^ B, B],
  [A ^ B, A],
  [B, A],
] as const;

/** `<appleyard-swap>`: three exclusive ors swap two values. */
class Swap extends SmallFigure {
  #step = 0;

  protected override render(): TemplateResult {
    const { words } = this;
    if (!words) return html``;
    const bits = (value: number) => value.toString(2).padStart(3, '0');
    const next = (): void => {
      this.#step = (this.#step + 1) % swap.length;
      this.requestUpdate();
    };
    const last = this.#step === swap.length - 1;
    return html`<figure aria-label=${words.text('swap-label')}>
      <table><tbody>${swap.slice(0, this.#step + 1).map(
        (
          [a, b],
          step,
        ) => html`<tr><td class=${step === 1 || step === 3 ? 'changed' : ''}>a = ${bits(a)}</td>
        <td class=${step === 2 ? 'changed' : ''}>b = ${bits(b)}</td><td>${words.text('swap-step', { step })}</td></tr>`,
      )}</tbody></table>
      <button class="primary" @click=${next}>${words.text(last ? 'swap-again' : 'swap-next')}</button>
    </figure>`;
  }
}

customElements.define('appleyard-lamp', Lamp);
customElements.define('appleyard-swap', Swap);
