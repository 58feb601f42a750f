import { type CSSResult, nothing, type TemplateResult } from 'lit';
import { CodedError } from '../engine/errors.ts';
import type { Messages } from '../words/messages.ts';
import { refusalOf, renderFailure, renderWrong } from './form.ts';
import { LatestAnswer } from './latest-answer.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What surrounds something that is opened. */
export interface Opening {
  readonly vocabulary: Vocabulary;
  adopt(styles: CSSResult): void;
  requestUpdate(): void;
}

/** Opens a module for a figure: fetches it with its words and styles, and those of all that is opened. */
export function opener(
  figure: Opening,
  words: readonly string[],
  styles: () => Promise<readonly CSSResult[]>,
): <Module>(load: () => Promise<Module>) => Lazy<Module> {
  return (load) =>
    new Lazy(
      async () => {
        const [module, sheets, { openedFirst }] = await Promise.all([
          load(),
          styles(),
          import('./opened-first.ts'),
          figure.vocabulary.more(...words),
        ]);
        for (const sheet of [openedFirst, ...sheets]) figure.adopt(sheet);
        return module;
      },
      () => figure.requestUpdate(),
    );
}

/** Why something could not be fetched: an error of the core, or a failed download. */
function renderUnfetched(words: Messages, error: CodedError): TemplateResult {
  const said = error.code === 'internal' ? words.text('not-downloaded') : refusalOf(words, error);
  return renderWrong(error, said);
}

/** For buttons that fetch what they open: remembers which of them failed. */
export class Fetching {
  /** The last button that was pressed, if its fetch failed. It can be pressed again. */
  #failed: { readonly button: string; readonly error: CodedError } | undefined;
  readonly #changed: () => void;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** Resolves to undefined if the fetch failed; the reason then stands beside the button. */
  async of<T>(button: string, load: () => Promise<T>): Promise<T | undefined> {
    this.#failed = undefined;
    this.#changed();
    try {
      return await load();
    } catch (thrown) {
      this.#failed = { button, error: CodedError.from(thrown) };
      this.#changed();
      return undefined;
    }
  }

  /** What stands beside the buttons. */
  render(words: Messages, ...buttons: readonly string[]): TemplateResult | typeof nothing {
    const failed = this.#failed;
    return failed && buttons.includes(failed.button)
      ? renderUnfetched(words, failed.error)
      : nothing;
  }
}

/** A module that is fetched when it is first needed. Whatever needs it is drawn again once it has come. */
export class Lazy<Module> {
  readonly #load: () => Promise<Module>;
  readonly #changed: () => void;
  readonly #answer = new LatestAnswer<Module>({});
  #loading: Promise<void> | undefined;
  /** Whether it shows a failed fetch itself. */
  #says = false;

  constructor(load: () => Promise<Module>, changed: () => void) {
    this.#load = load;
    this.#changed = changed;
  }

  /** The module if it has come. Reading this does not fetch it. */
  get here(): Module | undefined {
    return this.#answer.value;
  }

  /** The module, or undefined while it is on its way. After a failed download, the next read tries again. */
  get module(): Module | undefined {
    void this.fetched();
    return this.here;
  }

  /** The module, once it has come; undefined if it cannot be fetched. */
  async fetched(): Promise<Module | undefined> {
    if (this.here === undefined) {
      this.#loading ??= this.#fetch();
      await this.#loading;
    }
    return this.here;
  }

  /** Draws the module: nothing while it is on its way; after a failure the reason and a button. */
  render<Drawn>(
    words: Messages,
    draw: (module: Module) => Drawn,
  ): Drawn | TemplateResult | typeof nothing {
    this.#says = true;
    const { error } = this.#answer;
    if (error) {
      const again = () => {
        this.#answer.again();
        this.#changed();
      };
      return renderFailure(words, error, again, renderUnfetched(words, error));
    }
    const { module } = this;
    return module === undefined ? nothing : draw(module);
  }

  async #fetch(): Promise<void> {
    const newest = await this.#answer.ask(this.#load);
    this.#loading = undefined;
    if (newest && (this.here !== undefined || this.#says)) this.#changed();
  }
}
