/** The texts that a screen reader speaks. */
import type { Page } from '@playwright/test';

/**
 * Records what comes into a live region that the page already had, because screen readers do not speak what
 * a new region contains. Call it before the page opens.
 */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const regions = '[role=status], [role=alert]';
    const heard: string[] = [];
    const known = new WeakSet<Element>();
    const roots: ParentNode[] = [document];
    const observer = new MutationObserver((changes) => {
      const changed = new Set<Element>();
      for (const { target, addedNodes, type } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(regions);
        const comes = type === 'characterData' || [...addedNodes].some((node) => node.textContent);
        if (region && comes && known.has(region)) changed.add(region);
      }
      for (const region of changed) {
        const said = region.textContent?.replace(/\s+/g, ' ').trim();
        if (said) heard.push(said);
      }
      for (const root of roots) {
        for (const region of root.querySelectorAll(regions)) known.add(region);
      }
    });
    const watch = (root: Node) =>
      observer.observe(root, { childList: true, subtree: true, characterData: true });
    watch(document);
    const { attachShadow } = Element.prototype;
    Element.prototype.attachShadow = function (this: Element, options: ShadowRootInit) {
      const root = attachShadow.call(this, options);
      roots.push(root);
      watch(root);
      return root;
    };
    Object.assign(window, { heard });
  });
}

/** All texts that have been heard, in their order. */
export const everythingHeard = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { heard: string[] }).heard);

/** How often each of these texts has been heard. */
export async function heard(page: Page, ...said: readonly string[]): Promise<number[]> {
  const all = await everythingHeard(page);
  return said.map((one) => all.filter((text) => text === one).length);
}
