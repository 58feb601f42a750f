import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { type Language, languageTags } from './language.ts';
import { type MarkupNode, markTags, parseMarkup, plainText, withoutMarks } from './markup.ts';

export type MessageArgs = Readonly<Record<string, string | number | bigint>>;

/** Positions and step numbers are read digit by digit; counts from here on need their groups. */
const groupedFrom = 10_000;

/** Files by their text. The same ones are wanted again with every change of language and every panel. */
const resources = new Map<string, FluentResource>();

function parsed(source: string): FluentResource {
  const resource = resources.get(source) ?? new FluentResource(source);
  resources.set(source, resource);
  return resource;
}

/** The first of the characters that Unicode leaves to private use: no message holds one. */
const firstGap = 0xe000;

/** What is between a number and its fraction. */
const decimalMark: Record<Language, string> = { en: '.', zh: '.', es: ',' };

/**
 * A number. A small one with at most three decimals is written without asking `Intl`, which would write
 * the same, but takes long to be set up: it would hold up the first picture.
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
   * `sources` are the texts of Fluent files. `onError` hears of a message that is missing, double
   * or does not fit its arguments, and throws unless told otherwise; after it has returned, the
   * reader gets the message's id, or the message with a name where a value is missing.
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

  /** Whether there is such a message: numbered ones are listed until one is missing. */
  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The message as plain text, its marks left out. */
  text(id: string, args: MessageArgs = {}): string {
    return plainText(this.#format(id, args));
  }

  /**
   * The message as plain text with gaps where `names` stand: formatted once, then filled as often as need be
   * with as many texts. Not for a message that chooses by one of them.
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
      this.#onError(new Error(`no message "${id}" in "${this.language}"`));
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
