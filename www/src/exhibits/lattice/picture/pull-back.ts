import type { Run } from '../../../engine/engine.ts';
import { configOf } from '../config.ts';
import { engine } from '../core/engine.ts';
import { latticeScene } from '../scene.ts';
import type { Layout } from './layout.ts';
import { paletteBytes, paletteOf } from './palette.ts';

/** How many points a side shows when the view has pulled back. */
const SIDE = 200;
/** How long the view pulls back, stays, and returns, in ms. */
const PHASES = { out: 1800, stay: 1600, back: 1200 } as const;
/** How long the marks take to fade into the cloth, in ms. */
const FADE = 300;

/** What pulling back needs from its figure. */
export interface SweptFigure {
  readonly renderRoot: ParentNode;
  readonly lifetime: AbortSignal;
  layout(): Layout | undefined;
}

/**
 * Pulls the view back from the picture to 200 by 200 points, and returns. From afar they look like woven cloth
 * whose left edge is one thread out of step. A touch or a key ends it at once.
 */
export async function pullBack(figure: SweptFigure): Promise<void> {
  const sheet = figure.renderRoot.querySelector<HTMLElement>('.sheet');
  const layout = figure.layout();
  if (!sheet || !layout) return;
  const over = new AbortController();
  for (const sign of ['pointerdown', 'keydown', 'wheel'] as const) {
    figure.renderRoot.addEventListener(sign, () => over.abort(), { once: true, passive: true });
  }
  figure.lifetime.addEventListener('abort', () => over.abort(), { once: true });
  const run = await cloth(over.signal);
  if (!run) return;
  const bytes = paletteBytes(paletteOf(sheet));
  const picture = await run
    .ask('paint', 'winner', 0, 0, 0, SIDE, SIDE, bytes)
    .then((pixels) => createImageBitmap(pixels))
    .catch(() => undefined);
  run.free();
  if (!picture || over.signal.aborted) return;
  const canvas = document.createElement('canvas');
  sheet.prepend(canvas);
  canvas.className = 'raster';
  canvas.setAttribute('aria-hidden', 'true');
  // Touches go through the canvas to the picture.
  canvas.style.pointerEvents = 'none';
  await animate(canvas, picture, layout, over.signal);
  canvas.remove();
  picture.close();
}

async function cloth(signal: AbortSignal): Promise<Run<'Lattice'> | undefined> {
  const config = configOf({ ...latticeScene.defaults, columns: SIDE, rows: SIDE });
  return engine.quietly('Lattice', config, signal).catch(() => undefined);
}

function animate(
  canvas: HTMLCanvasElement,
  picture: ImageBitmap,
  layout: Layout,
  signal: AbortSignal,
): Promise<void> {
  const scale = devicePixelRatio;
  canvas.width = Math.round(layout.width * scale);
  canvas.height = Math.round(layout.height * scale);
  Object.assign(canvas.style, { width: `${layout.width}px`, height: `${layout.height}px` });
  const paper = getComputedStyle(pictureUnder(canvas)).backgroundColor;
  const context = canvas.getContext('2d');
  const { left, right, top, bottom } = layout.plot;
  const corner = { x: layout.x(-0.5), y: layout.y(-0.5) };
  const room = Math.min((right - corner.x) / SIDE, (corner.y - top) / SIDE);
  // A whole number of pixels per point, because otherwise the threads and the screen would make a moiré.
  const far = Math.max(1, Math.floor(room * scale)) / scale;
  const began = performance.now();
  return new Promise((resolve) => {
    const draw = (now: number): void => {
      const time = now - began;
      const total = PHASES.out + PHASES.stay + PHASES.back;
      if (!context || signal.aborted || time >= total) {
        resolve();
        return;
      }
      const away = distance(time);
      const step = layout.step * (far / layout.step) ** away;
      const up = layout.stepUp * (far / layout.stepUp) ** away;
      context.setTransform(scale, 0, 0, scale, 0, 0);
      context.clearRect(0, 0, layout.width, layout.height);
      context.globalAlpha = Math.min(1, time / FADE, (total - time) / FADE);
      context.fillStyle = paper;
      context.fillRect(0, 0, layout.width, layout.height);
      context.imageSmoothingEnabled = away > 0 && away < 1 && step * scale < 4;
      context.save();
      context.beginPath();
      context.rect(left, top, right - left, bottom - top);
      context.clip();
      context.drawImage(picture, corner.x, corner.y - SIDE * up, SIDE * step, SIDE * up);
      context.restore();
      requestAnimationFrame(draw);
    };
    requestAnimationFrame(draw);
  });
}

/** The picture under the canvas. */
function pictureUnder(canvas: HTMLCanvasElement): Element {
  return canvas.parentElement?.querySelector('svg.picture') ?? canvas;
}

/** How far the view has pulled back at a time: 0 at the picture, 1 when all 200 points are visible. */
function distance(time: number): number {
  const { out, stay, back } = PHASES;
  const part = time < out ? time / out : time < out + stay ? 1 : 1 - (time - out - stay) / back;
  return part * part * (3 - 2 * part);
}
