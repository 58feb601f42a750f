/** `npm run still`: reads its arguments, draws, and writes the files. */
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { slugs } from '../../www/src/exhibits/slugs.ts';
import { type Language, languageOf, languages } from '../../www/src/words/language.ts';
import { isSlug, postedIn } from './posts.ts';
import { rastered } from './raster.ts';
import { figureId, still, type Theme, type Wasm } from './still.ts';

export const usage = `npm run still -- 'nim#v=1&heaps=1,4,5,7' [MORE LINKS] [OPTIONS]
npm run still -- --post FILE… [OPTIONS]

Makes the picture of each moment, and prints its file and its alternative text.

  --lang en|zh|es       the language of the words; English unless the post says otherwise
  --theme light|dark    light unless the snippet says otherwise
  --width PIXELS        from 160 to 4096; 960 unless you say otherwise
  --base ADDRESS        of the site, for the link under the picture, such as https://example.org/appleyard/
  -o, --output FILE     it ends in .png or .svg. For several pictures it is a folder
  --bare                the picture without title, legend, narration and link
  --post                the files are posts, in HTML or Markdown: makes a picture of each figure in them,
                        beside the post, and names it as the figure's id does`;

/** The call cannot be followed. The message says everything. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

/** The width of a picture in pixels. */
const [LEAST, USUAL, MOST] = [160, 960, 4096];
/** The column of text for which a figure draws, in px of the page. */
const COLUMN = 640;
const themes = ['light', 'dark'] as const;
const endings = ['.png', '.svg'] as const;

/** A picture to be made. */
interface Job {
  readonly exhibit: string;
  readonly link: string;
  readonly file: string;
  readonly lang: string | undefined;
  readonly theme: string | undefined;
  readonly base: string | undefined;
}

const options = {
  lang: { type: 'string' },
  theme: { type: 'string' },
  width: { type: 'string' },
  base: { type: 'string' },
  output: { type: 'string', short: 'o' },
  bare: { type: 'boolean' },
  post: { type: 'boolean' },
} as const;

/** What `say` gets is printed: a line for each picture. */
export async function stillCommand(
  args: readonly string[],
  wasm: Wasm,
  say: (line: string) => void,
): Promise<void> {
  const { values, positionals } = given(args, options, usage);
  const width = widthOf(values.width);
  if (positionals.length === 0) throw new Refused(usage);
  const jobs = values.post
    ? positionals.flatMap((post) => jobsOfPost(post, values.output))
    : jobsOfLinks(positionals, values.output);
  for (const { exhibit, link, file, lang, theme, base } of jobs) {
    if (!isSlug(exhibit)) {
      throw new Refused(`There is no exhibit “${exhibit}”. There are: ${slugs.join(', ')}.`);
    }
    const ending = oneOf('the ending of the file', extname(file).toLowerCase(), endings);
    const picture = await still(
      {
        exhibit,
        link,
        language: languageFor(values.lang, lang),
        theme: oneOf('the theme', values.theme ?? plainTheme(theme), themes),
        width: Math.min(COLUMN, width),
        words: !values.bare,
        base: values.base ?? base,
      },
      wasm,
    ).catch((error: unknown) => {
      throw new Refused(`${exhibit}#${link}: ${error instanceof Error ? error.message : error}`);
    });
    if (picture.remarks.length > 0) {
      throw new Refused(`${exhibit}#${link}: ${picture.remarks.join(' ')}`);
    }
    if (ending === '.png') {
      const { png, wordless } = rastered(picture.svg, width);
      write(file, png);
      if (wordless) {
        say(
          `${file}: no font of this machine has Chinese characters, so the picture has no words.`,
        );
      }
    } else write(file, sized(picture.svg, width));
    say(`${file}: ${picture.text}`);
  }
}

/** What a call gives, by these options; refused with the usage if it gives another. */
export function given<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new Refused(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

function widthOf(typed = String(USUAL)): number {
  const width = Number(typed);
  if (Number.isInteger(width) && width >= LEAST && width <= MOST) return width;
  throw new Refused(`The width is “${typed}”: it must be a whole number from ${LEAST} to ${MOST}.`);
}

export function oneOf<T extends string>(what: string, typed: string, all: readonly T[]): T {
  const found = all.find((one) => one === typed);
  if (found !== undefined) return found;
  throw new Refused(`“${typed}” is not possible: ${what} must be one of ${all.join(', ')}.`);
}

/** The wanted language, or else the one that the post names, if there are words in it. */
const languageFor = (wanted: string | undefined, posted: string | undefined): Language =>
  wanted === undefined ? (languageOf([posted]) ?? 'en') : oneOf('the language', wanted, languages);

/** A theme that depends on the reader has no picture of its own, so it is light. */
const plainTheme = (theme: string | undefined): Theme => (theme === 'dark' ? 'dark' : 'light');

function jobsOfLinks(links: readonly string[], output: string | undefined): Job[] {
  const folder = output !== undefined && (links.length > 1 || isFolder(output));
  return links.map((typed) => {
    const [page = '', ...hash] = typed.split('#');
    const link = hash.join('#');
    const [, base, exhibit = page] = /^(https?:\/\/.*\/)?([^/]+)\/?$/.exec(page) ?? [];
    const name = `${figureId({ exhibit, link })}.png`;
    const file = folder ? join(output, name) : (output ?? name);
    return { exhibit, link, file, lang: undefined, theme: undefined, base };
  });
}

function jobsOfPost(post: string, output: string | undefined): Job[] {
  let text: string;
  try {
    text = readFileSync(post, 'utf8');
  } catch (error) {
    throw new Refused(`The post ${post} cannot be read: ${reason(error)}.`);
  }
  const found = postedIn(text);
  if (found.length === 0) {
    throw new Refused(
      `${post} has no figure: neither an element <appleyard-…> nor a frame of embed.html.`,
    );
  }
  return found.map(({ id, ...figure }) => {
    const name = id && /^[\w.-]+$/.test(id) ? id : figureId(figure);
    return { ...figure, file: join(output ?? dirname(post), `${name}.png`) };
  });
}

const isFolder = (path: string): boolean =>
  /[/\\]$/.test(path) || (existsSync(path) && statSync(path).isDirectory());

/** An SVG that asks for another width than it was drawn with. */
const sized = (svg: string, width: number): string =>
  svg.replace(/ width="([\d.]+)" height="([\d.]+)"/, (_, wide: string, high: string) => {
    const height = Math.round((Number(high) * width) / Number(wide));
    return ` width="${width}" height="${height}"`;
  });

export function write(file: string, content: string | Buffer): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  } catch (error) {
    throw new Refused(`The file ${file} cannot be written: ${reason(error)}.`);
  }
}

export const reason = (error: unknown): string =>
  (error as NodeJS.ErrnoException).code ?? String(error);
