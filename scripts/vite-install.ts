import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import type { HtmlTagDescriptor, Plugin } from 'vite';

const ICON = fileURLToPath(new URL('../www/public/icon.svg', import.meta.url));
/** The colours of paper, light and dark, as in `www/src/theme/tokens.ts`. */
const [LIGHT, DARK] = ['#fbf8f1', '#16140f'];
/** The sides of the icons, in px: the two that browsers ask for. */
const SIDES = [192, 512];
/** A system may cut a maskable icon to a circle of 80 % of its side, so the drawing stands in that. */
const SAFE = 0.62;

/**
 * Writes what a browser needs to install the site as an app: the manifest with its icons, and in the head of each page, but
 * not of a frame, where the manifest is.
 */
export function install(): Plugin {
  return {
    name: 'install',
    apply: 'build',
    generateBundle() {
      const icons = SIDES.flatMap((side) =>
        (['any', 'maskable'] as const).map((purpose) => {
          const src = `icons/${purpose}-${side}.png`;
          this.emitFile({ type: 'asset', fileName: src, source: icon(side, purpose) });
          return { src, sizes: `${side}x${side}`, type: 'image/png', purpose };
        }),
      );
      const manifest = {
        id: './',
        name: 'Appleyard',
        short_name: 'Appleyard',
        start_url: './',
        scope: './',
        display: 'standalone',
        background_color: LIGHT,
        theme_color: LIGHT,
        icons: [{ src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }, ...icons],
      };
      const source = `${JSON.stringify(manifest, undefined, 2)}\n`;
      this.emitFile({ type: 'asset', fileName: 'site.webmanifest', source });
    },
    transformIndexHtml: {
      order: 'post',
      handler(_page, { path }) {
        if (path === '/embed.html') return [];
        const root = path.split('/').length > 2 ? '../' : './';
        const colour = (content: string, scheme: string): HtmlTagDescriptor => ({
          tag: 'meta',
          attrs: { name: 'theme-color', content, media: `(prefers-color-scheme: ${scheme})` },
          injectTo: 'head',
        });
        const manifest = { rel: 'manifest', href: `${root}site.webmanifest` };
        return [
          { tag: 'link', attrs: manifest, injectTo: 'head' },
          colour(LIGHT, 'light'),
          colour(DARK, 'dark'),
        ];
      },
    },
  };
}

/** The icon of the site as a PNG: on nothing, or small on paper so that its edge can be cut. */
function icon(side: number, purpose: 'any' | 'maskable'): Uint8Array {
  const drawing = readFileSync(ICON, 'utf8');
  const [, from = '', length = ''] = /viewBox="(-?\d+) -?\d+ (\d+) \d+"/.exec(drawing) ?? [];
  if (Number(from) * -2 !== Number(length))
    throw new Error(`${ICON} is not drawn around its middle`);
  if (purpose === 'any') return png(drawing, side);
  const room = Number(length) / SAFE;
  const box = `viewBox="${-room / 2} ${-room / 2} ${room} ${room}"`;
  return png(drawing.replace(/viewBox="[^"]*"/, box), side, LIGHT);
}

const png = (svg: string, side: number, background?: string): Uint8Array =>
  new Resvg(svg, {
    fitTo: { mode: 'width', value: side },
    ...(background !== undefined && { background }),
  })
    .render()
    .asPng();
