import type { Palette, Rgb } from './shade.ts';

/** Colours of a ramp; the core scales a value to one of them. */
const STEPS = 64;

/** The palette of a figure: of the tokens that its page may have overridden, in the theme of now. */
export function paletteOf(root: ShadowRoot | HTMLElement): Palette {
  const probe = document.createElement('span');
  root.append(probe);
  const context = Object.assign(document.createElement('canvas'), {
    width: 1,
    height: 1,
  }).getContext('2d', { willReadFrequently: true });
  // A canvas reads any CSS colour; the probe resolves what the token refers to.
  const token = (name: string): Rgb => {
    probe.style.color = `var(${name})`;
    if (!context) return [0, 0, 0];
    context.fillStyle = getComputedStyle(probe).color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return [red, green, blue];
  };
  const [near, far] = [token('--ramp-near'), token('--ramp-far')];
  const ramp = Array.from({ length: STEPS }, (_, i) => between(near, far, i / (STEPS - 1)));
  const palette = { lost: token('--p-raster'), won: token('--n-raster'), ramp };
  probe.remove();
  return palette;
}

function between(from: Rgb, to: Rgb, part: number): Rgb {
  const mix = (at: 0 | 1 | 2) => Math.round(from[at] + (to[at] - from[at]) * part);
  return [mix(0), mix(1), mix(2)];
}

/** As the core's painter takes it: lost, won, then the ramp, three bytes each. */
export function paletteBytes({ lost, won, ramp }: Palette): Uint8Array {
  return Uint8Array.from([lost, won, ...ramp].flat());
}
