import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import type * as Gallery from './still/gallery.ts';
import { sourceWords } from './vite-words.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * Puts the pictures of the exhibits into the first page, in place of `<!--still:slug-->`. Each is also a
 * file: `plates/slug.svg`, and `plates/slug.png` for feeds and mails, which do not draw SVG.
 */
export function stillPictures(): Plugin {
  let define: Record<string, string> = {};
  const draw = async () => {
    const { module } = await runnerImport<typeof Gallery>(here('still/gallery.ts'), {
      root: here('../www/'),
      // The words are read from the sources, wherever the site has them.
      define: { ...define, __APPLEYARD_WORDS__: JSON.stringify(sourceWords) },
      logLevel: 'error',
    });
    return module.pictures;
  };
  let drawn: ReturnType<typeof draw> | undefined;
  const pictures = () => {
    drawn ??= draw();
    return drawn;
  };
  return {
    name: 'still-pictures',
    configResolved(config) {
      define = { ...config.define };
    },
    async transformIndexHtml(html) {
      if (!html.includes('<!--still:')) return html;
      return Object.entries(await pictures()).reduce((page, [slug, { inline }]) => {
        const place = `<!--still:${slug}-->`;
        if (!page.includes(place))
          throw new Error(`the gallery has no place for ${slug}: ${place}`);
        return page.replace(place, () => inline);
      }, html);
    },
    async generateBundle() {
      for (const [slug, { svg, png }] of Object.entries(await pictures())) {
        this.emitFile({ type: 'asset', fileName: `plates/${slug}.svg`, source: svg });
        this.emitFile({ type: 'asset', fileName: `plates/${slug}.png`, source: png });
      }
    },
  };
}
