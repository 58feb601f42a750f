/** The questions of a lesson, in the order of its text. */

import type { ChoiceBlock, FigureBlock, Lesson, LinesBlock, NumberBlock } from '../lesson.ts';
import { asks } from './asks.ts';

/** Something that a pupil answers. */
export interface Question {
  /** The number of its moment from 1 and, from its second question on, the number within it: `3`, `3.2`. */
  readonly key: string;
  /** The places of its moment, and of its block in it, from 0. */
  readonly moment: number;
  readonly at: number;
  readonly block: FigureBlock | ChoiceBlock | NumberBlock | LinesBlock;
}

export function questionsOf({ moments }: Lesson): readonly Question[] {
  return moments.flatMap(({ blocks }, moment) => {
    let number = 0;
    return blocks.flatMap((block, at): readonly Question[] => {
      if (block.kind === 'words' || block.kind === 'teacher') return [];
      if (block.kind === 'figure' && !asks(block.scene)) return [];
      number += 1;
      const key = number === 1 ? `${moment + 1}` : `${moment + 1}.${number}`;
      return [{ key, moment, at, block }];
    });
  });
}
