/** What only a raster or shaded marks need; fetched when one is drawn. */
export { paletteBytes, paletteOf } from './palette.ts';
export { Raster } from './raster.ts';
