/** `npm run lesson`: a lesson on paper, as one HTML file, without a browser. */
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { render } from '@lit-labs/ssr';
import { collectResultSync } from '@lit-labs/ssr/lib/render-result.js';
import { html } from 'lit';
import type { FigureBlock, Lesson } from '../../www/src/lesson/lesson.ts';
import { plainWords } from '../../www/src/lesson/lesson.ts';
import { type AskedOnPaper, askedBy } from '../../www/src/lesson/paper/asked.ts';
import { sheetStyles } from '../../www/src/lesson/paper/styles.ts';
import { readLesson } from '../../www/src/lesson/read.ts';
import {
  type Language,
  languageOf,
  languages,
  languageTags,
} from '../../www/src/words/language.ts';
import { given, oneOf, Refused, reason, write } from './command.ts';
import { inPage, type Wasm } from './page.ts';
import { still } from './still.ts';

export const usage = `npm run lesson -- lesson.md -o handout.html [OPTIONS]

Writes the handout of a lesson: its words, pictures, tasks and boxes, without any answer.
Open it in a browser to print it, or to save it as a PDF.

  -o, --output FILE     it ends in .html
  --teacher             the sheet of the teacher, with all answers and notes
  --paper a4|letter     A4 unless you say otherwise
  --lang en|zh|es       the language of what surrounds the words; that of the lesson unless you say otherwise
  --base ADDRESS        of the site, for a code beside each figure, such as https://example.org/appleyard/`;

const papers = { a4: 'A4', letter: 'letter' } as const;
/** The ground of a picture. */
const TINT = 'rgb(251, 248, 241)';
/** The width of a column of paper, in px of the page. */
const COLUMN = 640;

const options = {
  output: { type: 'string', short: 'o' },
  teacher: { type: 'boolean' },
  paper: { type: 'string' },
  lang: { type: 'string' },
  base: { type: 'string' },
} as const;

/** What `say` gets is printed. */
export async function lessonCommand(
  args: readonly string[],
  wasm: Wasm,
  say: (line: string) => void,
): Promise<void> {
  const { values, positionals } = given(args, options, usage);
  const [file] = positionals;
  if (file === undefined || positionals.length > 1 || values.output === undefined)
    throw new Refused(usage);
  if (extname(values.output).toLowerCase() !== '.html')
    throw new Refused(
      `“${values.output}” must end in .html. Open the HTML in a browser and print it there, to paper or as a PDF.`,
    );
  const paper = oneOf(
    'the paper',
    values.paper ?? 'a4',
    Object.keys(papers) as (keyof typeof papers)[],
  );
  const lesson = readLesson(textOf(file));
  const language =
    values.lang === undefined
      ? (languageOf([lesson.language]) ?? 'en')
      : oneOf('the language', values.lang, languages);
  const { page, remarks } = await lessonPage(
    { lesson, language, teacher: values.teacher === true, size: papers[paper], base: values.base },
    wasm,
  );
  for (const remark of remarks) say(remark);
  write(values.output, page);
  say(`${values.output}: ${plainWords(lesson.title)}, ${lesson.moments.length} moments`);
}

export function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Refused(`The lesson ${file} cannot be read: ${reason(error)}.`);
  }
}

interface Wanted {
  readonly lesson: Lesson;
  readonly language: Language;
  readonly teacher: boolean;
  /** The address of the site, with a slash at its end; undefined for no codes. */
  readonly base?: string | undefined;
}

/** The page of a lesson on paper, and what of its text or its links could not be read. */
export async function lessonPage(
  wanted: Wanted & { readonly size: string },
  wasm: Wasm,
): Promise<{ readonly page: string; readonly remarks: readonly string[] }> {
  const { lesson, language, size } = wanted;
  const { markup, remarks } = await lessonSheet(wanted, wasm);
  const title = plainWords(lesson.title).replaceAll('<', '&lt;');
  const page = `<!doctype html>
<html lang="${languageTags[language]}">
<meta charset="utf-8">
<title>${title}</title>
<style>@page{size:${size};margin:15mm}body{margin:0;font-family:serif}${sheetStyles.cssText}</style>
${markup}
</html>
`;
  return { page, remarks };
}

/** A lesson on paper as the content of a page, and what of its text or its links could not be read. */
export async function lessonSheet(
  { lesson, language, teacher, base }: Wanted,
  wasm: Wasm,
): Promise<{ readonly markup: string; readonly remarks: readonly string[] }> {
  const remarks: string[] = [];
  const pictures = new Map<FigureBlock, unknown>();
  const tasks = new Map<FigureBlock, AskedOnPaper>();
  for (const { blocks } of lesson.moments) {
    for (const block of blocks) {
      if (block.kind !== 'figure') continue;
      const { slug: exhibit, scene: link } = block;
      const drawn = await still({ exhibit, link, language, width: COLUMN, words: true }, wasm);
      remarks.push(...drawn.remarks.map((remark) => `${block.line}: ${remark}`));
      // Paper is white; a tint would be a grey ground on many printers.
      const svg = Buffer.from(drawn.svg.replaceAll(TINT, '#fff')).toString('base64');
      pictures.set(
        block,
        html`<img src=${`data:image/svg+xml;base64,${svg}`} alt=${drawn.text} />`,
      );
      const asked = await taskOf(block, language, wasm);
      if (asked) tasks.set(block, asked);
    }
  }
  return inPage(wasm, async () => {
    const { loadMessages } = await import('../../www/src/words/load.ts');
    const { renderSheet } = await import('../../www/src/lesson/paper/sheet.ts');
    const words = await loadMessages(language, [
      'common',
      'share',
      'notices',
      'lesson',
      'lesson-paper',
    ]);
    for (const { code, params } of lesson.notices) remarks.push(words.text(code, params));
    const body = renderSheet({
      words,
      lesson,
      picture: (block) => pictures.get(block),
      question: (block) => tasks.get(block)?.ask,
      address: ({ slug, scene }) => base && `${base}${slug}/#${scene}`,
      ...(teacher && { solution: (block: FigureBlock) => tasks.get(block)?.solution }),
    });
    return {
      markup: collectResultSync(render(body)).replaceAll(/<!--.*?-->/gs, ''),
      remarks,
    };
  });
}

/** What a figure asks; undefined if it asks nothing. */
function taskOf(
  { slug: exhibit, scene: link }: FigureBlock,
  language: Language,
  wasm: Wasm,
): Promise<AskedOnPaper | undefined> {
  return inPage(wasm, async () => {
    const { opened } = await import('./figure.ts');
    const size = { width: COLUMN, height: COLUMN };
    return askedBy(await opened({ exhibit, link, language, theme: 'light', size }));
  });
}
