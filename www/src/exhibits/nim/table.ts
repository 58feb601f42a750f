import type { HeapRecord, HeapWhy } from '../../../pkg/nim.js';
import { gameRows, type TabledGame } from '../../stage/export/game-table.ts';
import type { Row } from '../../stage/export.ts';
import type { Mover } from '../../stage/play.ts';
import type { Messages } from '../../words/messages.ts';
import { cancelling, verdict } from './explained/account.ts';
import type { CancelStep } from './explained/cancelling.ts';

/** The plies of a game as a table: what each ply took, and what it left. */
export function playRows(
  game: TabledGame<HeapRecord['plies'][number]>,
  heaps: number,
): Iterable<Row> {
  const { words } = game;
  return gameRows(game, [
    [
      words.text('column-heap'),
      ({ chosen }) => (chosen?.both ? '1 + 2' : chosen ? chosen.heap + 1 : ''),
    ],
    [words.text('column-taken'), ({ chosen }) => (chosen ? String(chosen.stones) : '')],
    ...Array.from({ length: heaps }, (_, heap) => {
      const left = ({ position }: HeapRecord['plies'][number]) => String(position[heap] ?? '');
      return [words.text('column-left', { heap: heap + 1 }), left] as const;
    }),
  ]);
}

/** The steps in which the bundles cancel, and the verdict after the last one. */
export function* cancelRows(
  steps: readonly CancelStep[],
  why: HeapWhy,
  who: Mover,
  tells: boolean,
  words: Messages,
): Generator<Row> {
  yield [words.text('column-step'), words.text('column-happens')];
  const sentences = tells ? [...steps.map((step) => cancelling(step, why)), verdict(why, who)] : [];
  for (const [at, { id, args }] of sentences.entries()) yield [at + 1, words.text(id, args)];
}
