/** `appleyard/svelte`: the elements, with their types for templates of Svelte. */
import type { HTMLAttributes } from 'svelte/elements';
import type {
  AppleyardAttributes,
  AppleyardElement,
  AppleyardEvents,
  AppleyardTagName,
} from './elements.js';

export * from './elements.js';

/** `onstep` is the form of Svelte 5, `on:step` that of Svelte 4. */
type Listeners = {
  [Name in keyof AppleyardEvents as `on${Name}` | `on:${Name}`]?:
    | ((event: AppleyardEvents[Name] & { currentTarget: AppleyardElement }) => void)
    | undefined;
};

type Figure = HTMLAttributes<AppleyardElement> & AppleyardAttributes & Listeners;

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends Record<AppleyardTagName, Figure> {}
}
