import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import type * as Stills from '../www/src/gallery/stills.ts';

const site = fileURLToPath(new URL('../www/', import.meta.url));

/**
 * Puts the still pictures of the exhibits into the pages, in place of `<!--still:slug-->`. Each is also a
 * file, `plates/slug.svg`, for feeds and mails.
 */
export function stillPictures(): Plugin {
  const draw = async () => {
    const { module } = await runnerImport<typeof Stills>(`${site}src/gallery/stills.ts`);
    return module.stills((slug) => new Uint8Array(readFileSync(`${site}pkg/${slug}_bg.wasm`)));
  };
  let drawn: ReturnType<typeof draw> | undefined;
  const stills = () => {
    drawn ??= draw();
    return drawn;
  };
  return {
    name: 'still-pictures',
    async transformIndexHtml(html) {
      if (!html.includes('<!--still:')) return html;
      const pictures = await stills();
      return Object.entries(pictures).reduce((page, [slug, { inline }]) => {
        const place = `<!--still:${slug}-->`;
        if (!page.includes(place))
          throw new Error(`the gallery has no place for ${slug}: ${place}`);
        return page.replace(place, () => inline);
      }, html);
    },
    async generateBundle() {
      for (const [slug, { file }] of Object.entries(await stills())) {
        this.emitFile({ type: 'asset', fileName: `plates/${slug}.svg`, source: file });
      }
    },
  };
}
