import { siteRoot } from './base.ts';

/**
 * The compressed bytes that an embedded figure loads before any input: in a frame, and in another site's
 * page.
 */
export interface Weight {
  readonly frame: number;
  readonly element: number;
}

/** Weights by exhibit and language. */
export type Weights = Readonly<Record<string, Readonly<Record<string, Weight>>>>;

/** The weights as the build measured them; undefined if they cannot be fetched, and during development. */
export async function loadWeights(): Promise<Weights | undefined> {
  try {
    return await (await fetch(`${siteRoot()}weights.json`)).json();
  } catch {
    return undefined;
  }
}

/** The larger of the two in KB of 1024 bytes, rounded up. */
export const kilobytes = ({ frame, element }: Weight): number =>
  Math.ceil(Math.max(frame, element) / 1024);
