/** What the buttons of the editor insert: well-formed text with words to be replaced. */
import type { Slug } from '../../exhibits/slugs.ts';
import type { Messages } from '../../words/messages.ts';
import { figureText } from '../edit.ts';

/** The kinds of blocks besides figures, in the order of their buttons. */
export const insertable = ['choice', 'number', 'lines', 'note'] as const;
export type Insertable = (typeof insertable)[number];

/** A block, and the part of it that is selected so that typing replaces it. */
export interface NewBlock {
  readonly block: string;
  readonly chosen: string;
}

export function newBlock(kind: Insertable, words: Messages): NewBlock {
  const ask = words.text('insert-question');
  switch (kind) {
    case 'choice': {
      const right = `- [x] ${words.text('insert-right')}\n  > ${words.text('insert-why')}`;
      const wrong = `- [ ] ${words.text('insert-wrong')}\n  > ${words.text('insert-look')}`;
      return { block: `${ask}\n\n${right}\n${wrong}`, chosen: ask };
    }
    case 'number':
      return { block: `${ask}\n\n____ = 12`, chosen: ask };
    case 'lines': {
      const write = words.text('insert-write');
      return { block: `${write}\n\n____`, chosen: write };
    }
    case 'note': {
      const note = words.text('insert-note');
      return { block: `> [!TEACHER]\n> ${note}`, chosen: note };
    }
  }
}

/** A figure with the opening of its exhibit. */
export function newFigureBlock(slug: Slug, words: Messages): NewBlock {
  const name = words.text(`nav-${slug}`);
  return { block: figureText(slug, '', name), chosen: name };
}

/** A lesson to begin with. */
export const newLesson = (words: Messages): string =>
  `---\nlang: ${words.language}\n---\n# ${words.text('insert-lesson')}\n\n## ${words.text('insert-moment')}\n${words.text('insert-words')}\n`;
