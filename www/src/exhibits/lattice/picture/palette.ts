import { type Rgb, ramp, rgbOf } from '../../../stage/rgb.ts';
import type { Palette } from './shade.ts';

/** How many colours a ramp has; the core scales a value to one of them. */
const STEPS = 64;
const BLACK: Rgb = [0, 0, 0];

/** The palette of a figure in its present theme, from tokens that its page may have overridden. */
export function paletteOf(root: ShadowRoot | HTMLElement): Palette {
  const tokens = ['--ramp-near', '--ramp-far', '--p-raster', '--n-raster'];
  const [near = BLACK, far = BLACK, lost = BLACK, won = BLACK] = rgbOf(root, tokens);
  return { lost, won, ramp: ramp(near, far, STEPS) };
}

/** The palette in the format of the core's painter: lost, won, then the ramp, three bytes each. */
export function paletteBytes({ lost, won, ramp }: Palette): Uint8Array {
  return Uint8Array.from([lost, won, ...ramp].flat());
}
