import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PanZoom } from '../../www/src/stage/pan-zoom.ts';

/** The page and the plates in it, as targets of listeners. */
class Listening extends EventTarget {
  readonly heard = new Set<string>();

  override addEventListener(...of: Parameters<EventTarget['addEventListener']>): void {
    const [name, , options] = of;
    const { signal } = options as AddEventListenerOptions;
    this.heard.add(name);
    signal?.addEventListener('abort', () => this.heard.delete(name));
  }
}

const size = { width: 100, height: 100 };
let page: Listening;

beforeEach(() => {
  page = new Listening();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});
afterEach(() => vi.unstubAllGlobals());

test('the listeners of a plate end with the plate, and begin again when it comes back', () => {
  const panZoom = new PanZoom(() => {});
  const plates = [new Listening(), new Listening()];
  const attach = (at: number) => panZoom.attach(plates[at] as unknown as SVGSVGElement, size);
  const heard = () => [page, ...plates].map((one) => one.heard.size);
  attach(0);
  expect(heard()).toEqual([1, 4, 0]);
  attach(1);
  expect(heard()).toEqual([1, 0, 4]);
  panZoom.detach();
  expect(heard()).toEqual([0, 0, 0]);
  attach(1);
  expect(heard()).toEqual([1, 0, 4]);
});
