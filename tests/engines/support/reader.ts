import { expect } from 'vitest';
import { animations } from '../../support/animations.ts';
import type { Browser, Find, Key, Place } from './browser.ts';

/** What a figure shows of a moment, as its reader is told of it. */
export interface Moment {
  readonly step: number;
  readonly story: string;
  /** Where each mark of the picture is and how it is called. */
  readonly marks: readonly string[];
}

/** A page with what is to be clicked there, and what has become of the click. */
interface Aimed extends Window {
  aim?: Element;
  outcome?: 'awaited' | 'hit' | 'missed';
  guarded?: AbortController;
}

/** Lets the next press pass only where what is aimed at still has its place; there it must be let go. */
function guard(_: Find, place: Place): void {
  const page: Aimed = window;
  page.guarded?.abort();
  page.guarded = new AbortController();
  page.outcome = 'awaited';
  const hits = (): boolean => {
    const { x, y, width, height } = page.aim?.getBoundingClientRect() ?? new DOMRect();
    return Math.hypot(x + width / 2 - place.x, y + height / 2 - place.y) < 1;
  };
  const pass = (event: Event): void => {
    if (event.type === 'pointerdown' && !hits()) page.outcome = 'missed';
    if (page.outcome === 'missed') {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else if (event.type === 'pointerup') {
      page.outcome = hits() ? 'hit' : 'missed';
      page.guarded?.abort();
    }
  };
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
    addEventListener(type, pass, { capture: true, signal: page.guarded.signal });
  }
}

/** Whoever sits at the browser: sees what is shown, and acts by pointer and keys alone. */
export class Reader {
  readonly browser: Browser;

  constructor(browser: Browser) {
    this.browser = browser;
  }

  /** Opens an address and waits until the figure stands there, or in a frame of the page. */
  async open(address: string, frame?: string): Promise<void> {
    await this.browser.open(address);
    await this.browser.enter(frame);
    await this.standing();
  }

  /** The figure's picture is drawn and told. */
  async standing(): Promise<void> {
    await this.sees('svg.plate');
    await this.sees('.narration p', /./);
  }

  /** The texts of all that fits and is to be seen. */
  texts(selector: string): Promise<string[]> {
    return this.browser.ask(
      (find, wanted) =>
        find(wanted)
          .filter((one) => one.checkVisibility())
          .map((one) => one.textContent?.replaceAll(/\s+/g, ' ').trim() ?? ''),
      selector,
    );
  }

  /** An attribute of all that fits. */
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

  /** What stands in the first field that fits. */
  value(selector: string): Promise<string> {
    return this.browser.ask(
      (find, wanted) => (find(wanted)[0] as HTMLInputElement | undefined)?.value ?? '',
      selector,
    );
  }

  /** Waits until something that fits is to be seen, with a text that is like this. */
  async sees(selector: string, text = /(?:)/): Promise<void> {
    await expect
      .poll(() => this.texts(selector), { message: `${selector} ${text}` })
      .toContainEqual(expect.stringMatching(text));
  }

  async seesNo(selector: string): Promise<void> {
    await expect.poll(() => this.texts(selector), { message: selector }).toEqual([]);
  }

  /** The middle of the first that fits, with this text if one is given, once it is seen and rests. */
  async place(selector: string, text?: string): Promise<Place> {
    let before = '';
    let place: Place | undefined;
    await expect
      .poll(
        async () => {
          const found = await this.#middle(selector, text);
          const rests = JSON.stringify(found) === before;
          before = JSON.stringify(found);
          place = found ?? undefined;
          return found !== null && rests;
        },
        { message: `the place of ${selector} ${text ?? ''}` },
      )
      .toBe(true);
    if (!place) throw new Error(`no ${selector}`);
    return place;
  }

  #middle(selector: string, text = ''): Promise<Place | null> {
    return this.browser.ask(
      (find, wanted, words) => {
        const one = find(wanted).find(
          (element) =>
            element.checkVisibility() && (words === '' || element.textContent?.trim() === words),
        );
        if (!one) return null;
        one.scrollIntoView({ block: 'center', behavior: 'instant' });
        (window as Aimed).aim = one;
        const { x, y, width, height } = one.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      },
      selector,
      text,
    );
  }

  /** Clicks on the middle of the first that fits, once more if it has gone elsewhere meanwhile. */
  async click(selector: string, text?: string): Promise<void> {
    let outcome: string | undefined = 'missed';
    for (let tries = 0; outcome === 'missed' && tries < 20; tries += 1) {
      const place = await this.place(selector, text);
      await this.browser.ask(guard, { x: place.x, y: place.y });
      await this.browser.click(place);
      await expect
        .poll(
          async () => {
            // A click that has led to another page has hit.
            outcome = await this.browser.ask(() => (window as Aimed).outcome ?? 'hit');
            return outcome;
          },
          { message: `the click on ${selector} ${text ?? ''}` },
        )
        .not.toBe('awaited');
    }
    expect(outcome, `the click on ${selector} ${text ?? ''}`).toBe('hit');
  }

  /** Puts the keyboard on the first that fits. */
  async focus(selector: string): Promise<void> {
    await this.place(selector);
    await this.browser.ask((find, wanted) => {
      (find(wanted)[0] as HTMLElement | undefined)?.focus();
    }, selector);
  }

  async press(...keys: Key[]): Promise<void> {
    for (const key of keys) await this.browser.press(key);
  }

  /** Writes into a field in place of what stands there. */
  async fill(selector: string, text: string): Promise<void> {
    await this.click(selector);
    await this.browser.press('a', 'Control');
    await this.browser.type(text);
  }

  /** The step that the counter shows. */
  async step(): Promise<number> {
    return Number(await this.value('input[name=step]'));
  }

  async isAt(step: number): Promise<void> {
    await expect.poll(() => this.step(), { message: 'the step' }).toBe(step);
  }

  /** How many steps the run has. */
  async steps(): Promise<number> {
    const [most = ''] = await this.attributes('.scrubber input', 'max');
    return Number(most);
  }

  /** Where the figure's core works. */
  where(exhibit: string): Promise<string> {
    return this.browser.ask((find, tag) => {
      const [figure] = find(tag) as (Element & { engine?: { place?: string } })[];
      return figure?.engine?.place ?? 'nowhere';
    }, `appleyard-${exhibit}`);
  }

  /** What is shown, once nothing moves any more. */
  async moment(): Promise<Moment> {
    let shown: Moment | undefined;
    await expect
      .poll(async () => {
        const before = JSON.stringify(shown);
        // On a busy machine frames are long: what a script moves has moved after some of them.
        await this.browser.ask(async () => {
          for (let i = 0; i < 3; i += 1) await new Promise(requestAnimationFrame);
        });
        const moving = await this.browser.ask(animations);
        shown = await this.#shown();
        return moving === 0 && JSON.stringify(shown) === before;
      })
      .toBe(true);
    return shown ?? { step: 0, story: '', marks: [] };
  }

  #shown(): Promise<Moment> {
    return this.browser.ask((find) => ({
      step: Number((find('input[name=step]')[0] as HTMLInputElement | undefined)?.value),
      story: find('.narration')[0]?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '',
      marks: find('svg.plate [aria-label]').map((mark) => {
        const { x, y } = (mark as SVGGraphicsElement).getBBox();
        return `${mark.getAttribute('aria-label')} at ${Math.round(x)}, ${Math.round(y)}`;
      }),
    }));
  }
}
