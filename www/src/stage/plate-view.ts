/** Width and height of a plate, in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where a point (x, y) of the plate at rest stands: at (k·x + this.x, k·y + this.y). */
export interface Transform {
  readonly k: number;
  readonly x: number;
  readonly y: number;
}

/** What a link holds of a view: magnification in percent, its centre in parts of the plate's sides. */
export interface View {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

/** Parts of a side that a view's centre is given in: fine enough for 4096 points magnified. */
export const PARTS = 100_000;

/** Largest magnification of a plate whose marks are far enough apart at rest. */
export const LEAST_MAX_ZOOM = 8;

/** The limits of a view in a link; a plate may allow less. */
export const viewLimits = {
  zoom: { min: 100, max: 100_000 },
  x: { min: 0, max: PARTS },
  y: { min: 0, max: PARTS },
} as const;
