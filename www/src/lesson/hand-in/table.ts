/** The table of a class as rows for a file. */

import type { Row } from '../../stage/export/table.ts';
import type { Messages } from '../../words/messages.ts';
import type { Lesson } from '../lesson.ts';
import { plainWords } from '../lesson.ts';
import type { Collected } from './judge.ts';

/** A text of a pupil that a spreadsheet does not take for a formula. */
const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/** The rows with the names of the columns first: how each question ended, in how many tries, and the answer. */
export function* classRows(
  { questions, pupils }: Collected,
  { moments }: Lesson,
  words: Messages,
): Generator<Row> {
  const named = questions.flatMap(({ key, moment }) => {
    const title = `${key} ${plainWords(moments[moment]?.title ?? [])}`.trim();
    return [
      title,
      `${key} ${words.text('collect-tries')}`,
      `${key} ${words.text('collect-answer')}`,
    ];
  });
  yield [words.text('collect-pupil'), words.text('collect-score'), ...named];
  for (const { name, cells, score } of pupils) {
    const ended = cells.flatMap(({ state, tries, text }) => [
      words.text(`hand-in-state-${state}`),
      tries === 0 ? '' : tries,
      harmless(text),
    ]);
    yield [harmless(name), score === undefined ? '' : Math.round(100 * score), ...ended];
  }
}
