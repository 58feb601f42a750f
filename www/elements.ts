/**
 * The npm package's entry point `appleyard/elements`: importing it defines the elements, as
 * `embed.js` does. What they have is in `src/embed/element.ts`.
 */
import './needs-browser.ts';
import './src/embed/embed.ts';
