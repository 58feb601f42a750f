import type { Visit } from '../../../../pkg/chain.js';

/** A position, and where it is drawn, in px. */
export interface Cell {
  readonly visit: Visit;
  readonly at: number;
  readonly x: number;
  readonly y: number;
}

/** A line of the map: all or some of the positions with the same number of objects. */
export interface MapLine {
  readonly objects: number;
  /** Whether this is the first line with this number of objects. */
  readonly first: boolean;
  readonly y: number;
  readonly cells: readonly Cell[];
}

export interface MapLayout {
  readonly width: number;
  readonly height: number;
  /** The width of a cell with its gap. */
  readonly pitch: number;
  readonly lines: readonly MapLine[];
}

/** The room left of the map for the numbers of objects, and the height of a line with its gap, in px. */
export const MAP_AXIS = 24;
export const LINE_HEIGHT = 15;
/** The least and the largest width of a cell, in px. */
const [NARROW, BROAD] = [4, 15];

/** Puts positions into lines by the number of their objects, and centres each line. */
export function layoutVisits(visits: readonly Visit[], room: number): MapLayout {
  const layers = new Map<number, Visit[]>();
  for (const visit of visits) {
    const layer = layers.get(visit.objects) ?? [];
    layer.push(visit);
    layers.set(visit.objects, layer);
  }
  const longest = Math.max(1, ...[...layers.values()].map((layer) => layer.length));
  const inner = Math.max(NARROW, room - MAP_AXIS);
  const pitch = Math.max(NARROW, Math.min(BROAD, inner / longest));
  const most = Math.max(1, Math.floor(inner / pitch + 1e-9));
  const wide = Math.min(longest, most) * pitch;
  const lines: MapLine[] = [];
  let at = 0;
  for (const objects of [...layers.keys()].sort((a, b) => b - a)) {
    const layer = layers.get(objects) ?? [];
    const parts = Math.ceil(layer.length / most);
    const per = Math.ceil(layer.length / parts);
    for (let part = 0; part < parts; part += 1) {
      const some = layer.slice(part * per, (part + 1) * per);
      const y = lines.length * LINE_HEIGHT;
      const left = MAP_AXIS + (wide - some.length * pitch) / 2;
      const from = at;
      const cells = some.map((visit, i) => ({ visit, at: from + i, x: left + i * pitch, y }));
      lines.push({ objects, first: part === 0, y, cells });
      at += some.length;
    }
  }
  return { width: MAP_AXIS + wide, height: lines.length * LINE_HEIGHT, pitch, lines };
}
