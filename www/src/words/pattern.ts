import { formatted } from './formatted.ts';
import { type Language, languageTags } from './language.ts';
import { withoutMarks } from './markup.ts';

/**
 * A message as the build writes it (`scripts/compile-words.ts`): its text, or its parts in order.
 *
 *     Take { $n } stones.        ["Take ", ["n"], " stones."]
 *     { $n ->                    [["n", "one", "One stone", "other", [["n"], " stones"]]]
 *         [one] One stone
 *        *[other] { $n } stones
 *     }
 */
export type Pattern = string | readonly Part[];

/** A text with its tags marked; or the name of a value, with the keys and patterns that it chooses from. */
export type Part = string | readonly [name: string, ...choices: (Key | Pattern)[]];

/** A value: a word, a number, or a category of plurals. */
type Key = string | number;

/** The messages of a file by their ids. */
export type Words = Readonly<Record<string, Pattern>>;

type Value = string | number | bigint;

/**
 * The values of a message by their names. A value that is not there is not made up where a message is used: it may be
 * undefined here, which is an error of each message that needs it.
 */
export type MessageArgs = Readonly<Record<string, Value | undefined>>;

/**
 * Positions and step numbers are easier to read without groups of digits. Counts from this number on need
 * groups.
 */
const groupedFrom = 10_000;

/** The character between a number and its fraction. */
const decimalMark: Record<Language, string> = { en: '.', zh: '.', es: ',' };

/** The rules of plurals, kept because making them takes longer than using them. */
const plurals = new Map<Language, Intl.PluralRules>();

/**
 * The text of a message with these values, its tags marked. `missing` hears the name of a value that is not
 * among them. The text has the name in its place, and a choice by it takes the last pattern.
 */
export function fill(
  pattern: Pattern,
  args: MessageArgs,
  language: Language,
  missing: (name: string) => void,
): string {
  if (typeof pattern === 'string') return pattern;
  const texts = pattern.map((part) => {
    if (typeof part === 'string') return part;
    const [name, ...choices] = part;
    const value = Object.hasOwn(args, name) ? args[name] : undefined;
    if (value === undefined) missing(name);
    if (choices.length > 0) return fill(chosen(value, choices, language), args, language, missing);
    return value === undefined ? `{$${name}}` : written(value, language);
  });
  return texts.join('');
}

/** The pattern behind the first key that fits the value, else the last pattern. */
function chosen(
  value: Value | undefined,
  choices: readonly (Key | Pattern)[],
  language: Language,
): Pattern {
  const fits = (key: Key | Pattern | undefined) =>
    key === value || (typeof value === 'number' && key === pluralOf(value, language));
  for (let at = 0; at < choices.length; at += 2) {
    if (fits(choices[at])) return choices[at + 1] as Pattern;
  }
  return choices.at(-1) as Pattern;
}

function pluralOf(value: number, language: Language): string {
  const rules = plurals.get(language) ?? new Intl.PluralRules(languageTags[language]);
  plurals.set(language, rules);
  return rules.select(value);
}

/**
 * A value as the language writes it. A number below the first group, with at most three decimals, is written
 * without `Intl`. `Intl` would write the same, but setting it up would delay the first picture.
 */
function written(value: Value, language: Language): string {
  if (typeof value === 'string') return withoutMarks(value);
  if (typeof value === 'bigint') return value.toLocaleString(languageTags[language]);
  const useGrouping = Math.abs(value) >= groupedFrom;
  if (useGrouping || Number(value.toFixed(3)) !== value) {
    return formatted(value, languageTags[language], { useGrouping });
  }
  return String(value).replace('.', decimalMark[language]);
}
