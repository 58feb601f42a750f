/** A lesson as a file that works anywhere: on GitHub or in another program its figures are links that open them. */
import { figureReplaced } from '../edit.ts';
import { type Lesson, plainWords } from '../lesson.ts';

/** The text with the whole address of each figure. `base` is the address of the site, with a slash at its end. */
export function fileText(lesson: Lesson, base: string): string {
  return lesson.moments
    .flatMap(({ blocks }) => blocks)
    .reduce((text, block) => {
      if (block.kind !== 'figure') return text;
      const { slug, scene } = block;
      return figureReplaced(text, block, `${base}${slug}/`, scene);
    }, lesson.text);
}

/** The name of a file: that of the lesson, with what a file system may not take left out. */
export function fileName(
  { title }: Pick<Lesson, 'title'>,
  ending: 'md' | 'html' | 'zip' = 'md',
): string {
  const words = plainWords(title)
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return `${(words ?? ['lesson']).join('-').slice(0, 60)}.${ending}`;
}
