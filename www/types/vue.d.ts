/** `appleyard/vue`: the elements, with their types for templates of Vue 3. */
import type { HTMLAttributes, PublicProps } from 'vue';
import type {
  AppleyardAttributes,
  AppleyardElement,
  AppleyardEvents,
  AppleyardTagName,
} from './elements.js';

export * from './elements.js';

type Listeners = {
  [Name in keyof AppleyardEvents as `on${Capitalize<Name>}`]?:
    | ((event: AppleyardEvents[Name]) => void)
    | undefined;
};

type Figure = new () => AppleyardElement & {
  /** @deprecated only for the checker of templates */
  $props: HTMLAttributes & PublicProps & AppleyardAttributes & Listeners;
};

declare module 'vue' {
  interface GlobalComponents extends Record<AppleyardTagName, Figure> {}
}
