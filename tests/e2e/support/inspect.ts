import type { Page } from '@playwright/test';

/** A piece of text as a reader sees it. */
export interface SeenText {
  readonly text: string;
  /** The height of its letters in CSS px, after all scaling. */
  readonly size: number;
  /** Whether part of it lies outside the viewport, or outside an element that hides its overflow. */
  readonly cut: boolean;
}

/** Every visible text in the page, or in one of its elements, shadow roots included. */
export async function seenTexts(page: Page, inside = 'body'): Promise<SeenText[]> {
  return page.evaluate((selector) => {
    const found: { text: string; size: number; cut: boolean }[] = [];
    const above = (node: Node): Element | null =>
      (node as Element).assignedSlot ??
      node.parentElement ??
      ((node.getRootNode() as ShadowRoot).host || null);
    const look = (text: Text, parent: Element): void => {
      const words = text.data.trim();
      if (!words || !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        return;
      const range = document.createRange();
      range.selectNodeContents(text);
      const svg = parent instanceof SVGGraphicsElement ? parent : undefined;
      const box = (svg ?? range).getBoundingClientRect();
      if (box.width === 0) return;
      const matrix = svg?.getScreenCTM();
      const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1;
      const font = Number.parseFloat(getComputedStyle(parent).fontSize);
      // The font decides how high the box of a line is. A Chinese font makes it higher than its letters.
      const high = svg ? 0 : (range.getClientRects()[0]?.height ?? 0);
      const air = Math.max(1, high - 1.2 * font);
      let cut = box.left < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + air;
      for (let element: Element | null = parent; element; element = above(element)) {
        const style = getComputedStyle(element);
        if (style.clipPath !== 'none') return;
        // Text in a scrolling element is not cut; another test covers it.
        if (!/hidden|clip/.test(style.overflow) || element === document.documentElement) continue;
        const around = element.getBoundingClientRect();
        if (box.left < around.left - 1 || box.right > around.right + 1) cut = true;
        if (box.top < around.top - air || box.bottom > around.bottom + air) cut = true;
      }
      found.push({
        text: words,
        size: font * scale,
        cut,
      });
    };
    const walk = (node: Node, parent: Element): void => {
      if (node instanceof Text) look(node, parent);
      if (!(node instanceof Element) || node.matches('script, style, noscript, option')) return;
      const field = node.matches('input:not([type=checkbox], [type=range]), select, textarea');
      if (field && node.checkVisibility({ opacityProperty: true, visibilityProperty: true })) {
        const { fontSize } = getComputedStyle(node);
        const { value } = node as HTMLInputElement;
        found.push({ text: value, size: Number.parseFloat(fontSize), cut: false });
      }
      const slotted = node instanceof HTMLSlotElement ? node.assignedNodes() : [];
      const inside = slotted.length > 0 ? slotted : (node.shadowRoot ?? node).childNodes;
      for (const child of inside) walk(child, node);
    };
    const from = document.querySelector(selector) ?? document.body;
    walk(from, from);
    return found;
  }, inside);
}

/** The visible texts that are smaller than 12 px, with their sizes. */
export async function smallTexts(page: Page): Promise<string[]> {
  return (await seenTexts(page))
    .filter(({ size }) => size < 11.99)
    .map(({ text, size }) => `${text} (${size.toFixed(1)} px)`);
}

/**
 * All the words of the page, for eyes or for a screen reader: texts, labels, titles, and the page's own
 * title.
 */
export async function allWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const words = [document.title];
    const walk = (root: ParentNode): void => {
      for (const element of root.querySelectorAll('*')) {
        if (element.matches('script, style, noscript, textarea, code')) continue;
        // What is written in an editor, as in a field.
        if (element.closest('.cm-content')) continue;
        for (const name of ['aria-label', 'title', 'alt', 'aria-valuetext', 'placeholder']) {
          words.push(element.getAttribute(name) ?? '');
        }
        for (const child of element.childNodes) {
          if (child instanceof Text) words.push(child.data.trim());
        }
        if (element.shadowRoot) walk(element.shadowRoot);
      }
    };
    walk(document);
    return words.filter((word) => word !== '');
  });
}

