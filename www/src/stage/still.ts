import type { FigureHost } from './figure-host.ts';

/**
 * What an exhibit says about pictures of its moments that are made without a browser. `scripts/still` makes
 * them with the exhibit's own element.
 */
export interface Stilled<Drawn = unknown> {
  readonly figure: new (host: FigureHost) => Drawn;
  /** The moment that the first page shows, as the text of a link. */
  readonly gallery: string;
  /** Shows the end of a demonstration there instead. */
  demonstrate?(figure: Drawn): Promise<unknown>;
  /** Fetches the modules that a moment may need, so that none of them comes late. */
  fetch?(): Promise<unknown>;
  /** Resolves when the figure has asked the core all that the moment needs. */
  settled?(figure: Drawn): Promise<unknown>;
}
