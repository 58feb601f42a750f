/**
 * What a figure needs of a page, without a browser. The figures draw in it with their own code. They ask a
 * page for little: its colours, canvases, and the files of words and wasm. Nothing in it ever moves, and
 * nobody listens to events.
 */
import { readFile } from 'node:fs/promises';
// Lit asks for a document when it is loaded, and must find none.
import 'lit';
import { compileWords } from '../compile-words.ts';
import { Canvas, type Pixels } from './canvas.ts';

export type Wasm = (slug: string) => Uint8Array<ArrayBuffer>;

/** The pixels of a raster for each pixel of the page, as the export of a page has them. */
const DENSITY = 2;

/** The colours of the figure that draws now. A figure that paints a raster asks its page for them. */
export const colours: { resolved: (value: string) => string } = { resolved: (value) => value };

const nothing = (): void => {};

/** A span with which a figure asks for a colour. */
const probe = () => ({ style: { color: '' }, remove: nothing });

class Picture implements Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;

  constructor(data: Uint8ClampedArray, width: number, height = data.length / 4 / width) {
    this.data = data;
    this.width = width;
    this.height = height;
  }
}

/** What the code that paints a raster asks of a page. A demonstration listens for the touch that ends it. */
const globals = {
  addEventListener: nothing,
  document: {
    createElement: (name: string) => (name === 'canvas' ? new Canvas() : probe()),
  },
  getComputedStyle: ({ style }: { style: { color: string } }) => ({
    color: colours.resolved(style.color),
    getPropertyValue: colours.resolved,
  }),
  requestAnimationFrame: () => 0,
  devicePixelRatio: DENSITY,
  ImageData: Picture,
  createImageBitmap: async (picture: Pixels) => ({ ...picture, close: nothing }),
};

/** The work that was begun last. */
let last: Promise<unknown> = Promise.resolve();

/** Does some work in the page, and then takes it away again. There is one page at a time. */
export function inPage<T>(wasm: Wasm, work: () => Promise<T>): Promise<T> {
  const done = last.catch(() => {}).then(() => alone(wasm, work));
  last = done;
  return done;
}

async function alone<T>(wasm: Wasm, work: () => Promise<T>): Promise<T> {
  const { fetch } = globalThis;
  const all = { ...globals, fetch: (address: string) => fetched(address, wasm, fetch) };
  const before = new Map(
    Object.keys(all).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)]),
  );
  for (const [name, value] of Object.entries(all)) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  try {
    return await work();
  } finally {
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
    }
  }
}

/** The wasm and the words from their files. */
async function fetched(address: string, wasm: Wasm, other: typeof fetch): Promise<Response> {
  const slug = /(\w+)_bg\.wasm/.exec(address)?.[1];
  if (slug) return new Response(wasm(slug), { headers: { 'Content-Type': 'application/wasm' } });
  if (!address.startsWith('file:')) return other(address);
  const words = await readFile(new URL(address), 'utf8').catch(() => undefined);
  if (words === undefined) return new Response(null, { status: 404 });
  return Response.json(compileWords(words));
}