/** Elements that a visitor can operate. */
const CONTROLS = 'a[href], button, input, select, textarea, summary';

/** Pairs of controls that overlap. */
export async function overlappingControls(page: Page): Promise<string[]> {
  return page.evaluate((selector) => {
    const controls: Element[] = [];
    const above = (node: Element): Element | null =>
      node.assignedSlot ?? node.parentElement ?? ((node.getRootNode() as ShadowRoot).host || null);
    const walk = (root: ParentNode): void => {
      for (const element of root.querySelectorAll('*')) {
        const seen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        if (element.matches(selector) && seen) controls.push(element);
        if (element.shadowRoot) walk(element.shadowRoot);
      }
    };
    walk(document);
    const meet = (a: DOMRect, b: DOMRect): boolean =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    const name = (element: Element): string =>
      `${element.localName} “${element.getAttribute('aria-label') ?? element.textContent?.trim()}”`;
    // A control that is scrolled out of its box, or hidden by it, overlaps nothing.
    const seenOf = (control: Element): DOMRect[] => {
      let rects = [...control.getClientRects()];
      for (let around = above(control); around; around = above(around)) {
        if (getComputedStyle(around).overflow === 'visible') continue;
        const box = around.getBoundingClientRect();
        rects = rects.map((one) => {
          const [left, top] = [Math.max(one.left, box.left), Math.max(one.top, box.top)];
          const [right, bottom] = [
            Math.min(one.right, box.right),
            Math.min(one.bottom, box.bottom),
          ];
          return new DOMRect(left, top, Math.max(right - left, 0), Math.max(bottom - top, 0));
        });
      }
      return rects;
    };
    const over = (one: readonly DOMRect[], two: readonly DOMRect[]): boolean =>
      one.some((a) => two.some((b) => meet(a, b)));
    // An element that sticks to an edge of the screen may lie over what scrolls beneath it.
    const sticksWith = (control: Element): Element | undefined => {
      for (let around: Element | null = control; around; around = above(around)) {
        if (getComputedStyle(around).position === 'sticky') return around;
      }
      return undefined;
    };
    // Each control is measured once, not once for every other one.
    const measured = controls.map((control) => ({
      control,
      rects: [...control.getClientRects()],
    }));
    return measured.flatMap(({ control: a, rects }, i) =>
      measured
        .slice(i + 1)
        .filter((other) => over(rects, other.rects))
        .map(({ control }) => control)
        .filter((b) => !a.contains(b) && !b.contains(a))
        .filter((b) => sticksWith(a) === sticksWith(b))
        .filter((b) => over(seenOf(a), seenOf(b)))
        .map((b) => `${name(a)} and ${name(b)}`),
    );
  }, CONTROLS);
}

/** Whether the page scrolls sideways, or an element in it shows a scrollbar. */
export async function scrolls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth) found.push(`page ${root.scrollWidth} wide`);
    const walk = (from: ParentNode): void => {
      for (const element of from.querySelectorAll('*')) {
        if (element.shadowRoot) walk(element.shadowRoot);
        // A text to copy may be longer than its field.
        if (element instanceof HTMLTextAreaElement) continue;
        const { overflowX, overflowY } = getComputedStyle(element);
        const { scrollWidth, clientWidth, scrollHeight, clientHeight, localName } = element;
        if (/auto|scroll/.test(overflowX) && scrollWidth > clientWidth)
          found.push(`${localName} across`);
        if (/auto|scroll/.test(overflowY) && scrollHeight > clientHeight)
          found.push(`${localName} up`);
      }
    };
    walk(document);
    return found;
  });
}

export interface TabRound {
  /** The stops in order. */
  readonly reached: string[];
  /** The visible controls that are not a stop. */
  readonly missed: string[];
  /** The stops without a visible focus. */
  readonly unmarked: string[];
}

