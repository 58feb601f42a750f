/** A colour in the form that a painter of the core takes. */
export type Rgb = readonly [red: number, green: number, blue: number];
/** Colours in equal steps from one to another. */
export function ramp(from: Rgb, to: Rgb, steps: number): Rgb[] {
  return Array.from({ length: steps }, (_, at) => {
    const part = steps > 1 ? at / (steps - 1) : 0;
    const mix = (of: 0 | 1 | 2) => Math.round(from[of] + (to[of] - from[of]) * part);
    return [mix(0), mix(1), mix(2)];
  });
}

/** The same with its opacity, each from 0 to 255. */
export type Rgba = readonly [...Rgb, alpha: number];

/** Reads any colour that the browser knows, with the help of a canvas. */
export function colourReader(): (colour: string) => Rgba {
  const context = Object.assign(document.createElement('canvas'), {
    width: 1,
    height: 1,
  }).getContext('2d', { willReadFrequently: true });
  return (colour) => {
    if (!context) return [0, 0, 0, 255];
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha];
  };
}

/** The colours of theme tokens where the element stands, because its page may have overridden them. */
export function rgbOf(root: ShadowRoot | Element, tokens: readonly string[]): Rgb[] {
  const probe = document.createElement('span');
  root.append(probe);
  const read = colourReader();
  // The probe resolves what the token refers to.
  const colours = tokens.map((token): Rgb => {
    probe.style.color = `var(${token})`;
    const [red, green, blue] = read(getComputedStyle(probe).color);
    return [red, green, blue];
  });
  probe.remove();
  return colours;
}
