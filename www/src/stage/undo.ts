import { html, type TemplateResult } from 'lit';
import type { Messages } from '../words/messages.ts';
import { History } from './history.ts';

/** Whether two moments say the same. */
export function same(one: unknown, other: unknown): boolean {
  const text = (moment: unknown) =>
    JSON.stringify(moment, (_, value) => (typeof value === 'bigint' ? `${value}n` : value));
  return text(one) === text(other);
}

/** Brings back what somebody has replaced in a panel: a list, a game, a code. */
export class Undo<Moment> {
  readonly #history = new History<Moment>();
  readonly #now: () => Moment;
  readonly #show: (moment: Moment) => void;

  /** `now` is the moment that is shown, and `show` shows an earlier one. */
  constructor(now: () => Moment, show: (moment: Moment) => void) {
    this.#now = now;
    this.#show = show;
  }

  /** Makes a change that can be undone, unless it changes nothing, or is refused. */
  async around(change: () => Promise<unknown>): Promise<void> {
    const before = this.#now();
    await change();
    if (!same(this.#now(), before)) this.#history.keep(before);
  }

  render(words: Messages): TemplateResult {
    const undo = () => {
      const before = this.#history.undo(this.#now());
      if (before !== undefined) this.#show(before);
    };
    return html`<button aria-disabled=${!this.#history.canUndo} @click=${undo}>${words.text('panel-undo')}</button>`;
  }
}
