import { encode, type SceneSpec } from '../share/codec.ts';
import type { Language } from '../words/language.ts';
import type { Messages } from '../words/messages.ts';
import type { Sentence } from '../words/sentence.ts';
import { type FigureHost, nowhere } from './figure-host.ts';
import type { Picture } from './picture.ts';
import type { Size } from './picture-view.ts';

/** A figure that can be opened from a link. */
interface Openable {
  size: Size;
  readonly vocabulary: { speak(): Promise<void> };
  openLink(text: string): void;
}

/** A figure that nobody sees. */
interface Unseen extends Openable {
  readonly words: Messages | undefined;
  readonly panels: { aside(words: Messages): unknown };
  readonly seen: Picture;
  readonly loaded: boolean;
  readonly timeline: { readonly cursor: number };
  /** The step that the narration is about. */
  readonly narrated: number;
  questions(words: Messages): unknown;
  /** Resolves once its questions are known. */
  readonly opening: Promise<unknown> | undefined;
  release(): void;
}

/** The lesson of a figure. */
interface Taught extends Seen {
  readonly moments: readonly unknown[];
}

/** A figure beside which another one can be opened. */
export interface Seen {
  readonly spec: SceneSpec<unknown>;
  readonly size: Size;
  language(): Language;
  another(host: FigureHost): Unseen;
}

/**
 * Fetches what the moments of a lesson need, so that they open without a network: each is opened once where nobody sees
 * it, and drawn. They come one after the other, because the shown moment has the solver too.
 */
export async function fetchAhead(lesson: Taught): Promise<void> {
  for (const moment of lesson.moments) {
    const figure = await openUnseen(lesson, moment);
    await figure.opening;
    const { words, seen, size } = figure;
    if (words && figure.loaded) {
      seen.picture(words, size);
      seen.narration();
      seen.description();
      figure.panels.aside(words);
      figure.questions(words);
    }
    figure.release();
  }
}

/** Opens a moment of the same exhibit where nobody sees it. It is to be released. */
export function openUnseen(beside: Seen, moment: unknown): Promise<Unseen> {
  const link = encode(beside.spec, { scenes: [moment], place: 1 });
  return openAlone((host) => beside.another(host), {
    language: beside.language(),
    size: beside.size,
    link,
  });
}

/** How often a figure that nobody sees is looked at until it says its moment, and how long one look waits, in ms. */
const [LOOKS, BEAT] = [100, 50];

/** What a figure says of a moment, which is opened for that where nobody sees it. */
export async function saidUnseen(beside: Seen, moment: unknown): Promise<readonly Sentence[]> {
  const figure = await openUnseen(beside, moment);
  for (let looks = 0; figure.narrated !== figure.timeline.cursor && looks < LOOKS; looks += 1)
    await new Promise((resolve) => setTimeout(resolve, BEAT));
  const said = figure.seen.narration();
  figure.release();
  return said;
}

/** Opens the figure of a link where nobody sees it. It is to be released. */
export async function openAlone<Opened extends Openable>(
  make: (host: FigureHost) => Opened,
  {
    language,
    size,
    link,
  }: { readonly language: Language; readonly size: Size; readonly link: string },
): Promise<Opened> {
  let settle = (): void => {};
  const settled = new Promise<void>((resolve) => {
    settle = resolve;
  });
  const send = (event: Event): void => {
    if (event.type === 'appleyard-settled') settle();
  };
  const figure = make({ ...nowhere(language), send });
  figure.size = size;
  await figure.vocabulary.speak();
  figure.openLink(link);
  await settled;
  return figure;
}
