import { encode, linkLimits, type SceneSpec } from './codec.ts';

/** A lesson in the making: moments in the order in which they were added. */
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

  /** Adds a moment at the end; a lesson that is full stays as it is. */
  add(moment: Scene): void {
    if (this.length < linkLimits.scenes) this.#moments.push(moment);
  }

  /** Takes out the moment at a place, from 0. */
  drop(place: number): void {
    this.#moments.splice(place, 1);
  }

  /** Its link, opening its first moment; undefined before there are two. */
  link(): string | undefined {
    const [first, ...rest] = this.#moments;
    if (first === undefined || rest.length === 0) return undefined;
    return encode(this.#spec, { scenes: [first, ...rest], place: 1 });
  }
}
