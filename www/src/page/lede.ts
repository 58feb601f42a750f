import type { Messages } from '../words/messages.ts';

/** The fields of a link that change the rules which a lede states. */
const RULES = /\b(end|moves|rules|coupling|first|row)=/;

/** The message below the title for the link in the location: under other rules than the page's own it states none. */
export const ledeOf = (words: Pick<Messages, 'has'>, hash: string): string =>
  RULES.test(hash) && words.has('lede-own') ? 'lede-own' : 'lede';
