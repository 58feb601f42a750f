/**
 * The pictures of the first page and the files in `plates/`. The work is done while Vite imports this module,
 * because Vite ends the importing as soon as the module is there.
 */
import { type Slug, slugs } from '../../www/src/exhibits/slugs.ts';
import { rastered } from './raster.ts';
import { galleryOf } from './still.ts';
import { xml } from './tree.ts';
import { builtWasm } from './wasm.ts';

/**
 * The widths of a drawing in a page. Each is shown in rooms up to the next width, so that labels are never
 * shown smaller than they were drawn.
 */
const WIDTHS = [288, 560, 960] as const;
/** The width of the PNG, in pixels. */
const PIXELS = 960;

export interface Pictures {
  /** An `<svg>` for each width. */
  readonly inline: string;
  /** Files that need no page. */
  readonly svg: string;
  readonly png: Uint8Array;
}

async function picturesOf(slug: Slug): Promise<Pictures> {
  const { drawings, svg } = await galleryOf(slug, WIDTHS, builtWasm);
  const inline = drawings.map(({ width, height, markup }, at) => {
    const room = WIDTHS[at];
    // The same ids would occur in each drawing.
    const apart = markup.replaceAll(/(<clipPath id="|url\(#)(\w+)/g, `$1$2-${room}`);
    const frame = { viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true' };
    return xml('svg', { class: `still in-${room}`, ...frame }, apart);
  });
  return { inline: inline.join(''), svg, png: rastered(svg, PIXELS).png };
}

const made = await Promise.all(slugs.map(async (slug) => [slug, await picturesOf(slug)] as const));

/** By exhibit. */
export const pictures = Object.fromEntries(made) as Readonly<Record<Slug, Pictures>>;
