/** A lesson in somebody else's page. */
import { FRAME } from '../../share/address.ts';
import { attributes, text } from '../../share/markup.ts';
import { type Lesson, plainWords } from '../lesson.ts';

/** The height of a frame in px: words, a figure and what it asks stand above one another in a column of text. What is higher scrolls. */
const HEIGHT = 820;

/** The frame of a lesson's link, with the link below it for pages that strip frames. */
export function lessonFrame({ title }: Pick<Lesson, 'title'>, address: string): string {
  const name = plainWords(title).trim() || 'Appleyard';
  const frame = attributes({
    src: address,
    title: name,
    allow: 'fullscreen; clipboard-write',
    ...FRAME,
    height: HEIGHT,
    loading: 'lazy',
  });
  return `<figure><iframe${frame}></iframe><figcaption><a${attributes({ href: address })}>${text(name)}</a></figcaption></figure>`;
}
