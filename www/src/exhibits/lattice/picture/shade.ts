import type { Rgb } from '../../../stage/rgb.ts';

/** What the colour of a mark shows: who wins, how many plies are left, or the Grundy value. */
export type Shade = 'winner' | 'plies' | 'grundy';

/** The colours of a raster and of shaded marks. */
export interface Palette {
  readonly lost: Rgb;
  readonly won: Rgb;
  /** The colours from the least value to the greatest. */
  readonly ramp: readonly Rgb[];
}

/** The colour that fills the mark of a value from 0 to `most`, and whether it is dark. */
export function shadeOf(
  { ramp }: Palette,
  value: number,
  most: number,
): { fill: string; dark: boolean } {
  const at = most === 0 ? 0 : Math.floor((value * (ramp.length - 1)) / most);
  const [red, green, blue] = ramp[at] ?? [0, 0, 0];
  return {
    fill: `rgb(${red} ${green} ${blue})`,
    dark: 0.3 * red + 0.59 * green + 0.11 * blue < 128,
  };
}
