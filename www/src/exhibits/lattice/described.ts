import { listed } from '../../words/listed.ts';
import type { Sentence } from '../../words/sentence.ts';
import { verdict } from './account.ts';
import { type LatticeFrame, stateOf } from './picture/view.ts';

/** The text describes up to this many rows one by one. Of a larger picture it describes only the asked point. */
const MOST_ROWS = 64;

/** The picture in words, row by row: a reader of the text can answer every question about it. */
export function describe(frame: LatticeFrame, language: string): readonly Sentence[] {
  const { colours, cursor } = frame;
  const { columns, rows, steps } = colours;
  const asked: Sentence[] = frame.explained ? [verdict(frame.explained, frame.arrows)] : [];
  if (Math.max(columns, rows) > MOST_ROWS) {
    return [{ id: 'lattice-state-large', args: { cursor, steps, columns, rows } }, ...asked];
  }
  const sentences: Sentence[] = [];
  const count = { lost: 0, won: 0, covered: 0, 'not-yet': 0, coming: 0 };
  for (let n = 0; n < rows; n += 1) {
    const lost: string[] = [];
    let coloured = 0;
    for (let m = 0; m < columns; m += 1) {
      const state = stateOf(frame, { m, n });
      count[state] += 1;
      if (state === 'lost') lost.push(String(m));
      if (state !== 'not-yet') coloured += 1;
    }
    if (coloured === 0) continue;
    const game = frame.apples ? 'apples' : 'other';
    const list = listed(lost, language, { type: 'conjunction', style: 'narrow' });
    const args = { n, coloured, lost: list, game };
    sentences.push({ id: lost.length > 0 ? 'row-lost' : 'row-won', args });
  }
  const { lost, won, covered } = count;
  return [
    { id: 'lattice-state', args: { cursor, steps, lost, won, covered } },
    ...asked,
    ...(covered > 0 ? [] : sentences),
  ];
}
