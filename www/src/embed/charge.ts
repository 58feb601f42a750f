import type { Kept } from '../stage/guest.ts';
import { still } from '../stage/preferences.ts';
import { startOf } from './start.ts';

/** How long a figure that begins again rests at its end, in ms. */
const REST_MS = 2000;

/** A figure in the keeper's care. It follows its attributes `start`, `autoplay` and `loop`. */
export class Charge {
  /** Resolves once the figure is near to being seen. */
  readonly near: Promise<void>;
  inView = false;

  readonly #figure: Kept;
  #come: () => void = () => {};
  /** Its picture stands. */
  #shown = false;
  #started = false;
  #autoplayed = false;
  /** It was playing when it went out of sight, and goes on when it is back. */
  #resumes = false;

  constructor(figure: Kept) {
    this.#figure = figure;
    this.near = new Promise((resolve) => {
      this.#come = resolve;
    });
    figure.addEventListener('step', () => {
      if (!this.#shown) void this.remark();
      this.#shown = true;
      this.settle();
    });
    figure.addEventListener('finish', () => this.#finish());
  }

  comeNear(): void {
    this.#come();
  }

  /** The step of the attribute `start`, once: later scenes begin where they say themselves. */
  takeStart(): number | undefined {
    if (this.#started) return undefined;
    this.#started = true;
    return this.#start;
  }

  /** Says beside the figure which of its attributes were not understood. */
  async remark(): Promise<void> {
    const figure = this.#figure;
    if (!['theme', 'controls', 'start'].some((name) => figure.hasAttribute(name))) return;
    const { remarksOn } = await import('./attributes.ts');
    const remarks = remarksOn(figure);
    if (remarks.length > 0) await figure.remark(remarks, ['embed']);
  }

  /** The colour of its ink, for whether its page has changed from light to dark. */
  get colour(): string {
    return getComputedStyle(this.#figure).color;
  }

  /** Plays where that is wanted and seen, and rests elsewhere. */
  settle(): void {
    const figure = this.#figure;
    if (!this.#shown) return;
    const seen = this.inView && !document.hidden;
    if (!seen) {
      this.#resumes ||= figure.playing;
      figure.playing = false;
      return;
    }
    const wanted = figure.hasAttribute('autoplay') && !this.#autoplayed && !still();
    if (!wanted && !this.#resumes) return;
    this.#autoplayed = true;
    this.#resumes = false;
    figure.playing = true;
  }

  /** At the end: begins again after a rest, unless the reader has gone elsewhere meanwhile. */
  #finish(): void {
    const figure = this.#figure;
    // Only what has played to its end, not what was put there by hand.
    if (!figure.hasAttribute('loop') || !figure.playing) return;
    setTimeout(() => {
      if (figure.playing || figure.step !== figure.lastStep) return;
      figure.step = this.#start ?? 0;
      this.#resumes = true;
      this.settle();
    }, REST_MS);
  }

  get #start(): number | undefined {
    return startOf(this.#figure);
  }
}
