import { expect } from 'vitest';
import { stagePanels, wordsOf } from '../../e2e/support/catalogue.ts';
import { animations } from '../../support/animations.ts';
import type { Browser, Find, Key, Place } from './browser.ts';

/** The words of every page in English. */
export const english = wordsOf('en', []);

/** What a reader sees of a figure at a moment. */
export interface Moment {
  readonly step: number;
  readonly story: string;
  /** The place and the name of each mark of the picture. */
  readonly marks: readonly string[];
}

/** A place in the box of an element, as shares of its width and height. */
type Spot = readonly [across: number, down: number];
const middle: Spot = [0.5, 0.5];

/** How long a figure looks the same until it counts as at rest, in ms. */
const RESTING_MS = 60;

/** A page with the target of a click, and the outcome of that click. */
interface Aimed extends Window {
  /** Where the target is now. */
  aim?: () => Place;
  outcome?: 'awaited' | 'hit' | 'missed';
  guarded?: AbortController;
}

/**
 * Lets the next press through only if its target is still in its place, which must also hold at its
 * release.
 */
function guard(_: Find, place: Place): void {
  const page: Aimed = window;
  page.guarded?.abort();
  page.guarded = new AbortController();
  page.outcome = 'awaited';
  const hits = (): boolean => {
    const { x, y } = page.aim?.() ?? { x: Number.NaN, y: Number.NaN };
    return Math.hypot(x - place.x, y - place.y) < 1;
  };
  const pass = (event: Event): void => {
    if (event.type === 'pointerdown' && !hits()) page.outcome = 'missed';
    if (page.outcome === 'missed') {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else if (event.type === 'pointerup') {
      page.outcome = hits() ? 'hit' : 'missed';
      // After a miss the click that follows is stopped, too; the next guard takes this one away.
      if (page.outcome === 'hit') page.guarded?.abort();
    }
  };
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
    addEventListener(type, pass, { capture: true, signal: page.guarded.signal });
  }
}

/** A person at the browser, who sees what is shown, and acts only by pointer and keyboard. */
export class Reader {
  readonly browser: Browser;

  constructor(browser: Browser) {
    this.browser = browser;
  }

  /** Opens an address and waits until the figure is drawn there, or in a frame of the page. */
  async open(address: string, frame?: string): Promise<void> {
    await this.browser.open(address);
    await this.browser.enter(frame);
    await this.standing();
  }

  /** Waits until the figure's picture is drawn and its narration is there. */
  async standing(): Promise<void> {
    await this.sees('svg.picture');
    await this.sees('.narration p', /./);
  }

  /** The texts of all visible elements that match. */
  texts(selector: string): Promise<string[]> {
    return this.browser.ask(
      (find, wanted) =>
        find(wanted)
          .filter((one) => one.checkVisibility())
          .map((one) => one.textContent?.replaceAll(/\s+/g, ' ').trim() ?? ''),
      selector,
    );
  }

  /** An attribute of all elements that match. */
  attributes(selector: string, name: string): Promise<string[]> {
    return this.browser.ask(
      (find, wanted, attribute) => find(wanted).map((one) => one.getAttribute(attribute) ?? ''),
      selector,
      name,
    );
  }

  count(selector: string): Promise<number> {
    return this.browser.ask((find, wanted) => find(wanted).length, selector);
  }

  /** The value of the first field that matches. */
  value(selector: string): Promise<string> {
    return this.browser.ask(
      (find, wanted) => (find(wanted)[0] as HTMLInputElement | undefined)?.value ?? '',
      selector,
    );
  }

