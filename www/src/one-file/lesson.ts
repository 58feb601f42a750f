/** A lesson as one HTML file, made in the browser from the files of the site. */
import { render } from 'lit';
import type { Lesson } from '../lesson/lesson.ts';
import { drawnSheet } from '../lesson/paper/print.ts';
import { sheetStyles } from '../lesson/paper/styles.ts';
import { readLesson } from '../lesson/read.ts';
import type { Language } from '../words/language.ts';
import { loadMessages } from '../words/load.ts';
import { oneFile } from './make.ts';
import { siteParts } from './site.ts';
import { ofLesson } from './wanted.ts';

/** What a lesson becomes besides its text. */
export interface LessonOptions {
  /** The language of what surrounds the words. The file has no other. */
  readonly language: Language;
  /** More attributes of the page's element, such as what tells it of a learning platform. */
  readonly attributes?: Readonly<Record<string, string>>;
}

/**
 * The whole HTML of a lesson. The page needs the script of figures, `embed.js`, because it draws them for where no script
 * runs. Rejects if a file of the site cannot be fetched. Costs some seconds, and a megabyte or more.
 */
export async function oneFileOfLesson(
  text: string,
  { language, attributes = {} }: LessonOptions,
): Promise<string> {
  const lesson = readLesson(text);
  const words = await loadMessages(language, ['one-file']);
  const still = await stillOf(lesson, language);
  const begun = ofLesson(lesson, still);
  return oneFile(await siteParts(), {
    ...begun,
    attributes: { ...attributes, ...begun.attributes },
    language,
    words,
  });
}

/** The lesson on paper, as markup: every text in it was drawn as a text. */
async function stillOf(lesson: Lesson, language: Language): Promise<string> {
  const unseen = document.createElement('div');
  unseen.inert = true;
  unseen.ariaHidden = 'true';
  // What is hidden would have no colours to copy.
  unseen.style.cssText =
    'position: fixed; inset: 0 auto auto 0; z-index: -1; inline-size: 50rem; max-block-size: 100vh; overflow: hidden';
  document.body.append(unseen);
  try {
    const sheet = await drawnSheet(lesson, language, unseen, {});
    const drawn = document.createElement('div');
    render(sheet, drawn);
    for (const canvas of drawn.querySelectorAll('canvas')) {
      const picture = document.createElement('img');
      picture.src = canvas.toDataURL();
      canvas.replaceWith(picture);
    }
    return `<style>${sheetStyles.cssText}</style>${drawn.innerHTML.replaceAll(/<!--.*?-->/gs, '')}`;
  } finally {
    unseen.remove();
  }
}
