import type { Messages } from '../../../words/messages.ts';
import { takeArgs } from '../account.ts';
import { optionOf } from '../play.ts';
import type { Layout } from './layout.ts';
import type { ChainFrame, ChainWords } from './view.ts';

/** The words in the picture: the numbers of objects and joints, and the value of taking them. */
export function pictureWords(words: Messages, frame: ChainFrame, layout: Layout): ChainWords {
  const { position, values } = frame;
  return {
    mark: (take) => {
      const option = optionOf(position, take);
      const shown = option && values ? (option.outcome === 'P' ? 'wins' : 'loses') : 'no';
      const remoteness = option?.remoteness;
      const plies = remoteness === undefined ? undefined : remoteness + 1;
      const barred = option ? 'no' : 'yes';
      return words.text('mark-take', { ...takeArgs(take), shown, plies, barred });
    },
    line: (index) =>
      words.text('mark-line', {
        line: index + 1,
        lines: layout.lines,
        objects: position.groups.reduce((a, b) => a + b, 0),
      }),
    loses: words.text('picture-loses'),
    wins: words.text('picture-wins'),
    groups: words.text('picture-groups'),
  };
}
