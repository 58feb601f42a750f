import type { Column } from '../../stage/export/game-table.ts';
import type { Row } from '../../stage/export.ts';
import type { Messages } from '../../words/messages.ts';
import { printedGroups } from './account.ts';
import type { ChainRecord } from './play.ts';
import { variants } from './tables/values-table.ts';

/** The columns of a game's table: what each ply took, and what it left. */
export function columns(words: Messages): readonly Column<ChainRecord['plies'][number]>[] {
  return [
    [
      words.text('column-objects-taken'),
      ({ chosen }) =>
        Array.from({ length: chosen?.count ?? 0 }, (_, at) => (chosen?.first ?? 0) + at + 1).join(
          ' ',
        ),
    ],
    // The spaces keep spreadsheets from reading the cells as one number.
    [words.text('column-row'), ({ position }) => [...position.cells].join(' ')],
    [words.text('column-groups'), ({ position }) => printedGroups([...position.groups])],
  ];
}

/** The exact values of all rows, for a spreadsheet: `+k` wins in k plies, `-k` loses in k. */
export function* valueRows(values: Int32Array, words: Messages): Generator<Row> {
  yield [words.text('column-objects'), ...variants.map((game) => words.text('column-game', game))];
  const games = variants.length;
  for (let at = 0; at < values.length; at += games) {
    yield [at / games + 1, ...values.subarray(at, at + games)];
  }
}
