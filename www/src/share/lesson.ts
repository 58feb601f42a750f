import { decode, encode, linkLimits, type SceneSpec } from './codec.ts';

/** A lesson that is being put together: moments in the order in which the visitor added them. */
export class Lesson<Scene> {
  readonly #spec: SceneSpec<Scene>;
  #moments: Scene[];

  constructor(spec: SceneSpec<Scene>, moments: readonly Scene[] = []) {
    this.#spec = spec;
    this.#moments = [...moments];
  }

  get length(): number {
    return this.#moments.length;
  }

  /** The step of each moment; undefined where a run shows its own. */
  get steps(): readonly (number | undefined)[] {
    return this.#moments.map((moment) => (moment as { readonly cursor?: number }).cursor);
  }

  /** Adds a moment at the end. A full lesson does not change. */
  add(moment: Scene): void {
    if (this.length < linkLimits.scenes) this.#moments.push(moment);
  }

  /** Removes the moment at a place, from 0. */
  drop(place: number): void {
    this.#moments.splice(place, 1);
  }

  /** The link to the lesson, which opens its first moment; undefined with fewer than two moments. */
  link(): string | undefined {
    return this.length < 2 ? undefined : this.draft();
  }

  /** The lesson as text, with any number of moments. */
  draft(): string {
    const [first, ...rest] = this.#moments;
    return first === undefined ? '' : encode(this.#spec, { scenes: [first, ...rest], place: 1 });
  }

  /** Takes up a draft that was put aside. */
  resume(draft: string): void {
    this.#moments = [...decode(this.#spec, draft).link.scenes];
  }
}
