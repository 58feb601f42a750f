import { siteRoot } from './base.ts';

/** Bytes that an embedded figure loads before any input, compressed: in a frame, and in another site's page. */
export interface Weight {
  readonly frame: number;
  readonly element: number;
}

/** By exhibit and language. */
export type Weights = Readonly<Record<string, Readonly<Record<string, Weight>>>>;

/** As they were measured at build; undefined where they cannot be had, and while developing. */
export async function loadWeights(): Promise<Weights | undefined> {
  try {
    return await (await fetch(`${siteRoot()}weights.json`)).json();
  } catch {
    return undefined;
  }
}

/** The most that is loaded, in KB of 1024 bytes, rounded up. */
export const kilobytes = ({ frame, element }: Weight): number =>
  Math.ceil(Math.max(frame, element) / 1024);
