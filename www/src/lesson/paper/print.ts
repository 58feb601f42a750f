/** Prints a whole lesson from its page: its figures are opened once more as their teacher gave them. */
import { nothing, render, type TemplateResult } from 'lit';
import type { AppleyardElement } from '../../embed/element.ts';
import { siteBase } from '../../share/base.ts';
import { canvasOf } from '../../stage/export/paint.ts';
import { sheetNow } from '../../stage/export.ts';
import type { AnyFigure } from '../../stage/figure.ts';
import type { Language } from '../../words/language.ts';
import { loadMessages } from '../../words/load.ts';
import type { Messages } from '../../words/messages.ts';
import type { FigureBlock, Lesson } from '../lesson.ts';
import { type AskedOnPaper, askedBy } from './asked.ts';
import { renderSheet, type Sheet as SheetParts } from './sheet.ts';

/** An element of this page, which has its figure. */
type Drawn = AppleyardElement & {
  readonly figure: AnyFigure | undefined;
  readonly updateComplete: Promise<boolean>;
};

/** A figure as paper shows it. */
interface OnPaper {
  readonly picture: Element | undefined;
  readonly asked: AskedOnPaper | undefined;
}

/** The words of a sheet, beside those of the page. */
const WORDS = ['common', 'share', 'notices', 'lesson', 'lesson-paper'];
/** The pixels of a raster for each px, for fine printers. */
const DENSITY = 3;

/** Draws the sheet into a place that only paper shows, and opens the browser's dialog once all its figures stand. */
export async function printLesson(
  lesson: Lesson,
  { language }: Messages,
  into: HTMLElement,
  teacher: boolean,
): Promise<void> {
  const base = siteBase();
  const sheet = await drawnSheet(lesson, language, into, {
    address: ({ slug, scene }) => `${base.url}${slug}/#${scene}`,
    teacher,
  });
  render(sheet, into);
  addEventListener('afterprint', () => render(nothing, into), { once: true });
  print();
}

/** The sheet of a lesson, with the addresses of its figures or without. They are opened in `unseen`, one after the other. */
export async function drawnSheet(
  lesson: Lesson,
  language: Language,
  unseen: HTMLElement,
  {
    address = () => undefined,
    teacher = false,
  }: { readonly address?: SheetParts['address']; readonly teacher?: boolean },
): Promise<TemplateResult> {
  const words = await loadMessages(language, WORDS);
  const drawn = new Map<FigureBlock, OnPaper>();
  for (const { blocks } of lesson.moments) {
    for (const block of blocks)
      if (block.kind === 'figure') drawn.set(block, await drawnOnce(block, language, unseen));
  }
  return renderSheet({
    words,
    lesson,
    picture: (block) => drawn.get(block)?.picture,
    question: (block) => drawn.get(block)?.asked?.ask,
    address,
    ...(teacher && { solution: (block: FigureBlock) => drawn.get(block)?.asked?.solution }),
  });
}

/** Opens a figure where nobody sees it, and takes its picture and its question. One that cannot be drawn has none. */
async function drawnOnce(
  { slug, scene }: FigureBlock,
  language: Language,
  unseen: HTMLElement,
): Promise<OnPaper> {
  const element = document.createElement(`appleyard-${slug}`) as Drawn;
  element.lang = language;
  element.setAttribute('theme', 'light');
  element.setAttribute('scene', scene);
  unseen.append(element);
  await element.ready.catch(() => undefined);
  const { figure } = element;
  const asked = figure && (await askedBy(figure));
  await element.updateComplete;
  const sheet = figure && (await sheetNow(figure as never));
  element.remove();
  // Paper is white; a tint would be a grey ground on many printers.
  sheet?.svg.firstElementChild?.setAttribute('fill', '#fff');
  const picture = sheet && (sheet.rasters.size > 0 ? canvasOf(sheet, DENSITY) : sheet.svg);
  return { picture, asked };
}
