/** Links of an author's prose: which figure they lead, and what a router of the page sees of them. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { followProse } from '../../www/src/embed/prose.ts';

class Anchor extends EventTarget {
  readonly dataset = { appleyard: 'fig1' };
  readonly hash = '#v=1&cursor=3';
  target = '';
  hasAttribute = (name: string) => name === 'data-appleyard';
  constructor(readonly getRootNode: () => unknown) {
    super();
  }
}
class Tree {
  constructor(readonly getElementById: (id: string) => unknown) {}
}

const heard = new Map<string, (event: unknown) => void>();
const ofPage = { scene: '' };

beforeAll(() => {
  vi.stubGlobal('addEventListener', (type: string, hear: (event: unknown) => void) => {
    heard.set(type, hear);
  });
  vi.stubGlobal('HTMLAnchorElement', Anchor);
  vi.stubGlobal('HTMLIFrameElement', class {});
  vi.stubGlobal('ShadowRoot', Tree);
  vi.stubGlobal('document', { getElementById: () => ofPage });
  followProse();
});
afterAll(() => vi.unstubAllGlobals());

const act = (type: string, link: Anchor) => {
  const event = { button: 0, composedPath: () => [link], preventDefault: vi.fn() };
  heard.get(type)?.(event);
  return event;
};

test('a link leads the figure beside it in its tree, or else one of the page', () => {
  const beside = { scene: '' };
  act('click', new Anchor(() => new Tree(() => beside)));
  expect([beside.scene, ofPage.scene]).toEqual(['#v=1&cursor=3', '']);
  const { preventDefault } = act('click', new Anchor(() => new Tree(() => null)));
  expect(ofPage.scene).toBe('#v=1&cursor=3');
  expect(preventDefault).toHaveBeenCalled();
});

test('a link that a reader comes to gets a target, and keeps its own', () => {
  const [link, other] = [new Anchor(() => document), new Anchor(() => document)];
  other.target = '_blank';
  act('pointerdown', link);
  act('focusin', other);
  expect([link.target, other.target]).toEqual(['_self', '_blank']);
});
