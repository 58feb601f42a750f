/** The words that docs/words.md gives each thing, as what the texts of a visitor must not say instead. */
import { conceptRows, phraseRows } from '../../scripts/lib/glossary.mjs';
import { type Language, languages } from '../../www/src/words/language.ts';

/** A word or phrase that the messages of one language must not use. */
export interface Banned {
  readonly language: Language;
  readonly variant: string;
  /** The beginning of the names of the message files. */
  readonly files: string;
  /** What to write instead, in the words of the glossary. */
  readonly use: string;
  readonly pattern: RegExp;
}

/** A pattern for a variant. `*` stands for the rest of a word. Chinese has no spaces between words. */
function patternOf(variant: string, language: Language): RegExp {
  const escaped = variant.replace(/[.?()[\]]/g, '\\$&').replaceAll('*', '\\p{L}*');
  const whole = `(?<!\\p{L})${escaped}(?!\\p{L})`;
  return new RegExp(language === 'zh' ? escaped : whole, 'iu');
}

function banned(language: Language, written: string, use: string): Banned {
  const [, variant = '', files = ''] = /^(.*?)(?: \(in ([\w-]+)\))?$/.exec(written.trim()) ?? [];
  return { language, variant, files, use, pattern: patternOf(variant, language) };
}

/** All words and phrases that the tables of a glossary ban. */
export function bannedIn(text: string): Banned[] {
  const concepts = conceptRows(text).flatMap(([, en = '', zh = '', es = '', not = '']) =>
    not.split(';').flatMap((part) => {
      const [, tag = '', variants = ''] = /^\s*(\w\w): (.*)$/.exec(part) ?? [];
      const language = languages.find((one) => one === tag);
      if (language === undefined) return [];
      const use = { en, zh, es }[language];
      return variants.split(', ').map((variant) => banned(language, variant, use));
    }),
  );
  const phrases = phraseRows(text, 'messages').map(({ phrase, use }) => banned('en', phrase, use));
  return [...concepts, ...phrases];
}
