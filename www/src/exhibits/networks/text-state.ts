import type { Language, Notation } from '../../../pkg/networks.js';
import type { Run } from '../../engine/engine.ts';
import { CodedError } from '../../engine/errors.ts';
import { integer } from '../../share/codec-fields.ts';
import { mostWires } from './fields.ts';

/** What writes a network: its run. */
export type Writer = Pick<Run<'Network'>, 'ask'>;

/** Why a list could not be drawn. */
export type Refused = Pick<CodedError, 'code' | 'params'>;

/** What is written in a way that was chosen, as long as it is of the same run. */
class Writing {
  #of: Writer | undefined;
  readonly #texts = new Map<string, string | undefined>();

  /** Asks once for each run and choice; undefined until it is there. */
  get(run: Writer, key: string, ask: () => Promise<string>, redraw: () => void) {
    if (run !== this.#of) this.#texts.clear();
    this.#of = run;
    if (!this.#texts.has(key)) {
      this.#texts.set(key, undefined);
      ask()
        .then((text) => {
          if (run !== this.#of) return;
          this.#texts.set(key, text);
          redraw();
        })
        .catch(() => {}); // The run has ended: of the next one it is asked again.
    }
    return this.#texts.get(key);
  }
}

type Choice = Partial<Pick<TextState, 'notation' | 'first' | 'language'>>;

/** What is chosen and typed where a network is text. */
export class TextState {
  notation: Notation = 'colons';
  /** The number of the top wire. */
  first: 0 | 1 = 1;
  language: Language = 'c';
  /** What was typed and has not been drawn; and the number of wires beside it. */
  draft: string | undefined;
  wires: string | undefined;
  refused: Refused | undefined;
  drawing = false;
  copied: { readonly what: 'network' | 'code'; readonly done: boolean } | undefined;

  readonly #redraw: () => void;
  readonly #writing = new Writing();

  constructor(redraw: () => void) {
    this.#redraw = redraw;
  }

  /** The network in the notation that is chosen; undefined until it is written. */
  network(run: Writer | undefined): string | undefined {
    const { notation, first } = this;
    const key = `${notation} ${first}`;
    return run && this.#writing.get(run, key, () => run.ask('text', notation, first), this.#redraw);
  }

  code(run: Writer | undefined): string | undefined {
    const { language } = this;
    return run && this.#writing.get(run, language, () => run.ask('code', language), this.#redraw);
  }

  /** What was said against the list may no longer be true. */
  choose(choice: Choice): void {
    Object.assign(this, choice);
    this.copied = undefined;
    if (choice.first !== undefined) this.refused = undefined;
    this.#redraw();
  }

  /** Something was typed in place of what is written there. */
  type(text: string, written: string): void {
    this.draft = text === written ? undefined : text;
    this.copied = undefined;
    this.refused = undefined;
    this.#redraw();
  }

  typeWires(text: string): void {
    this.wires = text;
    this.refused = undefined;
    this.#redraw();
  }

  /** The network that is shown is written there again. */
  forget(): void {
    this.draft = undefined;
    this.wires = undefined;
    this.refused = undefined;
    this.#redraw();
  }

  /** Tries to draw what was typed, and keeps it if it is refused. */
  async attempt(
    draw: (text: string, first: 0 | 1, wires: number | undefined) => Promise<Refused | undefined>,
    text: string,
    wires: number | undefined,
  ): Promise<void> {
    if (this.drawing) return;
    this.drawing = true;
    const refused = await draw(text, this.first, wires).catch(CodedError.from);
    this.drawing = false;
    if (!refused) return this.forget();
    // It stays as it was typed, also where it is what is shown.
    this.draft = text;
    this.refused = refused;
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

/** A number of wires that was typed; undefined where the list is to say it. */
export function wiresRead(typed: string): number | undefined | 'wrong' {
  if (typed.trim() === '') return undefined;
  const read = integer({ min: 0, max: mostWires, default: 0 }).read('wires', typed.trim());
  return 'value' in read ? read.value : 'wrong';
}
