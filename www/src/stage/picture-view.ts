/** Width and height of a picture, in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A point (x, y) of the picture at rest is drawn at (k·x + this.x, k·y + this.y). */
export interface Transform {
  readonly k: number;
  readonly x: number;
  readonly y: number;
}

/** A view in a link: magnification in percent, and its centre in parts of the picture's sides. */
export interface View {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

/** The unit of a view's centre: a side has this many parts. It is fine enough for 4096 magnified points. */
export const PARTS = 100_000;

/** The largest magnification of a picture whose marks are far enough apart without it. */
export const LEAST_MAX_ZOOM = 8;

/** The limits of a view in a link; a picture may allow less. */
export const viewLimits = {
  zoom: { min: 100, max: 100_000 },
  x: { min: 0, max: PARTS },
  y: { min: 0, max: PARTS },
} as const;
