/** A drawing of its own size that a page shows in a box on the screen. */
import type { Size } from '../../www/src/stage/picture-view.ts';

interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

export const drawingAt = (box: Box, { width, height }: Size): SVGSVGElement =>
  ({
    getBoundingClientRect: () => box,
    width: { baseVal: { value: width } },
    height: { baseVal: { value: height } },
  }) as unknown as SVGSVGElement;
