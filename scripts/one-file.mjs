/**
 * `npm run one-file -- 'nim#heaps=1,4,5,7' -o nim.html`: a moment or a lesson as one HTML file, without a browser. Without
 * arguments it says what else it can do.
 */
import { drawing } from './lib/drawing.mjs';

await drawing('one-file-run.ts');
