/**
 * The npm package's entry point `appleyard/elements`. Importing it defines the elements, as `embed.js`
 * does. `src/embed/element.ts` has their types.
 */
import './needs-browser.ts';
import './src/embed/embed.ts';
