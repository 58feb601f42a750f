import type { Language } from './language.ts';

/** Where the words of a file are, such as `nim`, in a language. The npm package has a list in place of this. */
export const addressOf = (language: Language, file: string): string =>
  new URL(__APPLEYARD_WORDS__.replace('*', `${language}/${file}`), import.meta.url).href;
