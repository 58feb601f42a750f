import type { RecordedPly } from '../../../pkg/games.js';
import type { Column } from '../../stage/export/game-table.ts';
import type { Messages } from '../../words/messages.ts';
import { moveArgs } from './account.ts';
import { labelOf } from './described/labels.ts';
import type { Family } from './families.ts';
import { squaresOf } from './picture/squares.ts';
import type { ShownPosition } from './shown.ts';

type Ply = RecordedPly<string, number>;

/** The columns of a game's table: where each ply went, and the board after it. */
export function columnsOf(
  words: Messages,
  family: Family,
  described?: Pick<ShownPosition, 'record' | 'hereAt'>,
): readonly Column<Ply>[] {
  if (described) {
    const label = (ply: Ply) => {
      if (ply.chosen === undefined) return '';
      const at = described.record?.plies.indexOf(ply) ?? 0;
      return labelOf(described.hereAt(at - 1), ply.chosen);
    };
    return [
      [words.text('column-square'), label],
      [words.text('column-board'), ({ position }) => position],
    ];
  }
  return [
    [
      words.text('column-square'),
      ({ chosen, position }) => {
        if (chosen === undefined) return '';
        const { from, to } = moveArgs(family, squaresOf(position), chosen);
        return [from, to].filter(Boolean).join(' ');
      },
    ],
    [words.text('column-board'), ({ position }) => position],
  ];
}
