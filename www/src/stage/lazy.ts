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
