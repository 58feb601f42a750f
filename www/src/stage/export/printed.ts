import type { Messages } from '../../words/messages.ts';
import type { Sentence } from '../../words/sentence.ts';
import type { Picture } from '../picture.ts';

/** What says something of its moment to a reader. */
interface Telling {
  /** What is said of the moment at once. */
  readonly narrator: { said(words: Messages): readonly Sentence[] };
  readonly seen: Pick<Picture, 'narration'>;
  /** The question of an open task. */
  readonly taskAsked: readonly Sentence[];
}

/**
 * What a picture says of its moment: what is said at once. Where that only invites to act, which says nothing on paper, it is
 * the first sentence that says more. The question of an open task follows.
 */
export function printed(
  { narrator, seen, taskAsked }: Telling,
  words: Messages,
): readonly Sentence[] {
  const tells = ({ id, args }: Sentence) =>
    words.nodes(id, args).some((node) => {
      return typeof node === 'string' ? node.trim() !== '' : node.tag !== 'invite';
    });
  const said = narrator.said(words);
  const moment = said.some(tells) ? said : seen.narration().filter(tells).slice(0, 1);
  return [...moment, ...taskAsked];
}
