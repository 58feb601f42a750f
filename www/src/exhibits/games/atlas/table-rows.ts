import type { AtlasRow, AtlasRows } from '../../../../pkg/atlas.js';

/** The core of a table of positions: its rows, piece by piece, in the order of the places. */
export interface TableRun {
  ask(method: 'rows', from: number): Promise<AtlasRows>;
}

/** All rows, piece by piece. */
export async function* allRows(
  run: TableRun,
  heard: (done: number) => void = () => {},
): AsyncGenerator<AtlasRow> {
  for (let from: number | undefined = 0; from !== undefined; ) {
    const piece: AtlasRows = await run.ask('rows', from);
    yield* piece.rows;
    heard(piece.next ?? 0);
    from = piece.next;
  }
}
