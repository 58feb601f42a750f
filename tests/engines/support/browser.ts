/** What a test needs of a browser, whatever its engine. */

/** Everything that fits a selector, in the document and in every open shadow root. */
export type Find = (selector: string) => Element[];

/** What can be handed to a page and back. */
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

/** A key by its name as in `KeyboardEvent.key`, such as `a`, `,` or `ArrowLeft`. */
export type Key = string;

export interface Browser {
  readonly version: string;
  /** Opens an address; a page that is already there is left first, so that nothing of it stays. */
  open(address: string): Promise<void>;
  /** What follows is about the frame that fits the selector; without one about the page itself. */
  enter(frame?: string): Promise<void>;
  /** Runs a function in the page. It knows nothing but its arguments, the first of which finds. */
  ask<Given extends readonly Json[], Answer>(
    question: (find: Find, ...given: Given) => Answer,
    ...given: Given
  ): Promise<Awaited<Answer>>;
  /** Places are in px from the upper left corner of what is seen of the page or frame. */
  click(place: Place): Promise<void>;
  move(place: Place): Promise<void>;
  /** Presses at one place and lets go at another, with moves between. */
  drag(from: Place, to: Place): Promise<void>;
  /** Presses one key, others being held. */
  press(key: Key, ...held: ('Shift' | 'Control')[]): Promise<void>;
  type(text: string): Promise<void>;
  /** Chooses of the one `select` that fits. */
  choose(selector: string, value: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** A PNG of what is seen. */
  screenshot(): Promise<Buffer>;
  /** What errors and warnings have come since it was asked last, of all pages and frames. */
  complaints(): Promise<string[]>;
  /** Where downloads go. */
  readonly downloads: string;
  close(): Promise<void>;
}

/** The body of a function, for a page: a call of `question` with a finder and what it was given. */
export function asScript(question: (...all: never[]) => unknown): string {
  return `(...given) => {
    const found = (root, selector) => [...root.querySelectorAll('*')].flatMap((one) => [
      ...(one.matches(selector) ? [one] : []),
      ...(one.shadowRoot ? found(one.shadowRoot, selector) : []),
    ]);
    return (${question.toString()})((selector) => found(document, selector), ...given);
  }`;
}
