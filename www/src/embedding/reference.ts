/**
 * What the guide lists about an element besides its attributes. A test compares it with the elements. The
 * messages are `guide-property-step`, `guide-event-finish`, `guide-part-sheet` and so on.
 */
import { slugs } from '../exhibits/slugs.ts';
import { type Attribute, attributes } from '../share/options.ts';
import { tokens } from '../theme/tokens.ts';

/** The form of an attribute's values. */
export function valuesOf(attribute: Attribute): string {
  const { name, kind } = attribute;
  switch (kind) {
    case 'scene':
      return `${name}="v=1&amp;cursor=168"`;
    case 'step':
      return `${name}="12"`;
    case 'size':
      return `${name}="${name === 'width' ? 640 : 480}"`;
    case 'choice':
      return `${name}="${attribute.choices.join('|')}"`;
    case 'flag':
      return name;
  }
}

export { attributes };

/** Properties by name, with their form in a script. */
export const properties = [
  ['scene', 'figure.scene = "v=1&cursor=57"'],
  ['step', 'figure.step = 12'],
  ['lastStep', 'figure.lastStep'],
  ['playing', 'figure.playing = true'],
  ['ready', 'await figure.ready'],
  ['currentLink', 'figure.currentLink()'],
] as const;

/** The attributes that are also properties of the same name and value. */
export const mirrored = attributes.filter(({ name }) => name !== 'scene').map(({ name }) => name);

export const events = ['ready', 'step', 'finish', 'scenechange', 'answer'] as const;

export const parts = [
  'figure',
  'sheet',
  'caption',
  'narration',
  'transport',
  'panel',
  'lesson',
] as const;

/** A custom property with its values in the light and the dark theme. */
export interface CustomProperty {
  readonly name: string;
  readonly light: string;
  readonly dark: string;
}

/** The size of the type. In other people's pages only, so the style sheet of all pages does not have it. */
export const TYPE_SIZE = '--appleyard-size';

/** Read from the style sheet that uses them. A font has the same value in both themes. */
export const customProperties: readonly CustomProperty[] = [
  ...read(tokens.cssText),
  { name: TYPE_SIZE, light: '1rem', dark: '1rem' },
];

/**
 * For the style sheet of a page: the room of figures of the usual size, which the page then keeps before our
 * script has come. The script gives them the same room. Paper needs none.
 */
export const roomStyles = `@media screen {
  ${slugs.map((slug) => `appleyard-${slug}`).join(', ')} {
    display: block;
    inline-size: 640px;
    max-inline-size: 100%;
    block-size: max-content;
    aspect-ratio: 640 / 480;
    min-block-size: 480px;
  }
}`;

function read(sheet: string): CustomProperty[] {
  const found = new Map<string, CustomProperty>();
  for (const [, name = '', rest = ''] of sheet.matchAll(
    /var\((--appleyard-[a-z-]+),\s*([^;]*)\);/g,
  )) {
    const [, light = rest, dark = rest] = /^light-dark\(([^,]+),\s*([^)]+)\)$/.exec(rest) ?? [];
    // The first definition is the one for most languages.
    if (!found.has(name)) found.set(name, { name, light, dark });
  }
  return [...found.values()];
}
