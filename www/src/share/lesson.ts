import { encode, linkLimits, type SceneSpec } from './codec.ts';

/** A lesson that is being put together: moments in the order in which the visitor added them. */
export class Lesson<Scene> {
  readonly #spec: SceneSpec<Scene>;
  readonly #moments: Scene[];

  constructor(spec: SceneSpec<Scene>, moments: readonly Scene[] = []) {
    this.#spec = spec;
    this.#moments = [...moments];
  }

  get length(): number {
    return this.#moments.length;
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
    const [first, ...rest] = this.#moments;
    if (first === undefined || rest.length === 0) return undefined;
    return encode(this.#spec, { scenes: [first, ...rest], place: 1 });
  }
}
