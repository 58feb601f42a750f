/** A place in px of the picture. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** How far a hanging row reaches down at most, in parts of its width. */
const SAG = 0.4;
/** Fewer objects do not hang. */
const FEWEST = 3;
/** The radius of an object, in parts of the distance of two, and the margin around the row, in px. */
export const RADIUS = 0.38;
const MARGIN = 12;
/** The distance and the width of the row follow from each other; after a few rounds they stand still. */
const ROUNDS = 12;

/** A row that hangs in an arc: so its objects are as large as the picture allows. */
export interface Hanging {
  readonly pitch: number;
  cell(at: number): Spot;
}

/** The arc for a row of `cells` objects at most `most` px apart; undefined where an arc gains nothing. */
export function hanging(
  cells: number,
  { width, height }: { readonly width: number; readonly height: number },
  most: number,
): Hanging | undefined {
  if (cells < FEWEST) return undefined;
  const straight = Math.min(most, (width - 2 * MARGIN) / cells);
  let [pitch, chord, sag] = [straight, 0, 0];
  for (let round = 0; round < ROUNDS; round += 1) {
    const across = 2 * (RADIUS * pitch + MARGIN);
    chord = width - across;
    sag = Math.min(SAG * chord, height - across);
    if (sag <= 0 || chord <= 0) return undefined;
    const half = 2 * Math.atan((2 * sag) / chord);
    pitch = (chord / Math.sin(half)) * Math.sin(half / (cells - 1));
  }
  if (pitch <= straight || pitch > most) return undefined;
  const half = 2 * Math.atan((2 * sag) / chord);
  const radius = chord / (2 * Math.sin(half));
  const top = (height - sag) / 2;
  const cell = (at: number): Spot => {
    const angle = half * ((2 * at) / (cells - 1) - 1);
    return {
      x: width / 2 + radius * Math.sin(angle),
      y: top + radius * (Math.cos(angle) - Math.cos(half)),
    };
  };
  return { pitch, cell };
}
