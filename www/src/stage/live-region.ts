import { html, nothing, type TemplateResult } from 'lit';
import { AsyncDirective } from 'lit/async-directive.js';
import { directive, type Part } from 'lit/directive.js';
import { keyed } from 'lit/directives/keyed.js';

/** Screen readers notice a region once it has been in the document for this time, in ms. */
const KNOWN_MS = 100;

/** How something is spoken. */
export interface Speaking {
  /** An `alert` interrupts the reader; a `status`, the default, waits for its end. */
  readonly role?: 'status' | 'alert';
  /** Whether the words are paragraphs or lists. */
  readonly block?: boolean;
  /** A new value makes the reader speak the same words again. */
  readonly attempt?: unknown;
}

/**
 * Screen readers speak what changes in a region that they know, and not what a new region contains. So the
 * first words of a new region stand after it, and move into it once the screen readers know it.
 *
 *     <span role="status"></span>It fails.   ──100 ms──>   <span role="status">It fails.</span>
 */
class LiveRegion extends AsyncDirective {
  #known = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #drawn: Parameters<LiveRegion['render']> = [nothing];

  render(said: unknown, speaking: Speaking = {}): TemplateResult {
    const { role = 'status', block = false, attempt } = speaking;
    const [inside, after] = this.#known ? [keyed(attempt, said), nothing] : [nothing, said];
    return block
      ? html`<div role=${role}>${inside}</div>${after}`
      : html`<span role=${role}>${inside}</span>${after}`;
  }

  override update(_part: Part, drawn: Parameters<LiveRegion['render']>): TemplateResult {
    this.#drawn = drawn;
    if (this.isConnected) this.reconnected();
    return this.render(...drawn);
  }

  protected override disconnected(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  protected override reconnected(): void {
    if (this.#known) return;
    this.#timer ??= setTimeout(() => {
      this.#known = true;
      this.setValue(this.render(...this.#drawn));
    }, KNOWN_MS);
  }
}

/** Words that a screen reader speaks when they are new. Draw the region also without words, with `nothing`. */
export const liveRegion = directive(LiveRegion);
