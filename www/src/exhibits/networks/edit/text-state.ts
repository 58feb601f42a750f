import type { Language, NetworkNotation } from '../../../../pkg/networks.js';
import type { Run } from '../../../engine/engine.ts';
import { CodedError } from '../../../engine/errors.ts';
import { integer } from '../../../share/codec-fields.ts';
import { shorten } from '../../../share/codec-notices.ts';
import { History } from '../../../stage/history.ts';
import { LatestAnswers } from '../../../stage/latest-answer.ts';
import { mostWires } from '../fields.ts';

/** The run of a network, which can write it as text. */
export type Writer = Pick<Run<'Network'>, 'ask'>;

/** How a list was read: the number of comparators and of wires, and the number of the top wire. */
export interface Read {
  readonly size: number;
  readonly wires: number;
  readonly first: 0 | 1;
}

/** What is typed, and what is said of it. */
type Typed = Pick<TextState, 'draft' | 'turned' | 'wires' | 'refused'>;

type Choice = Partial<Pick<TextState, 'notation' | 'first' | 'language'>>;

/** The notation in which a list counts from 0, whatever is chosen. */
export const fromZero = (notation: NetworkNotation): boolean => notation === 'record';

/** The choices and the typed text of the panel that shows the network as text. */
export class TextState {
  notation: NetworkNotation = 'colons';
  /** The number of the top wire in the list that the page writes. */
  first: 0 | 1 = 1;
  /** The number of the top wire in the typed list, if the visitor has said so. It ends with that list. */
  turned: 0 | 1 | undefined;
  language: Language = 'c';
  /** The typed list that has not been drawn yet, and the typed number of wires. */
  draft: string | undefined;
  wires: string | undefined;
  refused: CodedError | undefined;
  /** How the last list was read. */
  read: Read | undefined;
  drawing = false;
  copied: { readonly what: 'network' | 'code'; readonly done: boolean } | undefined;

  readonly #redraw: () => void;
  /** What a file, a paste or a correction has replaced. */
  readonly #history = new History<Typed>();
  /** The run whose texts these are. */
  #run: Writer | undefined;
  #texts = new LatestAnswers<string>({});

  constructor(redraw: () => void) {
    this.#redraw = redraw;
  }

  /** The network in the chosen notation; undefined until the core has written it. */
  network(run: Writer | undefined): string | undefined {
    const { notation, first } = this;
    return this.#text(run, `${notation} ${first}`, (it) => it.ask('text', notation, first));
  }

  code(run: Writer | undefined): string | undefined {
    const { language } = this;
    return this.#text(run, language, (it) => it.ask('code', language));
  }

  /** A text of a run, which is asked for once; undefined until it has come. */
  #text(
    run: Writer | undefined,
    key: string,
    ask: (run: Writer) => Promise<string>,
  ): string | undefined {
    if (run !== this.#run) this.#texts = new LatestAnswers({ requestUpdate: this.#redraw });
    this.#run = run;
    const text = run && this.#texts.of(key, () => ask(run));
    return typeof text === 'string' ? text : undefined;
  }

  /** Another network is shown: messages about the old one go, the typed text stays. */
  outdate(): void {
    this.copied = undefined;
    this.refused = undefined;
    this.read = undefined;
  }

  /** Clears the error, which may no longer be true. */
  choose(choice: Choice): void {
    Object.assign(this, choice);
    this.copied = undefined;
    if (choice.first !== undefined) this.refused = undefined;
    this.read = undefined;
    this.#redraw();
  }

  get canUndo(): boolean {
    return this.#history.canUndo;
  }

  undo(): void {
    Object.assign(this, this.#history.undo(this.#typed));
    this.#redraw();
  }

  get #typed(): Typed {
    const { draft, turned, wires, refused } = this;
    return { draft, turned, wires, refused };
  }

  /** Keeps what the visitor types instead of the written list, or what replaces it at once. */
  type(text: string, written: string, replaces = this.draft === undefined): void {
    if (replaces) this.#history.keep(this.#typed);
    this.draft = text === written ? undefined : text;
    this.turned = undefined;
    this.outdate();
    this.#redraw();
  }

  /** Counts the typed list from another number. */
  turn(first: 0 | 1): void {
    this.#history.keep(this.#typed);
    this.turned = first;
    this.refused = undefined;
    this.#redraw();
  }

  typeWires(text: string): void {
    this.wires = text;
    this.refused = undefined;
    this.#redraw();
  }

  /** Drops the typed list and shows the network again. */
  forget(): void {
    this.draft = undefined;
    this.turned = undefined;
    this.wires = undefined;
    this.refused = undefined;
    this.#redraw();
  }

  /**
   * From which number a list counts: one that the page has written as it was written, any other list as the
   * visitor says about this list, and else the list decides.
   */
  get counts(): 0 | 1 | undefined {
    if (this.draft !== undefined) return this.turned;
    return fromZero(this.notation) ? 0 : this.first;
  }

  /** Tries to draw the typed list, and keeps it if it is refused. */
  async attempt(draw: Draw, text: string, wires: number | undefined): Promise<void> {
    if (this.drawing) return;
    this.drawing = true;
    const read = await draw(text, this.counts, wires).catch(CodedError.from);
    this.drawing = false;
    if (!(read instanceof CodedError)) {
      this.first = read.first;
      this.read = read;
      // From here on the network before comes back.
      this.#history.clear();
      return this.forget();
    }
    // The list stays as it was typed, even if it is the network that is shown.
    this.draft = text;
    this.refused = quoting(read, text);
    this.#redraw();
  }

  async copy(what: 'network' | 'code', text: string): Promise<void> {
    let done = true;
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      done = false;
    }
    this.copied = { what, done };
    this.#redraw();
  }
}

/**
 * Draws a list whose wires count from a given number, or from the one that the list shows; returns how it was
 * read, or why it cannot be drawn.
 */
export type Draw = (
  text: string,
  first: 0 | 1 | undefined,
  wires: number | undefined,
) => Promise<Read | CodedError>;

/** Quotes the piece that could not be read, or says that the list ends too early. */
function quoting(error: CodedError, text: string): CodedError {
  if (error.code !== 'network-syntax') return error;
  const [line, column] = [Number(error.params.line), Number(error.params.column)];
  const typed = text.split('\n')[line - 1] ?? '';
  const at = [...typed].slice(0, column - 1).join('').length;
  const before = /[^\s,;()[\]]*$/.exec(typed.slice(0, at))?.[0] ?? '';
  const after = /^[^\s,;()[\]]*/.exec(typed.slice(at))?.[0] ?? '';
  const found = shorten(before + (before + after === '' ? typed.charAt(at) : after));
  const ended = at >= typed.length && text.split('\n').slice(line).join('').trim() === '';
  if (ended && !found) return new CodedError('list-unfinished', error.params);
  return new CodedError('not-a-comparator', { ...error.params, found });
}

/** The typed number of wires; undefined if the list decides. */
export function wiresRead(typed: string): number | undefined | 'wrong' {
  if (typed.trim() === '') return undefined;
  const read = integer({ min: 0, max: mostWires, default: 0 }).read('wires', typed.trim());
  return 'value' in read ? read.value : 'wrong';
}
