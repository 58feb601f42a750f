/** A colour as a painter in the core takes it. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** What tokens of the theme are as colours, where the element stands: its page may have overridden them. */
export function rgbOf(root: ShadowRoot | Element, tokens: readonly string[]): Rgb[] {
  const probe = document.createElement('span');
  root.append(probe);
  const context = Object.assign(document.createElement('canvas'), {
    width: 1,
    height: 1,
  }).getContext('2d', { willReadFrequently: true });
  // A canvas reads any CSS colour; the probe resolves what the token refers to.
  const colours = tokens.map((token): Rgb => {
    probe.style.color = `var(${token})`;
    if (!context) return [0, 0, 0];
    context.fillStyle = getComputedStyle(probe).color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return [red, green, blue];
  });
  probe.remove();
  return colours;
}
