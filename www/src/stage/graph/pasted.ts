import type { CodedError } from '../../engine/errors.ts';
import type { GraphChoice } from '../../reading/foreign-graph.ts';
import { type ForeignReading, readGraph } from '../../reading/graph.ts';
import { LatestAnswer } from '../latest-answer.ts';
import { type Drawn, drawnFrom } from './edit-graph.ts';
import { unread } from './edit-text.ts';
import { laidOn, tooLarge } from './edits.ts';

export type { GraphChoice };

/** What the core has read from a text. */
export interface ReadGraph {
  readonly names: readonly string[];
  /** The edges as pairs of nodes. */
  readonly edges: ArrayLike<number>;
  /** How many edges the text gave more than once. */
  readonly merged: number;
  /** How the text was read; absent if it is no text that somebody wrote. */
  readonly reading?: ForeignReading;
  /** What an exhibit knows besides: places, whether edges lead both ways, start and destination. */
  readonly drawn?: Drawn;
}

/** A text that is typed, if it is not drawn yet, and what is known of it. */
export interface PastedText {
  readonly draft?: string;
  /** The text that was drawn last, if another reading can be chosen. */
  readonly source?: string;
  readonly choice: GraphChoice;
  readonly seen?: ReadGraph;
  readonly error?: CodedError;
}

/** How long nobody has to type before the text is read, in ms. */
const REST_MS = 400;

/** Reads a text of one of the core's forms; rejects with its error. */
export type ReadText = (text: string, choice: GraphChoice) => Promise<ReadGraph>;

/**
 * A text of a graph that is typed or pasted: how it would be read, before it is drawn. What the visitor says of it is
 * forgotten with the text, because it must not read another one.
 */
export class Pasted {
  #now: PastedText = { choice: {} };
  readonly #read: ReadText;
  readonly #redraw: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #answer = new LatestAnswer<ReadGraph>({});

  constructor(read: ReadText, redraw: () => void) {
    this.#read = read;
    this.#redraw = redraw;
  }

  /** The text that is not drawn yet. */
  get draft(): string | undefined {
    return this.#now.draft;
  }

  get choice(): GraphChoice {
    return this.#now.choice;
  }

  /** How the draft is read, or else the text that was drawn last. */
  get seen(): ReadGraph | undefined {
    return this.#now.seen;
  }

  get error(): CodedError | undefined {
    return this.#now.error;
  }

  /** All that is known of the text; it can be shown again later. */
  get now(): PastedText {
    return this.#now;
  }

  /** Shows a text with what is known of it. */
  show(text: PastedText): void {
    clearTimeout(this.#timer);
    this.#answer.stop();
    this.#now = text;
  }

  /** Keeps a text, and reads it as soon as nobody types any more. */
  type(text: string): void {
    this.show({ draft: text, choice: {} });
    if (text.trim() === '') return;
    this.#timer = setTimeout(() => void this.look(text), REST_MS);
  }

  /** The visitor says how the text is meant. */
  async choose(choice: GraphChoice, text: string): Promise<void> {
    this.#now = { ...this.#now, draft: text, choice: { ...this.choice, ...choice } };
    await this.look(text);
  }

  /** Reads the text without drawing it; undefined if it is refused, or if another one was typed meanwhile. */
  async look(text: string): Promise<ReadGraph | undefined> {
    clearTimeout(this.#timer);
    if (!(await this.#answer.ask(() => this.#graph(text)))) return undefined;
    const { seen: _, error: __, ...typed } = this.#now;
    const { error, value: seen } = this.#answer;
    this.#now = { ...typed, ...(error ? { error } : seen && { seen }) };
    this.#redraw();
    return this.seen;
  }

  async #graph(text: string): Promise<ReadGraph> {
    const refused = unread(text);
    if (refused) throw refused;
    const { graph, reading } = await readGraph(text, this.choice, this.#read);
    const { names, edges, drawn } = graph;
    const large = tooLarge(names, edges);
    if (large) throw large;
    const places = reading?.places;
    return {
      ...graph,
      ...(reading && { reading }),
      ...(places && { drawn: laidOn(drawn ?? drawnFrom(names, edges), places) }),
    };
  }

  /** Forgets the text and all that was said of it. */
  forget(): void {
    this.show({ choice: {} });
  }
}
