import { type Rgb, rgbOf } from '../../../stage/rgb.ts';
import type { Palette } from './shade.ts';

/** How many colours a ramp has; the core scales a value to one of them. */
const STEPS = 64;
const BLACK: Rgb = [0, 0, 0];

/** The palette of a figure in its present theme, from tokens that its page may have overridden. */
export function paletteOf(root: ShadowRoot | HTMLElement): Palette {
  const tokens = ['--ramp-near', '--ramp-far', '--p-raster', '--n-raster'];
  const [near = BLACK, far = BLACK, lost = BLACK, won = BLACK] = rgbOf(root, tokens);
  const ramp = Array.from({ length: STEPS }, (_, i) => between(near, far, i / (STEPS - 1)));
  return { lost, won, ramp };
}

function between(from: Rgb, to: Rgb, part: number): Rgb {
  const mix = (at: 0 | 1 | 2) => Math.round(from[at] + (to[at] - from[at]) * part);
  return [mix(0), mix(1), mix(2)];
}

/** The palette in the format of the core's painter: lost, won, then the ramp, three bytes each. */
export function paletteBytes({ lost, won, ramp }: Palette): Uint8Array {
  return Uint8Array.from([lost, won, ...ramp].flat());
}
