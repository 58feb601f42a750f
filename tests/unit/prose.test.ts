import { afterEach, expect, test, vi } from 'vitest';
import { followProse } from '../../www/src/embed/prose.ts';

class Frame {
  contentDocument = null;
  readonly went: string[] = [];
  contentWindow = { location: { replace: (to: string) => this.went.push(to) } };

  constructor(readonly src: string) {}
}

class Link {
  readonly dataset = { appleyard: 'fig1' };

  constructor(readonly hash: string) {}

  hasAttribute = (name: string) => name === 'data-appleyard';
  getRootNode = () => document;
}

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['https://here.example/embed.html?figure=nim#v=1', '#v=1&cursor=3'],
  ['https://here.example/embed.html?figure=nim', '#v=1'],
  // An author's text is never read as a pattern.
  ['https://here.example/embed.html#v=1', "#$&$'$`$1$$"],
])('a link leads the frame %s to %s', (src, hash) => {
  const frame = new Frame(src);
  let click = (_: unknown): void => {};
  vi.stubGlobal('HTMLIFrameElement', Frame);
  vi.stubGlobal('HTMLAnchorElement', Link);
  vi.stubGlobal('ShadowRoot', class {});
  vi.stubGlobal('document', { getElementById: () => frame });
  vi.stubGlobal('addEventListener', (type: string, listener: typeof click) => {
    if (type === 'click') click = listener;
  });
  followProse();
  // A click on the words of the link, in whatever they stand.
  const path = [{}, new Link(hash), {}];
  click({ composedPath: () => path, preventDefault: () => {}, button: 0 });
  expect(frame.went).toEqual([
    `https://here.example${new URL(src).pathname}${new URL(src).search}${hash}`,
  ]);
});
