import type { Kept } from '../stage/guest.ts';
import { still } from '../stage/preferences.ts';
import { PageStyles } from './page-styles.ts';
import { startOf } from './start.ts';

/** Attributes whose values may be wrong, and those that are wrong unless they reserve a room. */
const [DOUBTFUL, SIZES] = [
  ['theme', 'controls', 'font', 'start'],
  ['width', 'height'],
];

/** How long a looping figure rests at its end, in ms. */
const REST_MS = 2000;

/**
 * A figure in a page that is not part of this site. It follows its attributes `start`, `autoplay` and
 * `loop`.
 */
export class EmbeddedFigure {
  /** Resolves once the figure is nearly visible. */
  readonly near: Promise<void>;
  inView = false;
  readonly styles: PageStyles;

  readonly #figure: Kept;
  #come: () => void = () => {};
  /** Its picture is drawn. */
  #shown = false;
  #started = false;
  #autoplayed = false;
  /** It was playing when it left the viewport, and goes on when it is back. */
  #resumes = false;

  constructor(figure: Kept) {
    this.#figure = figure;
    this.styles = new PageStyles(figure);
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

  /** The step of the attribute `start`. It counts only once; later scenes begin at their own cursor. */
  takeStart(): number | undefined {
    if (this.#started) return undefined;
    this.#started = true;
    return this.#start;
  }

  /** Shows beside the figure which of its attributes could not be understood. */
  async remark(): Promise<void> {
    const figure = this.#figure;
    const { reserved } = this.styles;
    const names = reserved ? DOUBTFUL : [...DOUBTFUL, ...SIZES];
    if (!names.some((name) => figure.hasAttribute(name))) return;
    const { remarksOn } = await import('./attributes.ts');
    const remarks = remarksOn(figure, reserved);
    if (remarks.length > 0) await figure.remark(remarks, ['embed']);
  }

  /** The colour of its ink, which shows whether its page has changed from light to dark. */
  get colour(): string {
    return getComputedStyle(this.#figure).color;
  }

  /** Plays if the author wants that and the figure is visible; rests otherwise. */
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

  /** At the end: begins again after a rest, unless the reader has moved the cursor meanwhile. */
  #finish(): void {
    const figure = this.#figure;
    // Only a figure that has played to its end repeats, not one that was moved there by hand.
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
