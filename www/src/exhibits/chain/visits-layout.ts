import type { ChainVisits } from '../../../pkg/chain.js';

type Visit = ReturnType<ChainVisits['rows']>[number];

/** A position, and where it is drawn, in px. */
export interface Cell {
  readonly visit: Visit;
  readonly at: number;
  readonly x: number;
  readonly y: number;
}

/** A line of the map: positions of equally many objects, all or some. */
export interface MapLine {
  readonly objects: number;
  /** The first line of so many objects. */
  readonly first: boolean;
  readonly y: number;
  readonly cells: readonly Cell[];
}

export interface MapLayout {
  readonly width: number;
  readonly height: number;
  /** Of a cell, its gap included. */
  readonly pitch: number;
  readonly lines: readonly MapLine[];
}

/** Room left of the map for the numbers of objects; a line's height, its gap included; in px. */
export const MAP_AXIS = 24;
export const LINE_HEIGHT = 15;
/** A cell is so wide at least, and at most, in px. */
const [NARROW, BROAD] = [4, 15];

/** Positions in lines by the number of their objects, in the middle of the room there is. */
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
