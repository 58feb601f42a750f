import type { Language } from './language.ts';

/** The address of a file of words, such as `nim`, in a language. The npm package has a list instead of this. */
export const addressOf = (language: Language, file: string): string =>
  new URL(__APPLEYARD_WORDS__.replace('*', `${language}/${file}`), import.meta.url).href;
