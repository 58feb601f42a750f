/** What a reader sees of a snippet in a page that a tool has made. */
import type { Page } from '@playwright/test';

/** In the words of the table in docs/places.md. */
export type Seen = 'figure' | 'picture' | 'words' | 'twice' | 'code' | 'empty link' | 'nothing';

interface Found {
  /** Frames and elements that the page shows, drawn or not yet. */
  readonly figures: number;
  readonly pictures: number;
  readonly links: number;
  readonly empty: number;
  readonly code: boolean;
}

/** Runs in the page. `site` is the address of our files. */
export function findIn(site: string): Found {
  const shown = (one: Element): boolean => {
    const { width, height } = one.getBoundingClientRect();
    return width > 1 && height > 1 && one.checkVisibility({ visibilityProperty: true });
  };
  const all = <One extends Element>(selector: string): One[] => [
    ...document.querySelectorAll<One>(selector),
  ];
  const links = all<HTMLAnchorElement>('a').filter(({ href }) => href.startsWith(site));
  const full = (one: Element) => one.textContent?.trim() !== '' || one.querySelector('img');
  const frames = all<HTMLIFrameElement>('iframe').filter(({ src }) => src.startsWith(site));
  const drawn = ({ currentSrc, src, naturalWidth }: HTMLImageElement) =>
    `${currentSrc || src}`.startsWith(site) && naturalWidth > 0;
  const elements = all('*').filter(
    ({ localName, shadowRoot }) => localName.startsWith('appleyard-') && shadowRoot,
  );
  return {
    figures: [...frames, ...elements].filter(shown).length,
    pictures: all<HTMLImageElement>('img').filter((one) => drawn(one) && shown(one)).length,
    links: links.filter((one) => shown(one) && one.textContent?.trim() !== '').length,
    empty: links.filter((one) => !full(one)).length,
    code: /<\/?(iframe|a|img|figure|p|script|appleyard-\w+)\b|!\[|\]\(http/.test(
      document.body.innerText,
    ),
  };
}

const judge = ({ figures, pictures, links, empty, code }: Found): Seen => {
  if (code) return 'code';
  if (figures + pictures > 1) return 'twice';
  if (empty > 0) return 'empty link';
  if (figures === 1) return 'figure';
  if (pictures === 1) return 'picture';
  return links > 0 ? 'words' : 'nothing';
};

/** Whether a figure, in the page or in a frame of it, is drawn. */
async function isDrawn(page: Page): Promise<boolean> {
  const drawn = page
    .frames()
    .map((frame) =>
      frame
        .evaluate(() =>
          [...document.querySelectorAll('[data-ready="true"]')].some(
            ({ localName, shadowRoot }) =>
              localName.startsWith('appleyard-') && shadowRoot?.querySelector('svg.picture'),
          ),
        )
        .catch(() => false),
    );
  return (await Promise.all(drawn)).some(Boolean);
}

/** Brings the snippet into view, waits until its figure is drawn if there is one, and looks at the page. */
export async function seenIn(page: Page, site: string): Promise<Seen> {
  const ours = page.locator(
    'iframe[src*="embed.html"], [scene], img[src*="/plates/"], a[href*="/nim/#"]',
  );
  const deadline = Date.now() + 15_000;
  if (await ours.count())
    await ours
      .first()
      .scrollIntoViewIfNeeded()
      .catch(() => {});
  for (;;) {
    const seen = judge(await page.evaluate(findIn, site));
    if (seen !== 'figure' && seen !== 'twice' && Date.now() > deadline - 13_500) return seen;
    // Until it is drawn, an element shows the picture in it.
    if ((seen === 'figure' || seen === 'twice') && (await isDrawn(page)))
      return judge(await page.evaluate(findIn, site));
    if (Date.now() > deadline) throw new Error(`a ${seen} is not drawn`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
