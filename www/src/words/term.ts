import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { tokens } from '../theme/tokens.ts';

/** A technical term. Touching it opens one sentence (`note`) that explains it. */
class Term extends LitElement {
  static override properties = { note: { attribute: false }, open: { state: true } };
  static override styles = [
    tokens,
    css`
      button {
        all: unset;
        cursor: help;
        /* WebKit reads only the line from the shorthand. */
        text-decoration: underline;
        text-decoration-style: dotted;
        text-underline-offset: 0.2em;
      }
      button:focus-visible {
        outline: 2px solid var(--focus);
      }
      .note {
        color: var(--soft);
      }
    `,
  ];
  declare note: string;
  declare open: boolean;

  constructor() {
    super();
    this.note = '';
    this.open = false;
  }

  protected override render(): TemplateResult {
    const toggle = (): void => {
      this.open = !this.open;
    };
    return html`<button aria-expanded=${this.open} @click=${toggle}><slot></slot></button>${
      this.open ? html`<span class="note" role="note"> (${this.note})</span>` : nothing
    }`;
  }
}

if (!customElements.get('appleyard-term')) customElements.define('appleyard-term', Term);
