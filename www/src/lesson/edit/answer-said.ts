/** Whether what a figure says with hints answers a question of its moment. */
import { type Block, plainNumber, plainWords } from '../lesson.ts';

/** What a figure says of its moment, with hints and without. */
export interface Said {
  readonly hinted: string;
  readonly plainly: string;
}

/** The answer to a question of these blocks that a figure says only with hints, as the teacher wrote it; undefined if it says none. */
export function answerSaid(
  blocks: readonly Block[],
  { hinted, plainly }: Said,
): string | undefined {
  const tells = (answer: string): boolean => says(hinted, answer) && !says(plainly, answer);
  for (const block of blocks) {
    if (block.kind === 'number' && tells(block.answer)) return block.answer;
    if (block.kind !== 'choice') continue;
    const texts = block.options.map(({ words, right }) => ({
      text: plainWords(words).trim(),
      right,
    }));
    // A sentence that names a wrong answer, too, tells nobody which one is right.
    if (texts.some(({ text, right }) => !right && tells(text))) continue;
    const said = texts.find(({ text, right }) => right && tells(text));
    if (said) return said.text;
  }
  return undefined;
}

/** Whether a text has an answer as whole words, in any case; a number as a number of its own. */
function says(text: string, answer: string): boolean {
  const words = answer.replace(/[.!?。！？]+$/u, '').trim();
  if (words === '') return false;
  if (plainNumber(words) !== undefined)
    return (text.match(/(?<![\p{L}\d])[-−]?\d+(?:[.,]\d+)*(?!\p{L})/gu) ?? []).some(
      (one) => plainNumber(one) === plainNumber(words),
    );
  const escaped = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
  // Words of Chinese have no blanks between them.
  const [before, after] = /\p{Script=Han}/u.test(words)
    ? ['', '']
    : ['(?<![\\p{L}\\d])', '(?![\\p{L}\\d])'];
  return new RegExp(before + escaped + after, 'iu').test(text);
}
