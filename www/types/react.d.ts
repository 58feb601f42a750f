/** `appleyard/react`: the elements, with their types for JSX of React 19. */
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type {
  AppleyardAttributes,
  AppleyardElement,
  AppleyardEvents,
  AppleyardTagName,
} from './elements.js';

export * from './elements.js';

/** React listens to the event whose name follows `on`, letter by letter. */
type Listeners = {
  [Name in keyof AppleyardEvents as `on${Name}`]?:
    | ((event: AppleyardEvents[Name]) => void)
    | undefined;
};

type Figure = DetailedHTMLProps<HTMLAttributes<AppleyardElement>, AppleyardElement> &
  AppleyardAttributes &
  Listeners;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Record<AppleyardTagName, Figure> {}
  }
}
