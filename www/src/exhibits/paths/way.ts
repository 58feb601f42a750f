import { whileRunning } from '../../engine/errors.ts';
import type { Asker } from '../../stage/latest-answer.ts';
import type { Sentence } from '../../words/sentence.ts';
import { sameWay, type Way } from './fields.ts';

/** What the core says of each node while a way is drawn, by its number. */
const [FREE, ARRIVES] = [1, 2];

/** What drawing a way needs of the figure. */
export interface WayFigure extends Asker {
  /** The node at which each way begins; undefined if the graph has no start. */
  readonly from: number | undefined;
  /** The way that is drawn, from the start on, and the paths that are found. */
  readonly way: Way;
  readonly found: readonly Way[];
  /** What completes a path can be undone. */
  undoable(change: () => Promise<unknown>): Promise<void>;
  name(node: number): string;
  /** Asks the core, for each node, whether the way may go on there. */
  moves(way: Way): Promise<ArrayLike<number>>;
  /** Takes up what the visitor has drawn. */
  take(way: Way, found: readonly Way[]): void;
}

/** The way that a visitor draws, node by node. The core judges each step. */
export class Drawing {
  readonly #figure: WayFigure;
  #moves: ArrayLike<number> = [];
  #busy: Promise<void> = Promise.resolve();
  /** What the last touch led to. */
  said: Sentence | undefined;
  /** Why the last touch led nowhere, and the node that was touched; each attempt is a new object. */
  refused: { readonly node: number; readonly why: Sentence } | undefined;
  /** The place of the path that was found a second time. */
  again: number | undefined;

  constructor(figure: WayFigure) {
    this.#figure = figure;
  }

  /** Another graph, or another way, is shown. */
  async open(way: Way): Promise<void> {
    this.said = undefined;
    this.refused = undefined;
    this.again = undefined;
    this.#moves = await this.#figure.moves(way);
  }

  /** Where the way may go on. */
  get free(): ReadonlySet<number> {
    const { way, from } = this.#figure;
    if (way.length < 2 && from === undefined) return new Set();
    return new Set(Array.from(this.#moves).flatMap((move, node) => (goes(move) ? [node] : [])));
  }

  /** Whether the way has come where it cannot go on. */
  get stuck(): boolean {
    return this.#figure.way.length > 1 && !Array.from(this.#moves).some(goes);
  }

  /** Whether a step would be taken: forward, or back to the node before. */
  leads(node: number): boolean {
    return goes(this.#moves[node]) || this.#figure.way.at(-2) === node;
  }

  /** A touch on a node. Touches wait for each other, because the core answers each. */
  async touch(node: number): Promise<void> {
    const done = this.#busy.then(() => this.#touch(node));
    this.#busy = done.catch(() => {});
    // The run may have ended meanwhile, and another one shows what is next.
    await whileRunning(done);
  }

  back(): Promise<void> {
    const { way } = this.#figure;
    const before = way.at(-2);
    return before === undefined ? Promise.resolve() : this.touch(before);
  }

  /** Shows a way and paths from before. */
  restore(way: Way, found: readonly Way[]): Promise<void> {
    this.again = undefined;
    return this.#take(way, found);
  }

  /** Gives the way up. */
  restart(): Promise<void> {
    const { from, found } = this.#figure;
    return this.#take(from === undefined ? [] : [from], found);
  }

  async #touch(node: number): Promise<void> {
    const { way, found, from } = this.#figure;
    this.refused = undefined;
    this.again = undefined;
    const move = this.#moves[node];
    if (way.at(-2) === node) return this.#take(way.slice(0, -1), found);
    if (move === FREE) return this.#take([...way, node], found);
    if (move === ARRIVES && from !== undefined) return this.#arrive([...way, node], from);
    await this.#refuse(node, move);
  }

  async #arrive(path: Way, from: number): Promise<void> {
    const { found } = this.#figure;
    const before = found.findIndex((one) => sameWay(one, path));
    const all = before < 0 ? [...found, path] : found;
    await this.#figure.undoable(() => this.#take([from], all));
    if (before >= 0) this.again = before;
    const names = path.map((node) => this.#figure.name(node)).join(' → ');
    const args = { found: all.length, number: before + 1, path: names };
    this.said = { id: before < 0 ? 'way-found' : 'way-again', args };
    this.#figure.requestUpdate();
  }

  async #take(way: Way, found: readonly Way[]): Promise<void> {
    this.#moves = await this.#figure.moves(way);
    this.said = undefined;
    this.#figure.take(way, found);
  }

  async #refuse(node: number, move: number | undefined): Promise<void> {
    const figure = this.#figure;
    const late = await import('./refusal.ts').catch(() => undefined);
    this.refused = late && { node, why: late.refusal(figure, node, move) };
    figure.requestUpdate();
  }
}

const goes = (move: number | undefined): boolean => move === FREE || move === ARRIVES;
