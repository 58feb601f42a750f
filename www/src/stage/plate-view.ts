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

/** What a link holds of a view: magnification in percent, its centre in thousandths of the plate. */
export interface View {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

/** Largest magnification. */
export const MAX_ZOOM = 8;

/** The limits of a view in a link. */
export const viewLimits = {
  zoom: { min: 100, max: MAX_ZOOM * 100 },
  x: { min: 0, max: 1000 },
  y: { min: 0, max: 1000 },
} as const;
