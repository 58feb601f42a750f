/**
 * The pictures of moments without a browser, as `npm run still` makes them. They are drawn while this is imported,
 * because Vite ends the importing, and with it every later import, as soon as a module is there.
 */
import { still } from '../../../scripts/still/still.ts';
import { builtWasm } from '../../../scripts/still/wasm.ts';
import { type Slug, slugs } from '../../../www/src/exhibits/slugs.ts';
import { moments } from './still-moments.ts';

const drawn = [];
for (const exhibit of slugs) {
  const { svg, remarks } = await still({ exhibit, link: moments[exhibit], width: 640 }, builtWasm);
  if (remarks.length > 0) throw new Error(remarks.join(' '));
  drawn.push([exhibit, svg] as const);
}

export const pictures = Object.fromEntries(drawn) as Record<Slug, string>;
