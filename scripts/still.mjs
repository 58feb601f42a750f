/**
 * `npm run still -- 'nim#v=1&heaps=1,4,5,7' --lang es -o nim.png`: the picture of a moment and its alternative
 * text, without a browser. Without arguments it says what else it can do.
 */
import { drawing } from './lib/drawing.mjs';

await drawing('run.ts');
