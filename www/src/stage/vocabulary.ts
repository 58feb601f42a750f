import { figureWords } from '../words/figure-words.ts';
import type { Language } from '../words/language.ts';
import { loadMessages } from '../words/load.ts';
import type { Messages } from '../words/messages.ts';

/** The owner of the words. */
export interface Speaker {
  /** The exhibit's slug, which is also the name of its word file. */
  readonly exhibit: string;
  language(): Language;
  requestUpdate(): void;
}

/** The words of a figure: those of every figure, those of its exhibit, and those of opened panels. */
export class Vocabulary {
  words: Messages | undefined;

  readonly #speaker: Speaker;
  readonly #opened = new Set<string>();
  /** How often words were fetched, and the last time. */
  #turn = 0;
  #newest: Promise<void> | undefined;
  /** The language in place of the figure's own, while its picture is taken. */
  #other: Language | undefined;
  /** The works in another language, one after the other. */
  #works: Promise<unknown> = Promise.resolve();

  constructor(speaker: Speaker) {
    this.#speaker = speaker;
  }

  /**
   * Fetches further files of words for something that is opened, and waits until `words` has them. Rejects if
   * a file cannot be fetched.
   */
  async more(...files: readonly string[]): Promise<void> {
    const missing = files.filter((file) => !this.#opened.has(file));
    if (missing.length === 0) return this.#newest;
    await loadMessages(this.#language, missing);
    for (const file of missing) this.#opened.add(file);
    await this.speak();
  }

  /**
   * Fetches all words in the current language. Of several calls the newest counts, because only it knows all
   * files; the earlier ones wait for it.
   */
  speak(): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    this.#newest = this.#fetch(turn).then(() => (turn === this.#turn ? undefined : this.#newest));
    return this.#newest;
  }

  /**
   * Does some work while the figure speaks another language, in which it has all its words, also those of
   * what is opened meanwhile. Such works follow one another. Rejects if the words cannot be fetched.
   */
  within<Result>(language: Language, work: () => Promise<Result>): Promise<Result> {
    const result = this.#works.then(async () => {
      this.#other = language;
      try {
        await this.speak();
        if (this.words?.language !== language) throw new Error(`there are no words in ${language}`);
        return await work();
      } finally {
        this.#other = undefined;
        await this.speak();
      }
    });
    this.#works = result.catch(() => {});
    return result;
  }

  get #language(): Language {
    return this.#other ?? this.#speaker.language();
  }

  async #fetch(turn: number): Promise<void> {
    const language = this.#language;
    const files = [...figureWords(this.#speaker.exhibit), ...this.#opened];
    const words = await loadMessages(language, files).catch((error: unknown) => {
      // If there are words already, the page shows the failure.
      if (!this.words) throw error;
      return this.words;
    });
    if (turn !== this.#turn || language !== this.#language) return;
    this.words = words;
    this.#speaker.requestUpdate();
  }
}
