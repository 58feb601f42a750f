import type { Plugin } from 'vite';
import { roomSheet } from '../www/src/embed/room.ts';
import { slugs } from '../www/src/exhibits/slugs.ts';
import { sizeOf } from '../www/src/share/address.ts';
import { shapes } from '../www/src/share/options.ts';

/** Writes `embed.css`: the room of the sizes that “Embed” gives, so a page keeps it before `embed.js` has come. */
export function room(): Plugin {
  return {
    name: 'room',
    apply: 'build',
    generateBundle() {
      const names = slugs.map((slug) => `appleyard-${slug}`);
      const source = `${roomSheet(names, shapes.map(sizeOf))}\n`;
      this.emitFile({ type: 'asset', fileName: 'embed.css', source });
    },
  };
}
