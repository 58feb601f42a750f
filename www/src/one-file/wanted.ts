/** What is wanted of a file, for a lesson and for a moment: the same from the browser and from the command. */
import type { Slug } from '../exhibits/slugs.ts';
import { type Lesson, plainWords } from '../lesson/lesson.ts';
import { escaped } from '../writing/escaped.ts';
import type { Wanted } from './make.ts';

type Begun = Omit<Wanted, 'language' | 'words'>;

/** A lesson, with what is seen of it where no script runs. */
export const ofLesson = (lesson: Lesson, still: string): Begun => ({
  page: 'lesson',
  exhibits: exhibitsOf(lesson),
  title: plainWords(lesson.title) || 'Appleyard',
  attributes: { text: lesson.text },
  still,
});

/** The exhibits whose figures are in a lesson. */
export const exhibitsOf = ({ moments }: Lesson): readonly Slug[] => [
  ...new Set(
    moments.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'figure' ? [block.slug] : [])),
    ),
  ),
];

/** A moment as it looks and as it is described. */
export interface MomentStill {
  readonly title: string;
  /** The picture, an SVG without scripts. */
  readonly svg: string;
  /** The sentences of the page about it. */
  readonly text: string;
}

/** A moment, by its exhibit and the text of its link. */
export const ofMoment = (page: Slug, hash: string, { title, svg, text }: MomentStill): Begun => ({
  page,
  title: `${title} · Appleyard`,
  hash,
  // As an image, so that nothing in it can be more than a picture.
  still: `<h1>${escaped(title)}</h1>
<p><img alt="" src="data:image/svg+xml,${encodeURIComponent(svg)}"></p>
<p>${escaped(text)}</p>`,
});
