import type { TemplateResult } from 'lit';
import { whileRunning } from '../engine/errors.ts';
import type { Messages } from '../words/messages.ts';
import { readingTime } from '../words/reading-time.ts';
import { plain, type Sentence } from '../words/sentence.ts';
import type { Overlay } from './picture.ts';
import type { Size } from './picture-view.ts';
import { still } from './preferences.ts';

/** What a demonstration has while it runs. */
export interface Showing {
  /** Ends it: the visitor has touched something, or the figure is gone. */
  readonly signal: AbortSignal;
  /** Ends it now. */
  end(): void;
  /** Waits, unless it ends before. */
  rest(ms: number): Promise<void>;
}

const OVER = 'demonstration-over';

/** How long a demonstration stays. */
export interface Lasting {
  /** Its last picture stays until the first touch. */
  readonly stays?: boolean;
  /** Whether a touch or a key leaves it as it is. */
  spares?(event: Event): boolean;
}

/** The figure in which something is demonstrated. */
export interface Demonstrating {
  readonly words: Messages | undefined;
  readonly lifetime: AbortSignal;
  readonly announcer: { say(text: string): void };
  readonly vocabulary: { more(...files: readonly string[]): Promise<void> };
}

/** These only change what other keys do, and one of them silences a screen reader. */
const modifiers = ['Control', 'Shift', 'Alt', 'AltGraph', 'Meta', 'CapsLock'];

/**
 * Shows something in place of the figure's own picture. The first touch or key ends it at once, so that it
 * acts on the figure as it was, and the end is announced. With reduced motion, and if it `stays`, what `play` shows last stays until then.
 */
export async function demonstration(
  figure: Demonstrating,
  over: () => void,
  play: (showing: Showing) => Promise<void>,
  { stays = false, spares = () => false }: Lasting = {},
): Promise<void> {
  const ended = new AbortController();
  const { signal } = ended;
  for (const sign of ['pointerdown', 'keydown'] as const) {
    const heard = (event: Event) =>
      modifiers.includes((event as KeyboardEvent).key) || spares(event) || ended.abort();
    addEventListener(sign, heard, { capture: true, signal });
  }
  const { lifetime } = figure;
  // Without these words the end is not announced.
  void figure.vocabulary.more('stage').catch(() => {});
  signal.addEventListener('abort', () => {
    over();
    const { words } = figure;
    if (!lifetime.aborted && words?.has(OVER)) figure.announcer.say(words.text(OVER));
  });
  lifetime.addEventListener('abort', () => ended.abort(), { signal });
  const rest = (ms: number) =>
    new Promise<void>((resolve) => {
      const go = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', go);
        resolve();
      };
      // After the end nothing waits, so that what was shown is freed.
      const timer = setTimeout(go, signal.aborted ? 0 : ms);
      signal.addEventListener('abort', go);
    });
  // The figure may end meanwhile, and with it what is shown.
  await whileRunning(play({ signal, rest, end: () => ended.abort() }));
  if (!still() && !stays) ended.abort();
}

/** A moment of a demonstration, in place of the figure's own picture. */
export interface Moment {
  picture(words: Messages, size: Size): TemplateResult;
  readonly caption: Sentence;
  /** What is said at this moment. */
  readonly said: Sentence;
}

/** What a demonstration shows, and how long. */
export interface Play extends Showing {
  /** Shows a moment. If it says something else, what was said before is read first. */
  show(moment: Moment): Promise<void>;
  /** Waits until what is said has been read. */
  read(): Promise<void>;
}

/** A figure whose picture gives way to that of a demonstration. */
export interface DemonstratingFigure extends Demonstrating {
  readonly timeline: { pause(): void };
  showOverlay(shown: Overlay | undefined): void;
}

/**
 * Asks the core for what a demonstration needs, and plays it in place of the figure's own picture, which does not change.
 * `open` gets the signal that ends the
 * demonstration, and what it began ends with it; if nothing can be opened, nothing is shown. `close` frees what was opened
 * at the end; with reduced motion the last picture stays until the first touch.
 */
export async function demonstrate<Opened>(
  figure: DemonstratingFigure,
  open: (lifetime: AbortSignal) => Promise<Opened | undefined>,
  play: (opened: Opened, showing: Play) => Promise<void>,
  close: (opened: Opened) => void = () => {},
  lasting: Lasting = {},
): Promise<void> {
  figure.timeline.pause();
  await demonstration(
    figure,
    () => figure.showOverlay(undefined),
    async (showing) => {
      const { signal, rest } = showing;
      // A touch ends it also while it is being opened.
      const opened = await open(signal);
      if (opened === undefined || signal.aborted) return;
      let [said, text, since] = ['', '', 0];
      const read = async (): Promise<void> => {
        const { words } = figure;
        if (!text || !words || still()) return;
        const needed = readingTime(text, words.language);
        await rest(Math.max(0, since + needed - performance.now()));
      };
      const show = async (moment: Moment): Promise<void> => {
        const { id } = moment.said;
        // A number that counts up is read when it has stopped.
        if (id !== said) await read();
        if (signal.aborted) return;
        const now = figure.words ? plain(figure.words, [moment.said]) : '';
        if (now !== text) since = performance.now();
        [said, text] = [id, now];
        const sentences = () => [moment.said];
        figure.showOverlay({
          panel: undefined,
          picture: (words, size) => moment.picture(words, size),
          caption: () => moment.caption,
          narration: sentences,
          description: sentences,
        });
      };
      await play(opened, { ...showing, show, read });
      if (!still()) close(opened);
    },
    lasting,
  );
}
