import type { CSSResult } from 'lit';
import type { Vocabulary } from './vocabulary.ts';

/** Around what something opens. */
interface Opening {
  readonly vocabulary: Vocabulary;
  adopt(styles: CSSResult): void;
  requestUpdate(): void;
}

/** For what a figure opens: modules that come with their words and styles. */
export function opener(
  figure: Opening,
  words: readonly string[],
  styles: () => Promise<readonly CSSResult[]>,
): <Module>(load: () => Promise<Module>) => Lazy<Module> {
  return (load) =>
    new Lazy(
      async () => {
        const [module, sheets] = await Promise.all([
          load(),
          styles(),
          figure.vocabulary.more(...words),
        ]);
        for (const sheet of sheets) figure.adopt(sheet);
        return module;
      },
      () => figure.requestUpdate(),
    );
}

/** A module that is fetched when it is first wanted; whatever wants it is drawn again once it is here. */
export class Lazy<Module> {
  readonly #load: () => Promise<Module>;
  readonly #loaded: () => void;
  #module: Module | undefined;
  #loading = false;

  constructor(load: () => Promise<Module>, loaded: () => void) {
    this.#load = load;
    this.#loaded = loaded;
  }

  /** The module, or undefined while it is on its way; a failed download is tried again. */
  get module(): Module | undefined {
    if (this.#module === undefined && !this.#loading) {
      this.#loading = true;
      this.#load()
        .then((module) => {
          this.#module = module;
          this.#loaded();
        })
        .catch(() => {})
        .finally(() => {
          this.#loading = false;
        });
    }
    return this.#module;
  }
}
