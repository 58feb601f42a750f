/** `npm run one-file`: a moment or a lesson as one HTML file, without a browser. */
import { extname } from 'node:path';
import { sheetStyles } from '../../www/src/lesson/paper/styles.ts';
import { readLesson } from '../../www/src/lesson/read.ts';
import { oneFile, type Parts, type Wanted } from '../../www/src/one-file/make.ts';
import { ofLesson, ofMoment } from '../../www/src/one-file/wanted.ts';
import { type Language, languageOf, languages } from '../../www/src/words/language.ts';
import { builtParts, dist } from './built.ts';
import { given, oneOf, Refused, write } from './command.ts';
import { lessonSheet, textOf } from './lesson.ts';
import { inPage, type Wasm } from './page.ts';
import { isSlug } from './posts.ts';
import { still } from './still.ts';

export const usage = `npm run one-file -- 'LINK' -o moment.html [OPTIONS]
npm run one-file -- lesson.md -o lesson.html [OPTIONS]

Writes a moment or a lesson as one HTML file that needs no network, from the built site.
A link is an exhibit and the text of its link, such as nim#heaps=1,4,5,7.

  -o, --output FILE     it ends in .html
  --lang en|zh|es       the language of the file; that of the lesson, or English, unless you say otherwise
  --base ADDRESS        of the site, for the links in the file, such as https://example.org/appleyard/`;

/** An address that nobody else can follow: Share in such a file says so. */
const NOWHERE = 'http://localhost/';

const options = {
  output: { type: 'string', short: 'o' },
  lang: { type: 'string' },
  base: { type: 'string' },
} as const;

/** What `say` gets is printed. */
export async function oneFileCommand(
  args: readonly string[],
  wasm: Wasm,
  say: (line: string) => void,
): Promise<void> {
  const { values, positionals } = given(args, options, usage);
  const [from] = positionals;
  if (from === undefined || positionals.length > 1 || values.output === undefined)
    throw new Refused(usage);
  if (extname(values.output).toLowerCase() !== '.html')
    throw new Refused(`“${values.output}” must end in .html.`);
  const site = siteOf(values.base);
  const wanted =
    values.lang === undefined ? undefined : oneOf('the language', values.lang, languages);
  const lesson = from.toLowerCase().endsWith('.md') ? textOf(from) : undefined;
  const parts = builtParts(site);
  if (!parts) throw new Refused(`There is no built site in ${dist}: “npm run build” makes one.`);
  const made =
    lesson === undefined
      ? await momentFile(from, wanted ?? 'en', parts, wasm)
      : await lessonFile(lesson, wanted, parts, wasm);
  for (const remark of made.remarks) say(remark);
  write(values.output, made.text);
  say(`${values.output}: ${Math.ceil(Buffer.byteLength(made.text) / 1024)} KiB`);
}

function siteOf(typed: string | undefined): string {
  if (typed === undefined) return NOWHERE;
  if (!/^https?:\/\/.*\/$/.test(typed) || !URL.canParse(typed))
    throw new Refused(
      `The address “${typed}” must begin with http:// or https:// and end in a slash.`,
    );
  return new URL(typed).href;
}

/** The text of a file, and what could not be read. */
export interface Made {
  readonly text: string;
  readonly remarks: readonly string[];
}

/** A lesson as one file, in a language or in its own. */
export async function lessonFile(
  text: string,
  wanted: Language | undefined,
  parts: Parts,
  wasm: Wasm,
): Promise<Made> {
  const lesson = readLesson(text);
  const language = wanted ?? languageOf([lesson.language]) ?? 'en';
  const { markup, remarks } = await lessonSheet({ lesson, language, teacher: false }, wasm);
  const seen = `<style>${sheetStyles.cssText}</style>${markup}`;
  return { text: await spoken(parts, ofLesson(lesson, seen), language, wasm), remarks };
}

/** A moment as one file. Refuses what the page would not show as the link says. */
export async function momentFile(
  typed: string,
  language: Language,
  parts: Parts,
  wasm: Wasm,
): Promise<Made> {
  const [, exhibit = '', link = ''] = /^([^#]*?)\/?(?:#(.*))?$/s.exec(typed) ?? [];
  const slug = exhibit.replace(/^.*\//, '');
  if (!isSlug(slug)) throw new Refused(`There is no exhibit “${slug}”.\n\n${usage}`);
  const { remarks, text, svg } = await still({ exhibit: slug, link, language }, wasm);
  if (remarks.length > 0) throw new Refused(`${typed}: ${remarks.join(' ')}`);
  const title = await inPage(wasm, async () => {
    const { loadMessages } = await import('../../www/src/words/load.ts');
    return (await loadMessages(language, [slug])).text('title');
  });
  return {
    text: await spoken(parts, ofMoment(slug, link, { title, svg, text }), language, wasm),
    remarks,
  };
}

async function spoken(
  parts: Parts,
  wanted: Omit<Wanted, 'language' | 'words'>,
  language: Language,
  wasm: Wasm,
): Promise<string> {
  const words = await inPage(wasm, async () => {
    const { loadMessages } = await import('../../www/src/words/load.ts');
    return loadMessages(language, ['one-file']);
  });
  return oneFile(parts, { ...wanted, language, words });
}
