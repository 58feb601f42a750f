/** The lines above a lesson's text that say its language and how long it takes. */
import { type Notice, shorten } from '../share/codec-notices.ts';

interface Front {
  /** The text with blank lines in place of those above it, so that each line keeps its number. */
  readonly body: string;
  readonly language: string | undefined;
  readonly minutes: number | undefined;
  readonly notices: readonly Notice[];
}

/** The longest lesson that is believed, in minutes: a day. */
const LONGEST = 24 * 60;

/** Splits `---`, lines such as `lang: es` or `time: 20`, and `---` from what stands below. Other texts have none. */
export function frontOf(text: string): Front {
  const [whole] = /^---[ \t]*\n(?:[^\n]*\n)*?---[ \t]*(?:\n|$)/.exec(text) ?? [];
  const lines = whole?.trimEnd().split('\n').slice(1, -1) ?? [];
  if (whole === undefined || !lines.every((line) => /^\s*(?:[\w-]+\s*:.*)?$/.test(line)))
    return { body: text, language: undefined, minutes: undefined, notices: [] };
  const notices: Notice[] = [];
  let language: string | undefined;
  let minutes: number | undefined;
  for (const [index, line] of lines.entries()) {
    const [, name, value = ''] = /^\s*([\w-]+)\s*:\s*(.*?)\s*$/.exec(line) ?? [];
    const number = Number(value);
    if (name === 'lang' && /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i.test(value)) language = value;
    else if (name === 'time' && Number.isInteger(number) && number > 0 && number <= LONGEST)
      minutes = number;
    else if (name !== undefined && name !== 'version')
      notices.push({ code: 'lesson-front', params: { line: index + 2, quote: shorten(line) } });
  }
  const blank = '\n'.repeat(whole.split('\n').length - 1);
  // As many characters as before, so that each node still has its place in the text.
  const body = `${' '.repeat(whole.length - blank.length)}${blank}${text.slice(whole.length)}`;
  return { body, language, minutes, notices };
}
