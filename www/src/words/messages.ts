import type { Language } from './language.ts';
import { type MarkupNode, parseMarkup, plainText } from './markup.ts';
import { fill, type MessageArgs, type Pattern, type Words } from './pattern.ts';

export type { MessageArgs } from './pattern.ts';

/** The first character of Unicode's private use area. No message contains one. */
const firstGap = 0xe000;

/** The sentences of one language. */
export class Messages {
  readonly language: Language;
  readonly #patterns = new Map<string, Pattern>();
  readonly #onError: (error: Error) => void;

  /**
   * `files` are the messages of files, as the build compiles them. `onError` gets the error of a message
   * that is missing, is there twice or does not fit its arguments. By default it throws. If it returns, the
   * reader gets the message's id, the first of two messages, or the message with the name of a value in
   * place of the missing value.
   */
  constructor(
    language: Language,
    files: readonly Words[],
    onError: (error: Error) => void = (error) => {
      throw error;
    },
  ) {
    this.language = language;
    this.#onError = onError;
    for (const [id, pattern] of files.flatMap((words) => Object.entries(words))) {
      if (this.has(id)) onError(new Error(`two messages "${id}" in "${language}"`));
      else this.#patterns.set(id, pattern);
    }
  }

  /** Whether there is such a message. Numbered messages are listed until one is missing. */
  has(id: string): boolean {
    return this.#patterns.has(id);
  }

  /** The message as plain text, without its marks. */
  text(id: string, args: MessageArgs = {}): string {
    return plainText(this.#format(id, args));
  }

  /**
   * The message as plain text with gaps in place of `names`. It is formatted once and can be filled with
   * many texts. A message that selects by one of the names cannot be used.
   */
  form(id: string, ...names: readonly string[]): (...texts: readonly string[]) => string {
    const gaps = names.map((name, i) => [name, String.fromCharCode(firstGap + i)]);
    const text = this.text(id, Object.fromEntries(gaps));
    return (...texts) =>
      text.replace(/[\ue000-\uf8ff]/g, (gap) => texts[gap.charCodeAt(0) - firstGap] ?? gap);
  }

  /** The message with its marks, for `renderNodes`. */
  nodes(id: string, args: MessageArgs = {}): MarkupNode[] {
    return parseMarkup(this.#format(id, args));
  }

  #format(id: string, args: MessageArgs): string {
    const { language } = this;
    const pattern = this.#patterns.get(id);
    if (pattern === undefined) {
      this.#onError(new Error(`there is no message "${id}" in "${language}"`));
      return id;
    }
    return fill(pattern, args, language, (name) => {
      this.#onError(new Error(`message "${id}" in "${language}" needs a value "${name}"`));
    });
  }
}
