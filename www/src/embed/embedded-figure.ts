import { flag, whole, wishesOf } from '../stage/element-properties.ts';
import type { Kept } from '../stage/guest.ts';
import { still } from '../stage/preferences.ts';
import { PageStyles } from './page-styles.ts';
import { hushUnfetched } from './unfetched.ts';

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
  /** Its words could not be fetched, so nothing is drawn before they come. */
  wordless = false;
  /** Its picture is drawn. */
  #shown = false;
  #arrived = false;
  #started = false;
  #autoplayed = false;
  /** It plays because its author wants that, and no reader has done anything yet. */
  #alone = false;
  /** It was playing when it left the viewport, and goes on when it is back. */
  #resumes = false;

  constructor(figure: Kept) {
    this.#figure = figure;
    this.styles = new PageStyles(figure);
    this.near = new Promise((resolve) => {
      this.#come = resolve;
    });
    figure.addEventListener('step', () => {
      if (!this.#arrived) void this.#arrive();
      this.#shown = true;
      // Nobody has asked for the steps of a figure that plays by itself, so they are not spoken over the page around.
      if (this.#alone) this.#quiet(true);
      this.#fulfil();
      this.settle();
    });
    figure.addEventListener('appleyard-settled', () => {
      const { error } = figure;
      if (error instanceof Error && !this.#shown) wishesOf(figure).fail(error);
    });
    for (const act of ['pointerdown', 'keydown'])
      figure.addEventListener(act, () => this.#acted(), { capture: true });
    figure.addEventListener('finish', () => this.#finish());
  }

  /** A reader who does something hears what the figure says from then on. */
  #acted(): void {
    if (this.#alone) this.#quiet(false);
    this.#alone = false;
  }

  #quiet(quiet: boolean): void {
    const { announcer } = this.#figure.figure ?? {};
    if (announcer) announcer.quiet = quiet;
  }

  comeNear(): void {
    this.#come();
  }

  /**
   * The step that the page has set for the scene that opens now, or that of the attribute `start`. The
   * attribute counts only once; later scenes begin at their own cursor.
   */
  takeStart(): number | undefined {
    const wishes = wishesOf(this.#figure);
    const { step = this.#started ? undefined : this.#start } = wishes;
    delete wishes.step;
    this.#started = true;
    return step;
  }

  /** The first step has come. As soon as it is drawn, the page may go on. */
  async #arrive(): Promise<void> {
    const figure = this.#figure;
    if (this.wordless && figure.figure?.words === undefined) return;
    this.#arrived = true;
    hushUnfetched(figure);
    void this.remark();
    // It measures itself while it is drawn for the first time, and is then drawn again.
    while (!(await figure.updateComplete));
    wishesOf(figure).arrive();
    figure.dispatchEvent(new CustomEvent('ready', { bubbles: true, composed: true }));
  }

  /** The page has said whether the figure plays before it could. */
  #fulfil(): void {
    const wishes = wishesOf(this.#figure);
    if (wishes.playing === undefined) return;
    this.#autoplayed = true;
    this.#alone = false;
    this.#resumes = wishes.playing;
    delete wishes.playing;
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
      if (figure.playing) figure.playing = false;
      return;
    }
    const wanted = flag(figure, 'autoplay') && !this.#autoplayed && !still();
    if (!wanted && !this.#resumes) return;
    this.#autoplayed = true;
    this.#alone ||= wanted;
    this.#resumes = false;
    figure.playing = true;
  }

  /** At the end: begins again after a rest, unless the reader has moved the cursor meanwhile. */
  #finish(): void {
    const figure = this.#figure;
    // Only a figure that has played to its end repeats, not one that was moved there by hand.
    if (!flag(figure, 'loop') || !figure.playing) return;
    setTimeout(() => {
      if (figure.playing || figure.step !== figure.lastStep) return;
      figure.step = this.#start ?? 0;
      this.#resumes = true;
      this.settle();
    }, REST_MS);
  }

  get #start(): number | undefined {
    return whole(this.#figure, 'start');
  }
}
