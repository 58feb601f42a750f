import type { HeapWhy } from '../../../../pkg/nim.js';
import { bundleOf, type Layout } from '../../../stage/heaps/layout.ts';
import type { Cancelled, HeapsFrame, Mark } from '../../../stage/heaps/view.ts';
import { sure } from '../../../sure.ts';
import type { Messages } from '../../../words/messages.ts';
import type { Sentence } from '../../../words/sentence.ts';
import { heapName, isPlain } from '../account.ts';
import type { Here } from '../play/play.ts';
import { Cancelling } from './cancelling.ts';
import { type Digit, isDigit } from './digit-plan.ts';

/** What the figure may say about a digit. */
export interface Known {
  readonly words: Messages;
  /** Which bundles have cancelled, as far as the figure shows it. */
  readonly seen: Cancelled | undefined;
  /** Whether the figure may say that a column is odd, which is to say who wins. */
  readonly verdict: boolean;
}

/** What the asked digit is: the bundle that it stands for and what becomes of it, or what its column counts. */
export function askedDigit(
  why: Pick<HeapWhy, 'heaps' | 'grundyValues' | 'columns'>,
  { heap, column }: Digit,
  { words, seen, verdict }: Known,
): Sentence {
  const bundle = 2 ** column;
  if (heap >= why.heaps.length) {
    const found = why.columns.find((one) => one.column === column);
    const state = !verdict ? 'unknown' : found?.odd ? 'odd' : 'even';
    return { id: 'asked-column', args: { bundle, count: found ? found.heaps.length : 0, state } };
  }
  const name = (one: number) => heapName(why.heaps, one, words);
  const value = sure(why.grundyValues?.[heap]);
  const args = {
    ...{ bundle, heap: name(heap), worth: Number(value) },
    stones: isPlain(why) ? 'yes' : 'no',
  };
  if ((value >> BigInt(column)) % 2n === 0n) return { id: 'asked-zero', args };
  const pair = seen?.threads.find((one) => one.column === column && one.heaps.includes(heap));
  if (pair) {
    const [first, second] = pair.heaps;
    return { id: 'asked-pair', args: { ...args, other: name(first === heap ? second : first) } };
  }
  const alone = seen?.singles.some((one) => one.column === column && one.heap === heap);
  return { id: alone ? 'asked-single' : 'asked-bundle', args };
}

/** The figure in which digits are touched. */
interface AskedFigure {
  readonly here: Here | undefined;
  readonly words: Messages | undefined;
  readonly timeline: { readonly cursor: number };
  readonly demonstrates: boolean;
  frame(): HeapsFrame | undefined;
  layout(): Layout | undefined;
  mayReveal(what: 'verdict'): boolean;
}

/** What the visitor asks by touching a digit or a bundle. The answer stays as long as the figure shows the same moment. */
export class Asking {
  readonly #figure: AskedFigure;
  #asked: { readonly at: Digit; readonly of: Here; readonly cursor: number } | undefined;

  constructor(figure: AskedFigure) {
    this.#figure = figure;
  }

  ask(mark: Mark | Digit): void {
    const { here: of, timeline } = this.#figure;
    const at = isDigit(mark) ? mark : this.#bundle(mark);
    this.#asked = at && of && { at, of, cursor: timeline.cursor };
  }

  forget(): void {
    this.#asked = undefined;
  }

  /** The digit that was asked about. */
  get digit(): Digit | undefined {
    const { here, timeline } = this.#figure;
    const { at, of, cursor } = this.#asked ?? {};
    const same = of === here && cursor === timeline.cursor && this.#figure.frame()?.digits;
    return same ? at : undefined;
  }

  /** What that digit is; nothing if none was asked about. */
  said(): readonly Sentence[] {
    const { here, words } = this.#figure;
    const { digit } = this;
    if (!digit || !here || !words) return [];
    const verdict = this.#figure.mayReveal('verdict');
    const seen = verdict ? new Cancelling(here.cancel).after() : this.#figure.frame()?.cancelled;
    return [askedDigit(here.why, digit, { words, seen, verdict })];
  }

  /** The bundle in which a stone lies. In a demonstration a touch ends it and asks nothing. */
  #bundle({ heap, stone }: Mark): Digit | undefined {
    const [frame, layout] = [this.#figure.frame(), this.#figure.layout()];
    if (this.#figure.demonstrates || !frame?.plain || !layout?.bundles) return undefined;
    if (!frame.cancelled?.split.has(heap)) return undefined;
    return { heap, column: bundleOf(sure(frame.why.heaps[heap]), stone).column };
  }
}
