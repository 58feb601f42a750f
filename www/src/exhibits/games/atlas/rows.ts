import type { AtlasPlace, Level } from '../../../../pkg/atlas.js';
import type { Size } from '../../../stage/picture-view.ts';
import type { Messages } from '../../../words/messages.ts';
import type { Known } from './known.ts';
import type { RowsLayout, Spot } from './layout.ts';

/** What the rows of the graph are: plies from the start, or plies to the end. */
export type By = 'depth' | 'remoteness';

/** The rows of a game that is drawn, from the top. */
export interface Rows {
  readonly places: readonly (readonly number[])[];
  readonly names: readonly string[];
  rowOf(place: number): number;
}

const made = new WeakMap<Known, Map<By, Rows>>();

/** Rows by depth begin with the start. Rows by remoteness end with the ends of play, and begin with draws. */
export function rowsOf(known: Known, by: By): Rows {
  const mine = made.get(known) ?? new Map<By, Rows>();
  made.set(known, mine);
  const rows = mine.get(by) ?? (by === 'depth' ? byDepth(known) : byRemoteness(known));
  mine.set(by, rows);
  return rows;
}

function byDepth({ met, depths }: Known): Rows {
  const places: number[][] = [];
  for (const place of met) {
    const depth = depths[place] ?? 0;
    places[depth] ??= [];
    places[depth].push(place);
  }
  return { places, names: places.map((_, row) => `${row}`), rowOf: (place) => depths[place] ?? 0 };
}

function byRemoteness({ met, deciding, rowOf }: Known): Rows {
  const of = (place: number) => {
    const row = deciding[rowOf.get(place) ?? -1];
    return row && row.outcome !== 'D' ? row.plies : undefined;
  };
  const longest = [...met].reduce((most, place) => Math.max(most, of(place) ?? -1), -1);
  const draws = [...met].filter((place) => of(place) === undefined);
  const decided = Array.from({ length: longest + 1 }, (_, at) =>
    [...met].filter((place) => of(place) === longest - at),
  );
  const first = draws.length > 0 ? 1 : 0;
  return {
    places: first ? [draws, ...decided] : decided,
    names: [...(first ? ['='] : []), ...decided.map((_, at) => `${longest - at}`)],
    rowOf: (place) => {
      const plies = of(place);
      return plies === undefined ? 0 : first + longest - plies;
    },
  };
}

/** How many positions of each outcome stand in each row, from the top; draws have a row by depth only. */
export function levelsOf({ summary }: Known, by: By): readonly Level[] {
  return by === 'depth' ? summary.byDepth : summary.byRemoteness.toReversed();
}

/** The rows as a screen reader has them, each with how many positions stand in it; one of a game that is folded. */
export function linesOf(words: Messages, known: Known, by: By, shown: readonly number[]) {
  const { places, names } = rowsOf(known, by);
  const drawn = known.summary.drawn;
  return (drawn ? places : [shown]).map((row, at) => {
    const draws = names[at] === '=';
    const kind = !drawn ? 'folded' : draws ? 'draws' : by === 'depth' ? 'depth' : 'left';
    const numbered = drawn && !draws ? Number(names[at]) : undefined;
    const args = { kind, row: numbered, positions: row.length };
    return { name: words.text('atlas-line', args), places: row };
  });
}

/** Where the position of the game stands in a picture of rows, with the positions after it and before it. */
export function spotsAround(
  { width, height }: Size,
  rows: number,
  here: AtlasPlace | undefined,
  by: By,
): RowsLayout {
  const pitch = height / Math.max(1, rows);
  const middles = Array.from({ length: rows }, (_, row) => (row + 0.5) * pitch);
  const spots = new Map<number, Spot>();
  const rowOf = (depth: number, remoteness: number | undefined) =>
    by === 'depth' ? depth : remoteness === undefined ? 0 : rows - 1 - remoteness;
  const y = (row: number) => middles[Math.min(rows - 1, Math.max(0, row))] ?? 0;
  if (here) {
    const far = width - 80;
    spots.set(here.place, { x: far / 2, y: y(rowOf(here.depth, here.remoteness)) });
    const options = here.options.filter(({ place }) => place !== here.place);
    for (const [at, option] of options.entries()) {
      if (spots.has(option.place)) continue;
      const x = 50 + ((at + 0.5) * (far - 50)) / options.length;
      spots.set(option.place, { x, y: y(rowOf(option.depth, option.remoteness)) });
    }
  }
  return { pitch: Math.min(16, Math.max(10, pitch)), spots, middles, height };
}
