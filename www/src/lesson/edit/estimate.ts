/** How long a lesson is likely to take. */
import type { Nodes } from 'mdast';
import { type Block, type Lesson, type Moment, plainWords } from '../lesson.ts';

/** What a reader of fifteen reads in a minute and thinks about: words, and characters of Chinese. */
const [WORDS, CHARACTERS] = [120, 220];

/** What takes time besides its words, in minutes. */
const minutes = { task: 2, figure: 1, choice: 1, number: 1.5, lines: 3 } as const;

/** The minutes that a lesson is likely to take: a whole number, 0 for an empty one. */
export const lessonMinutes = ({ moments }: Pick<Lesson, 'moments'>): number =>
  Math.ceil(moments.reduce((sum, moment) => sum + momentMinutes(moment), 0));

/** Those of a moment. A note for the teacher that names minutes knows better. */
export function momentMinutes({ blocks }: Pick<Moment, 'blocks'>): number {
  const noted = blocks.flatMap((block) =>
    block.kind === 'teacher' ? notedMinutes(plainWords(block.nodes)) : [],
  );
  if (noted.length > 0) return noted.reduce((sum, one) => sum + one, 0);
  return blocks.reduce((sum, block) => sum + blockMinutes(block), 0);
}

function notedMinutes(note: string): readonly number[] {
  const [, number] = /(?:^|[^\d.,])(\d{1,3})\s*(?:min|分)/i.exec(note) ?? [];
  return number === undefined ? [] : [Number(number)];
}

function blockMinutes(block: Block): number {
  switch (block.kind) {
    case 'words':
      return reading(wordsOf(block.node));
    case 'choice':
      return (
        minutes.choice + reading(block.options.map(({ words }) => words.map(wordsOf)).join(' '))
      );
    case 'figure':
      return /(?:^|&)task=(?!none)/.test(block.scene) ? minutes.task : minutes.figure;
    case 'teacher':
      return 0;
    default:
      return minutes[block.kind];
  }
}

/** Words of different paragraphs stay apart. */
const wordsOf = (node: Nodes): string =>
  'value' in node ? node.value : 'children' in node ? node.children.map(wordsOf).join(' ') : '';

function reading(text: string): number {
  const characters = text.match(/\p{Script=Han}/gu) ?? [];
  const words = text.replace(/\p{Script=Han}/gu, ' ').match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length / WORDS + characters.length / CHARACTERS;
}
