/** What a test needs from a browser of any engine. */

/** How long a test waits for anything in a page, in ms. */
export const PATIENCE_MS = 10_000;

/** Every element that matches a selector, in the document and in every open shadow root. */
export type Find = (selector: string) => Element[];

/** Values that can be passed to a page and back. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json };

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A key, by its name in `KeyboardEvent.key`, such as `a`, `,` or `ArrowLeft`. */
export type Key = string;

export interface Browser {
  readonly version: string;
  /** Opens an address. The page before is left first, so that nothing of it stays. */
  open(address: string): Promise<void>;
  /** Directs the following calls to the frame that matches the selector or, without one, to the page itself. */
  enter(frame?: string): Promise<void>;
  /** Runs a function in the page. It knows only its arguments, the first of which finds elements. */
  ask<Given extends readonly Json[], Answer>(
    question: (find: Find, ...given: Given) => Answer,
    ...given: Given
  ): Promise<Awaited<Answer>>;
  /** Clicks at a place, in px from the upper left corner of the visible part of the page or frame. */
  click(place: Place): Promise<void>;
  move(place: Place): Promise<void>;
  /** Presses at one place and releases at another, with moves between them. */
  drag(from: Place, to: Place): Promise<void>;
  /** Presses one key while others are held. */
  press(key: Key, ...held: ('Shift' | 'Control')[]): Promise<void>;
  type(text: string): Promise<void>;
  /** Chooses a value in the one `select` that matches. */
  choose(selector: string, value: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** A PNG of the visible part. */
  screenshot(): Promise<Buffer>;
  /** The errors and warnings of all pages and frames since the last call. */
  complaints(): Promise<string[]>;
  /** The folder for downloads. */
  readonly downloads: string;
  close(): Promise<void>;
}

/** The body of a function that runs in a page: it calls `question` with a finder and the given values. */
export function asScript(question: (...all: never[]) => unknown): string {
  return `(...given) => {
    const found = (root, selector) => [...root.querySelectorAll('*')].flatMap((one) => [
      ...(one.matches(selector) ? [one] : []),
      ...(one.shadowRoot ? found(one.shadowRoot, selector) : []),
    ]);
    return (${question.toString()})((selector) => found(document, selector), ...given);
  }`;
}
