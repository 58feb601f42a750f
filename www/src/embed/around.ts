/** Whether the page around an element is light or dark there. */
export function themeAround(element: Element): 'light' | 'dark' {
  const parent = parentOf(element) ?? element;
  const { colorScheme, color } = getComputedStyle(parent);
  const [light, dark] = ['light', 'dark'].map((one) => colorScheme.split(' ').includes(one));
  if (light && dark) return deviceTheme.matches ? 'dark' : 'light';
  if (light || dark) return dark ? 'dark' : 'light';
  // Many pages are dark by their colours alone. If no element has a background, the ink shows what an image
  // behind it must be like.
  for (let at: Element | undefined = parent; at; at = parentOf(at)) {
    const shade = shadeOf(getComputedStyle(at).backgroundColor);
    if (shade !== undefined) return shade < 0.5 ? 'dark' : 'light';
  }
  return (shadeOf(color) ?? 0) > 0.5 ? 'dark' : 'light';
}

/** Whether the page says nothing about light and dark, so that browsers take it for light. */
export const isUndecided = (element: Element): boolean =>
  getComputedStyle(parentOf(element) ?? element).colorScheme === 'normal';

/** For pages that are light or dark as the device is. */
export const deviceTheme = matchMedia('(prefers-color-scheme: dark)');

/** The parent, also out of a shadow tree. */
function parentOf(element: Element): Element | undefined {
  const root = element.getRootNode();
  return element.parentElement ?? (root instanceof ShadowRoot ? root.host : undefined);
}

/**
 * How light a computed colour is, from 0 to 1; undefined if it hardly covers what is behind it, or is in
 * another form than `rgb`.
 */
export function shadeOf(colour: string): number | undefined {
  const numbers = /^rgba?\(([^)]*)\)$/
    .exec(colour)?.[1]
    ?.split(/[\s,/]+/)
    .map(Number);
  if (!numbers) return undefined;
  const [red = 0, green = 0, blue = 0, alpha = 1] = numbers;
  return alpha < 0.5 ? undefined : (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
}