/** One round of the Tab key. */
export async function tabRound(page: Page): Promise<TabRound> {
  await page.evaluate((selector) => {
    const list: Element[] = [];
    const walk = (root: ParentNode): void => {
      for (const element of root.querySelectorAll<HTMLElement>('*')) {
        if (element.shadowRoot) walk(element.shadowRoot);
        if (!element.matches(selector) || element.tabIndex < 0 || element.matches(':disabled'))
          continue;
        if (element.checkVisibility({ visibilityProperty: true })) list.push(element);
      }
    };
    walk(document);
    Object.assign(window, { toReach: new Set(list) });
  }, CONTROLS);
  const reached: string[] = [];
  const unmarked: string[] = [];
  for (let presses = 0; presses < 100; presses += 1) {
    await page.keyboard.press('Tab');
    const here = await page.evaluate(() => {
      let at = document.activeElement;
      while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
      if (!at || at === document.body) return { name: '', marked: true };
      (window as unknown as { toReach: Set<Element> }).toReach.delete(at);
      const role = at.getAttribute('role') ?? at.localName;
      const name =
        `${role} ${at.getAttribute('aria-label') ?? at.textContent?.trim() ?? ''}`.trim();
      const style = getComputedStyle(at);
      const { outlineStyle, outlineWidth } = style;
      // A mark may have a circle in the colour of the rings instead.
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = style.getPropertyValue('--focus');
      const colour = getComputedStyle(probe).color;
      probe.remove();
      const stroked =
        at instanceof SVGElement &&
        [at, ...at.querySelectorAll('*')].some((part) => getComputedStyle(part).stroke === colour);
      // The browser does not say how wide its own ring is.
      const drawn = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      return { name, marked: drawn || stroked || outlineStyle === 'auto' };
    });
    // After the last stop the focus leaves the page.
    if (here.name === '') break;
    reached.push(here.name);
    if (!here.marked) unmarked.push(here.name);
  }
  const missed = await page.evaluate(() =>
    [...(window as unknown as { toReach: Set<Element> }).toReach].map(
      (element) =>
        `${element.localName} ${element.getAttribute('aria-label') ?? element.textContent?.trim()}`,
    ),
  );
  return { reached, missed, unmarked };
}

/** Pairs of visible texts that lie over each other. */
export async function overlappingTexts(page: Page, inside: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const found: { words: string; boxes: DOMRect[]; stuck: boolean }[] = [];
    const above = (node: Element): Element | null =>
      node.assignedSlot ?? node.parentElement ?? ((node.getRootNode() as ShadowRoot).host || null);
    const walk = (root: ParentNode): void => {
      for (const element of root.querySelectorAll('*')) {
        if (element.shadowRoot) walk(element.shadowRoot);
        const seen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        if (!seen || element.matches('option, style, title')) continue;
        for (const child of element.childNodes) {
          if (!(child instanceof Text) || child.data.trim() === '') continue;
          const range = document.createRange();
          range.selectNodeContents(child);
          let boxes = [...range.getClientRects()];
          let stuck = false;
          for (let around: Element | null = element; around; around = above(around)) {
            const style = getComputedStyle(around);
            if (/sticky|absolute|fixed/.test(style.position)) stuck = true;
            if (style.clipPath !== 'none') boxes = [];
            if (style.overflow === 'visible') continue;
            const box = around.getBoundingClientRect();
            boxes = boxes.filter(
              (one) =>
                one.bottom > box.top &&
                one.top < box.bottom &&
                one.right > box.left &&
                one.left < box.right,
            );
          }
          if (boxes.length > 0) found.push({ words: child.data.trim(), boxes, stuck });
        }
      }
    };
    walk(document.querySelector(selector)?.shadowRoot ?? document);
    // Boxes of letters are a little higher than the letters.
    const meet = (a: DOMRect, b: DOMRect): boolean =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.35 * Math.min(a.height, b.height);
    return found.flatMap((one, at) =>
      found
        .slice(at + 1)
        .filter((other) => one.stuck === other.stuck)
        .filter((other) => one.boxes.some((a) => other.boxes.some((b) => meet(a, b))))
        .map((other) => `“${one.words}” and “${other.words}”`),
    );
  }, inside);
}