  /** Waits until an element that matches is visible, and its text contains this or is like this. */
  async sees(selector: string, text: string | RegExp = ''): Promise<void> {
    const like =
      typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text);
    await expect
      .poll(() => this.texts(selector), { message: `${selector} ${text}` })
      .toContainEqual(like);
  }

  async seesNo(selector: string): Promise<void> {
    await expect.poll(() => this.texts(selector), { message: selector }).toEqual([]);
  }

  /**
   * A spot of the first element that matches, with this name if one is given, once it is visible and does
   * not move. The name of an element is its label or, without one, its text.
   */
  async place(selector: string, name = '', spot = middle): Promise<Place> {
    let place: Place | null = null;
    const look = async (): Promise<'missing' | 'moving' | 'at rest'> => {
      const before: Place | null = place;
      place = await this.#spot(selector, name, spot, true);
      if (place === null) return 'missing';
      // Firefox scrolls to whole pixels: what stands between two of them may go to and fro.
      const far = before ? Math.hypot(place.x - before.x, place.y - before.y) : Infinity;
      return far <= 1 ? 'at rest' : 'moving';
    };
    await expect.poll(look, { message: `${selector} ${name}` }).toBe('at rest');
    if (!place) throw new Error(`there is no ${selector}`);
    return place;
  }

  #spot(selector: string, name: string, spot: Spot, scroll: boolean): Promise<Place | null> {
    return this.browser.ask(
      (find, wanted, words, across, down, scroll) => {
        const nameOf = (element: Element) =>
          element.getAttribute('aria-label') ?? element.textContent?.replaceAll(/\s+/g, ' ').trim();
        const one = find(wanted).find(
          (element) => element.checkVisibility() && (words === '' || nameOf(element) === words),
        );
        if (!one) return null;
        if (scroll) one.scrollIntoView({ block: 'center', behavior: 'instant' });
        const aim = (): Place => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return { x: x + across * width, y: y + down * height };
        };
        (window as Aimed).aim = aim;
        const { x, y } = aim();
        return { x, y };
      },
      selector,
      name,
      ...spot,
      scroll,
    );
  }

  /** Presses on the first element that matches `from`, and releases on the first that matches `to`. */
  async drag(from: string, to: string): Promise<void> {
    await this.place(to);
    const start = await this.place(from);
    // Scrolling now would move the start.
    const end = await this.#spot(to, '', middle, false);
    if (!end) throw new Error(`there is no ${to}`);
    await this.browser.drag(start, end);
  }

  /**
   * Clicks a spot of the first element that matches, with this name if one is given, and again if it has
   * moved meanwhile.
   */
  async click(selector: string, name?: string, spot?: Spot): Promise<void> {
    let outcome: string | undefined = 'missed';
    for (let tries = 0; outcome === 'missed' && tries < 20; tries += 1) {
      const place = await this.place(selector, name, spot);
      await this.browser.ask(guard, { x: place.x, y: place.y });
      await this.browser.click(place);
      await expect
        .poll(
          async () => {
            // A click that has led to another page has hit.
            outcome = await this.browser.ask(() => (window as Aimed).outcome ?? 'hit');
            return outcome;
          },
          { message: `the click on ${selector} ${name ?? ''}` },
        )
        .not.toBe('awaited');
    }
    expect(outcome, `the click on ${selector} ${name ?? ''}`).toBe('hit');
  }

  /** Clicks the button of a figure that has the message of this id. */
  async clickButton(id: string, words = english): Promise<void> {
    await this.click('figure button', words.text(id));
  }

  /** Opens a panel, such as `settings`, unless it is open, and waits until it has contents. */
  async openPanel(panel: string, words = english): Promise<void> {
    const tab = words.text(`word-${panel}`);
    // The others are behind “More”, which opens the first of them.
    const seldom = stagePanels.some((one) => one === panel);
    if (seldom && !(await this.texts('.words button')).includes(tab)) {
      await this.click('.words button', english.text('word-more'));
      await this.place('.words button', tab);
    }
    const open = `section.panel[aria-label="${tab}"]`;
    if ((await this.count(open)) === 0) await this.click('.words button', tab);
    await this.sees(open, /\S.{20}/);
  }

  /** Chooses a value in the first list of choices that matches. */
  async choose(selector: string, value: string): Promise<void> {
    await this.place(selector);
    await this.browser.choose(selector, value);
  }

  /** Gives the keyboard to the first element that matches. */
  async focus(selector: string): Promise<void> {
    await this.place(selector);
    await this.browser.ask((find, wanted) => {
      (find(wanted)[0] as HTMLElement | undefined)?.focus();
    }, selector);
  }

  async press(...keys: Key[]): Promise<void> {
    for (const key of keys) await this.browser.press(key);
  }

  /** Replaces the text of a field. */
  async fill(selector: string, text: string): Promise<void> {
    await this.click(selector);
    await this.browser.press('a', 'Control');
    await this.browser.type(text);
  }

  /** The step in the counter. */
  async step(): Promise<number> {
    return Number(await this.value('input[name=step]'));
  }

  async isAt(step: number): Promise<void> {
    await expect.poll(() => this.step(), { message: 'the step' }).toBe(step);
  }

  /** The number of steps of the run. */
  async steps(): Promise<number> {
    const [most = ''] = await this.attributes('.scrubber input', 'max');
    return Number(most);
  }

  /** Whether the figure's core works in a worker or on the main thread. */
  where(exhibit: string): Promise<string> {
    return this.browser.ask((find, tag) => {
      const [figure] = find(tag) as (Element & { figure?: { engine: { place?: string } } })[];
      return figure?.figure?.engine.place ?? 'nowhere';
    }, `appleyard-${exhibit}`);
  }

  /** What is shown once nothing moves any more. */
  async moment(): Promise<Moment> {
    let shown: Moment | undefined;
    const rests = async (): Promise<boolean> => {
      const before = JSON.stringify(shown);
      // On a busy machine frames are long. What a script moves has arrived after some of them.
      await this.browser.ask(async () => {
        for (let i = 0; i < 3; i += 1) await new Promise(requestAnimationFrame);
      });
      const moving = await this.browser.ask(animations);
      shown = await this.#shown();
      return moving === 0 && JSON.stringify(shown) === before;
    };
    // Between two looks a reason that the core still owes has time to come.
    await expect
      .poll(rests, { message: 'nothing moves any more', interval: RESTING_MS })
      .toBe(true);
    return shown ?? { step: 0, story: '', marks: [] };
  }

  #shown(): Promise<Moment> {
    return this.browser.ask((find) => ({
      step: Number((find('input[name=step]')[0] as HTMLInputElement | undefined)?.value),
      story: find('.narration')[0]?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '',
      marks: find('svg.picture [aria-label]').map((mark) => {
        const { x, y } = (mark as SVGGraphicsElement).getBBox();
        return `${mark.getAttribute('aria-label')} at ${Math.round(x)}, ${Math.round(y)}`;
      }),
    }));
  }
}
