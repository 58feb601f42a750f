import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PanZoom } from '../../www/src/stage/pan-zoom.ts';

/** The page and the pictures in it, as targets of listeners. */
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

test('the listeners of a picture end with the picture, and begin again when it comes back', () => {
  const panZoom = new PanZoom(
    () => {},
    () => 8,
  );
  const pictures = [new Listening(), new Listening()];
  const attach = (at: number) => panZoom.attach(pictures[at] as unknown as SVGSVGElement, size);
  const heard = () => [page, ...pictures].map((one) => one.heard.size);
  attach(0);
  expect(heard()).toEqual([1, 3, 0]);
  attach(1);
  expect(heard()).toEqual([1, 0, 3]);
  panZoom.detach();
  expect(heard()).toEqual([0, 0, 0]);
  attach(1);
  expect(heard()).toEqual([1, 0, 3]);
});

test('a picture that has no height for a while keeps its view', () => {
  const panZoom = new PanZoom(
    () => {},
    () => 8,
  );
  const picture = new Listening() as unknown as SVGSVGElement;
  const view = { zoom: 150, x: 40000, y: 60000 };
  panZoom.attach(picture, size);
  panZoom.show(view);
  const before = panZoom.transform;
  panZoom.attach(picture, { width: 100, height: 0 });
  expect(panZoom.transform).toEqual(before);
  panZoom.attach(picture, { width: 200, height: 200 });
  expect(panZoom.view).toEqual(view);
});

test('a picture of one size is not magnified; the view of its link waits for one that can be', () => {
  let most: number | undefined;
  const panZoom = new PanZoom(
    () => {},
    () => most,
  );
  const picture = new Listening() as unknown as SVGSVGElement;
  const view = { zoom: 150, x: 40000, y: 60000 };
  const state = () => [panZoom.maxZoom, panZoom.transform.k, panZoom.view];
  panZoom.attach(picture, size);
  panZoom.show(view);
  expect(state()).toEqual([1, 1, view]);
  most = 8;
  panZoom.attach(picture, size);
  expect(state()).toEqual([8, 1.5, view]);
});
