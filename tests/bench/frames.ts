/**
 * The work of the page for one frame while the visitor moves and magnifies the raster of 4096 × 4096
 * positions: it draws the tiles it has, the axes and the point. The alternative paints the visible part
 * again for every frame.
 */
import { Lattice } from '../../www/pkg/lattice.js';
import { configOf } from '../../www/src/exhibits/lattice/config.ts';
import '../../www/src/exhibits/lattice/element.ts';
import { latticeScene } from '../../www/src/exhibits/lattice/scene.ts';
import type { AnyFigure } from '../../www/src/stage/figure.ts';
import type { FigureElement } from '../../www/src/stage/figure-element.ts';
import { PARTS } from '../../www/src/stage/picture-view.ts';

const SIDE = 4096;
const FRAMES = 120;
/** The level that shows everything, and the pixels per side of the largest tile that the core paints there. */
const WHOLE = { level: 3, pixels: 256 };

/** Medians in ms: our own work for a frame, and painting the whole raster. */
export async function frames(): Promise<{ moving: number; painting: number }> {
  const element = document.createElement('appleyard-lattice') as unknown as FigureElement;
  element.scene = `v=1&columns=${SIDE}&rows=${SIDE}`;
  document.body.append(element);
  const figure = await settled(element);
  const moving: number[] = [];
  for (let frame = 0; frame < FRAMES; frame += 1) {
    // In and out again along a diagonal, so that new tiles come into view all the time.
    const part = frame / FRAMES;
    const zoom = Math.round(100 * 2 ** (5 * Math.sin(Math.PI * part)));
    const centre = Math.round(PARTS * (0.4 + 0.2 * part));
    const began = performance.now();
    figure.panZoom.show({ zoom, x: centre, y: centre });
    await figure.updateComplete;
    moving.push(performance.now() - began);
    await new Promise(requestAnimationFrame);
  }
  element.remove();

  const run = new Lattice(configOf({ ...latticeScene.defaults, columns: SIDE, rows: SIDE }));
  while (!run.advance(2 ** 30).finished);
  const palette = Uint8Array.from([150, 40, 30, 200, 230, 220]);
  const painting: number[] = [];
  for (let frame = 0; frame < 9; frame += 1) {
    const began = performance.now();
    const { level, pixels } = WHOLE;
    const across = pixels << level;
    for (let left = 0; left < SIDE; left += across) {
      for (let bottom = 0; bottom < SIDE; bottom += across) {
        run.paint('winner', level, left, bottom, pixels, pixels, palette);
      }
    }
    painting.push(performance.now() - began);
  }
  run.free();
  return { moving: median(moving), painting: median(painting) };
}

async function settled(element: FigureElement): Promise<AnyFigure> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    const canvas = element.shadowRoot?.querySelector<HTMLCanvasElement>('canvas.raster');
    if (canvas?.dataset.settled === 'true' && element.figure) return element.figure;
  }
}

function median(times: number[]): number {
  return times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;
}
