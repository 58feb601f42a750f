/**
 * The room that the attributes `width` and `height` of an element reserve for its figure, before and after
 * the figure has loaded. So nothing in the page moves when the figure comes. A frame needs no such thing,
 * because the browser reserves its height.
 */

/**
 * In a narrow column a figure needs more height than its shape gives it: as much as the attribute says, but
 * at least LEAST and at most ENOUGH, in px. ENOUGH fits on the screen of a phone.
 */
const [LEAST, ENOUGH] = [400, 480];

/** The sheet with the rooms of a document or a shadow tree, and the selectors in it. */
const rooms = new WeakMap<Node, { readonly sheet: CSSStyleSheet; readonly known: Set<string> }>();

/** The number of an attribute; 0 if it is not a whole number of at most four digits. */
const numberOf = (text: string | null): number =>
  /^\d{1,4}$/.test(text?.trim() ?? '') ? Number(text) : 0;

/** The room of a figure on a screen. */
export interface Room {
  /** Declarations of its size, which a page may overrule by its own. */
  readonly size: string;
  /** Its least height, in px. */
  readonly least: number;
}

/** The room that the attributes of a figure reserve; undefined if they reserve none. */
export function roomOf(figure: Element): Room | undefined {
  const width = numberOf(figure.getAttribute('width'));
  const height = numberOf(figure.getAttribute('height'));
  return width && height ? roomFor(width, height) : undefined;
}

function roomFor(width: number, height: number): Room {
  const least = Math.min(Math.max(height, LEAST), ENOUGH);
  // `max-content` is the height of the shape, also where a box around it has a height and would stretch it. Tools
  // that make pages, such as paged.js, would else leave a part of the room behind the edge of a page.
  const size = `display:block;box-sizing:border-box;inline-size:${width}px;max-inline-size:100%;aspect-ratio:${width}/${height};block-size:max-content;break-inside:avoid;`;
  return { size, least };
}

/**
 * The rules that keep a room until a figure has loaded. They count less than any rule of the page. On paper the picture
 * inside needs no room but its own.
 */
function rulesFor(selector: string, { size, least }: Room): readonly string[] {
  return [
    `@media not print{${selector}{${size}min-block-size:${least}px}}`,
    // The picture inside is never wider than its column, and a break of pages does not cut it.
    `${selector} :where(img){max-inline-size:100%;block-size:auto;break-inside:avoid}`,
  ];
}

/** An element of one of these names with these attributes. */
const selectorOf = (names: readonly string[], width: string | null, height: string | null) =>
  `:where(${names}):where([width="${width}"][height="${height}"]:not([presenting]))`;

/** A style sheet with the same rules for elements of some sizes, for the time before our script has come. */
export const roomSheet = (
  names: readonly string[],
  sizes: readonly { readonly width: number; readonly height: number }[],
): string =>
  sizes
    .flatMap(({ width, height }) =>
      rulesFor(selectorOf(names, `${width}`, `${height}`), roomFor(width, height)),
    )
    .join('\n');

/**
 * Keeps the room of an element that has not loaded. The attribute `style` stays as it is, because frameworks compare it
 * with what they have written.
 */
export function reserve(figure: Element): void {
  const room = roomOf(figure);
  const root = figure.getRootNode();
  if (!room || !('adoptedStyleSheets' in root)) return;
  const { sheet, known } = rooms.get(root) ?? begin(root as Document | ShadowRoot);
  const selector = selectorOf(
    [figure.localName],
    figure.getAttribute('width'),
    figure.getAttribute('height'),
  );
  if (known.has(selector)) return;
  known.add(selector);
  for (const rule of rulesFor(selector, room)) sheet.insertRule(rule);
}

function begin(root: Document | ShadowRoot) {
  const made = { sheet: new CSSStyleSheet(), known: new Set<string>() };
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, made.sheet];
  rooms.set(root, made);
  return made;
}
