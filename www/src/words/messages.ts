import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { type Language, languageTags } from './language.ts';
import { type MarkupNode, markTags, parseMarkup, plainText, withoutMarks } from './markup.ts';

export type MessageArgs = Readonly<Record<string, string | number | bigint>>;

/**
 * Positions and step numbers are easier to read without groups of digits. Counts from this number on need
 * groups.
 */
const groupedFrom = 10_000;

/** Parsed files by their text. Every change of language and every panel needs the same ones again. */
const resources = new Map<string, FluentResource>();

function parsed(source: string): FluentResource {
  const resource = resources.get(source) ?? new FluentResource(source);
  resources.set(source, resource);
  return resource;
}

/** The first character of Unicode's private use area. No message contains one. */
const firstGap = 0xe000;

/** The character between a number and its fraction. */
const decimalMark: Record<Language, string> = { en: '.', zh: '.', es: ',' };

/**
 * A number. One below the first group, with at most three decimals, is written without `Intl`. `Intl` would
 * write the same, but setting it up would delay the first picture.
 */
class Digits extends FluentNumber {
  constructor(
    value: number,
    readonly language: Language,
  ) {
    super(value, { useGrouping: Math.abs(value) >= groupedFrom });
  }

  override toString(scope: Parameters<FluentNumber['toString']>[0]): string {
    const { value, opts, language } = this;
    if (opts.useGrouping || Number(value.toFixed(3)) !== value) return super.toString(scope);
    return String(value).replace('.', decimalMark[language]);
  }
}

/** The sentences of one language. */
export class Messages {
  readonly language: Language;
  readonly #bundle: FluentBundle;
  readonly #onError: (error: Error) => void;

  /**
   * `sources` are the texts of Fluent files. `onError` gets the error of a message that is missing, is
   * there twice or does not fit its arguments. By default it throws. If it returns, the reader gets the
   * message's id, or the message with the name of a value in place of the missing value.
   */
  constructor(
    language: Language,
    sources: readonly string[],
    onError: (error: Error) => void = (error) => {
      throw error;
    },
  ) {
    this.language = language;
    this.#onError = onError;
    this.#bundle = new FluentBundle(languageTags[language], {
      useIsolating: false,
      transform: markTags,
    });
    for (const source of sources) {
      for (const error of this.#bundle.addResource(parsed(source))) onError(error);
    }
  }

  /** Whether there is such a message. Numbered messages are listed until one is missing. */
  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
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
    const pattern = this.#bundle.getMessage(id)?.value;
    if (pattern === undefined || pattern === null) {
      this.#onError(new Error(`there is no message "${id}" in "${this.language}"`));
      return id;
    }
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, fluentArgs(args, this.language), errors);
    for (const error of errors) {
      this.#onError(new Error(`message "${id}" in "${this.language}": ${error.message}`));
    }
    return text;
  }
}

function fluentArgs(args: MessageArgs, language: Language): Record<string, FluentVariable> {
  const convert = (value: string | number | bigint) => {
    if (typeof value === 'bigint') return value.toLocaleString(languageTags[language]);
    return typeof value === 'string' ? withoutMarks(value) : new Digits(value, language);
  };
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, convert(value)]));
}
