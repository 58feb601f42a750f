import { painted } from '../stage/export/paint.ts';
import type { Sheet } from '../stage/export/sheet.ts';
import { type Exportable, save, sheetNow } from '../stage/export.ts';
import type { Language } from '../words/language.ts';
import type { Messages } from '../words/messages.ts';
import { pictureText } from './picture-text.ts';

/** A figure in the page, of which a picture is taken. */
export interface Pictured extends Omit<Exportable, 'csv'> {
  readonly updateComplete: Promise<unknown>;
}

/** A column of text has this width, in px, and so has a picture inside the code. */
const COLUMN = 640;
/** A file has this number of pixels for each px of the column, for fine screens. */
const DENSITY = 2;
/** A picture inside the code may have this number of bytes, because every reader of the page loads them. */
export const MOST_INSIDE = 80 * 1024;
/** How long the code that describes a figure may take to come, in ms, and how often it is looked for. */
const [PATIENCE, BEAT] = [5000, 50];

/** The picture of what a figure shows, in a language. */
export interface MomentPicture {
  /** For those who do not see it. */
  readonly text: string;
  /** Its height in a column of text of 640 px. */
  readonly height: number;
  /** A small picture, as an address that has the picture in it. */
  readonly inside: string;
  /** The bytes of the small picture. */
  readonly bytes: number;
  /** Saves a picture for fine screens as a file. */
  download(name: string): Promise<void>;
}

/**
 * Takes the picture, and gives its text and the words of that language: all that the figure has, and these
 * files. For that moment the figure behind the dialog speaks the language.
 */
export async function momentPicture(
  figure: Pictured,
  language: Language,
  files: readonly string[],
): Promise<readonly [MomentPicture, Messages]> {
  await figure.vocabulary.more(...files);
  await described(figure);
  const [sheet, text, words] = await figure.vocabulary.within(language, async () => {
    await figure.updateComplete;
    const shown = await sheetNow(figure);
    const { words } = figure.vocabulary;
    if (!words) throw new Error('the figure has no words');
    return [shown, pictureText(figure, words), words] as const;
  });
  if (!sheet) throw new Error('the figure shows no picture');
  return [await pictureOf(sheet, text), words];
}

async function pictureOf(sheet: Sheet, text: string): Promise<MomentPicture> {
  const { width, height } = sheet.svg.viewBox.baseVal;
  const small = await painted(sheet, COLUMN / width);
  return {
    text,
    height: Math.round((COLUMN * height) / width),
    inside: await addressOf(small),
    bytes: small.size,
    download: async (name) => save(name, await painted(sheet, (DENSITY * COLUMN) / width)),
  };
}

/** Waits until the code that describes the figure has come. Without it, the text only says what happens. */
async function described(figure: Pictured): Promise<void> {
  for (
    let waited = 0;
    figure.seen.description().length === 0 && waited < PATIENCE;
    waited += BEAT
  ) {
    await new Promise((resolve) => setTimeout(resolve, BEAT));
  }
}

function addressOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
