/**
 * The npm package's entry point `appleyard/elements`. Importing it defines the elements, as `embed.js`
 * does; where there is no page it does nothing. `src/embed/element.ts` has their types.
 */
import './src/embed/embed.ts';
