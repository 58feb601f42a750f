/**
 * `npm run lesson -- lesson.md -o handout.html`: a lesson on paper, without a browser. Without arguments it says
 * what else it can do.
 */
import { drawing } from './lib/drawing.mjs';

await drawing('lesson-run.ts');
