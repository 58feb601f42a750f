import type { AnyFigure } from './figure.ts';
import { defineElement, type FigureElement } from './figure-element.ts';
import type { FigureHost } from './figure-host.ts';
import { FigureView } from './figure-view.ts';

/** What the module of an exhibit's element exports: shows its figure in an element. */
export interface Mount {
  (element: FigureElement): void;
  /** The figure, for places without an element. */
  readonly make: new (
    host: FigureHost,
  ) => AnyFigure;
}

/**
 * Defines the element of an exhibit, unless its page has it already, and gives what shows the figure in an element.
 * Elements that are defined here show it as soon as they are in the page.
 */
export function defineExhibit<Made>(slug: string, figure: new (host: FigureHost) => Made): Mount {
  const make = figure as unknown as new (host: FigureHost) => AnyFigure;
  const mount = (element: FigureElement) => element.mount((it) => new FigureView(it, make));
  mount.make = make;
  defineElement(slug, { come: mount, go: () => {} });
  return mount;
}
