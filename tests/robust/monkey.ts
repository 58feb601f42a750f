/** Random actions by mouse, touch and keyboard on a page with a figure. */
import type { CDPSession, Page } from '@playwright/test';
import { keyTable } from '../../www/src/stage/keys.ts';
import { taskMoments } from '../support/task-moments.ts';
import { type Chance, type Exhibit, mutilate, type Shown } from './support.ts';

interface Target {
  readonly x: number;
  readonly y: number;
  readonly what: string;
  readonly type: string;
}

/**
 * Scrolls to something that can be pressed or filled, chosen by a number from 0 to 1, and returns its
 * middle.
 */
function find(at: number): Target | undefined {
  const roots: (Document | ShadowRoot)[] = [document];
  for (const root of roots) {
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot) roots.push(element.shadowRoot);
    }
  }
  const controls = 'button, input, select, textarea, summary, a[href^="#"], a[download]';
  const all = roots
    .flatMap((root) => [...root.querySelectorAll<HTMLElement>(controls)])
    .filter((element) => element.getClientRects().length > 0);
  const inDialog = all.filter((element) => element.closest('dialog[open]'));
  const choice = inDialog.length > 0 ? inDialog : all;
  const element = choice[Math.floor(at * choice.length)];
  if (!element) return undefined;
  element.scrollIntoView({ block: 'nearest' });
  const box = element.getBoundingClientRect();
  const name = element.getAttribute('name') ?? element.textContent?.trim().slice(0, 30) ?? '';
  return {
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
    what: `${element.localName} “${name}”`,
    type: element instanceof HTMLInputElement ? element.type : element.localName,
  };
}

const LEGAL = [
  '0',
  '1',
  '2',
  '3',
  '5',
  '7',
  '12',
  '16',
  '40',
  '64',
  '1000',
  '100000',
  '1000000000',
];
const LISTS = ['3,5,7', '1,2;2,1', '1-2 3-4', '1:2,3:4', '0.77', '4.3', '3 1 2', 'oo.ooo', '1..2'];
const KEYS = [
  ...keyTable.flatMap(({ keys }) => keys),
  ...[
    'Tab',
    'Enter',
    ' ',
    'ArrowLeft',
    'ArrowRight',
    'ArrowUp',
    'ArrowDown',
    'Delete',
    'Backspace',
  ],
  ...[
    'a',
    'z',
    '1',
    '9',
    'F2',
    'Shift+Tab',
    'Shift+ArrowRight',
    'Control+z',
    'Control+y',
    'Control+a',
  ],
];

/** Does things at random, as a child or a cat would, and records them. */
export class Monkey {
  readonly done: string[] = [];
  /** The time of each action, in ms since 1970. */
  readonly times: number[] = [];
  /** The links that were shown, and those to tasks. */
  readonly #links: string[] = [];
  readonly #tasks: readonly string[];

  constructor(
    readonly page: Page,
    readonly cdp: CDPSession,
    readonly exhibit: Exhibit,
    readonly chance: Chance,
  ) {
    this.#tasks = taskMoments(exhibit).map(([kind, moment]) => `${moment}&task=${kind}`);
  }

  /** The kinds of actions, and how many of a hundred are of that kind. */
  readonly #kinds: readonly (readonly [weight: number, act: () => Promise<void>])[] = [
    [32, () => this.#control()],
    [15, async () => this.#point(await this.#somewhere())],
    [8, async () => this.#drag(await this.#somewhere(), await this.#somewhere())],
    [20, () => this.#key(this.chance.pick(KEYS))],
    [6, () => this.#wheel()],
    [6, () => this.#touch()],
    [3, () => this.#key('Escape')],
    [4, () => this.#link()],
    [2, () => this.#history()],
    [2, () => this.#resize()],
    [1, () => this.#media()],
    [1, () => this.#hide()],
  ];
  #acts = 0;

  /** Does each kind once in the first quarter, however few actions there are; then kinds by chance. */
  async act(): Promise<void> {
    const turn = this.#acts / 5;
    this.#acts += 1;
    const own = this.#kinds[turn];
    if (own) return own[1]();
    let dice = 100 * this.chance.next();
    for (const [weight, act] of this.#kinds) {
      dice -= weight;
      if (dice < 0) return act();
    }
  }

  #note(what: string): void {
    this.done.push(what);
    this.times.push(Date.now());
  }

  /** A place in the figure or beside it. */
  async #somewhere(): Promise<{ x: number; y: number }> {
    const [a, b] = [this.chance.next(), this.chance.next()];
    return this.page.evaluate(
      ([exhibit, a, b]) => {
        const figure = document.querySelector(`appleyard-${exhibit}`);
        const picture = figure?.shadowRoot?.querySelector('.sheet') ?? document.body;
        const box = picture.getBoundingClientRect();
        if (box.bottom < 50 || box.top > innerHeight - 50) picture.scrollIntoView();
        const { x, y, width, height } = picture.getBoundingClientRect();
        return {
          x: Math.min(innerWidth - 1, x + a * width),
          y: Math.max(0, Math.min(innerHeight - 1, y + b * height)),
        };
      },
      [this.exhibit, a, b] as const,
    );
  }

  async #mouse(type: string, { x, y }: { x: number; y: number }, rest = {}): Promise<void> {
    await this.cdp.send('Input.dispatchMouseEvent', {
      type: type as 'mouseMoved',
      x,
      y,
      button: type === 'mouseMoved' ? 'none' : 'left',
      clickCount: type === 'mouseMoved' ? 0 : 1,
      ...rest,
    });
  }

  async #point(at: { x: number; y: number }): Promise<void> {
    this.#note(`click ${at.x.toFixed()},${at.y.toFixed()}`);
    await this.#mouse('mouseMoved', at);
    await this.#mouse('mousePressed', at);
    await this.#mouse('mouseReleased', at);
  }

  async #drag(from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
    this.#note(`drag ${from.x.toFixed()},${from.y.toFixed()} ${to.x.toFixed()},${to.y.toFixed()}`);
    await this.#mouse('mouseMoved', from);
    await this.#mouse('mousePressed', from);
    for (const part of [0.3, 0.7, 1]) {
      const [x, y] = [from.x + part * (to.x - from.x), from.y + part * (to.y - from.y)];
      await this.#mouse('mouseMoved', { x, y }, { buttons: 1 });
    }
    await this.#mouse('mouseReleased', to);
  }

  async #key(key: string): Promise<void> {
    this.#note(`key ${key}`);
    await this.page.keyboard.press(key);
  }

  async #wheel(): Promise<void> {
    const at = await this.#somewhere();
    const [deltaY, modifiers] = [(this.chance.next() - 0.5) * 800, this.chance.pick([0, 0, 2])];
    this.#note(`wheel ${deltaY.toFixed()}${modifiers ? ' with Control' : ''}`);
    await this.#mouse('mouseWheel', at, { deltaX: 0, deltaY, modifiers, button: 'none' });
  }

  async #touch(): Promise<void> {
    const [a, b] = [await this.#somewhere(), await this.#somewhere()];
    const fingers = this.chance.pick([1, 1, 2]);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', shift: number) =>
      this.cdp.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          type === 'touchEnd'
            ? []
            : [a, b].slice(0, fingers).map(({ x, y }, id) => ({ x: x + shift, y, id })),
      });
    this.#note(`touch with ${fingers} at ${a.x.toFixed()},${a.y.toFixed()}`);
    await send('touchStart', 0);
    if (this.chance.next() < 0.5) await send('touchMove', 40);
    await send('touchEnd', 0);
  }

  async #control(): Promise<void> {
    const target = await this.page.evaluate(find, this.chance.next());
    if (!target) return;
    this.#note(`press ${target.what}`);
    if (target.type === 'select') {
      await this.#point(target);
      await this.#key('Escape');
      for (let i = this.chance.below(4); i >= 0; i -= 1) await this.#key('ArrowDown');
      return;
    }
    await this.#point(target);
    if (!/^(text|number|search|textarea)$/.test(target.type)) return;
    const typed = this.chance.pick([
      this.chance.pick(LEGAL),
      this.chance.pick(LEGAL),
      this.chance.pick(LISTS),
      this.chance.text(this.chance.below(30)),
      this.chance.text(3000),
    ]);
    this.#note(`type ${JSON.stringify(typed.slice(0, 40))}`);
    await this.page.keyboard.press('Control+a');
    await this.cdp.send('Input.insertText', { text: typed });
    await this.#key(this.chance.pick(['Tab', 'Enter']));
  }

  async #link(): Promise<void> {
    const { chance, page, exhibit } = this;
    const here = await page.evaluate(
      (slug) => document.querySelector<Shown>(`appleyard-${slug}`)?.currentLink() ?? 'v=1',
      exhibit,
    );
    this.#links.push(here);
    const known = chance.next() < 0.4 ? this.#tasks : this.#links;
    const link = chance.next() < 0.6 ? chance.pick(known) : mutilate(here, chance);
    this.#note(`link #${link.slice(0, 300)}`);
    await page.evaluate((hash) => {
      location.hash = hash;
    }, link);
  }

  async #history(): Promise<void> {
    const back = this.chance.next() < 0.5;
    this.#note(back ? 'back' : 'forward');
    await this.page.evaluate((back) => {
      const { navigation } = window as unknown as {
        navigation: { canGoBack: boolean; canGoForward: boolean };
      };
      if (back && navigation.canGoBack) history.back();
      if (!back && navigation.canGoForward) history.forward();
    }, back);
  }

  async #resize(): Promise<void> {
    const width = 320 + this.chance.below(1200);
    const height = 300 + this.chance.below(800);
    this.#note(`window ${width} × ${height}`);
    await this.page.setViewportSize({ width, height });
  }

  async #media(): Promise<void> {
    const reducedMotion = this.chance.pick(['reduce', 'no-preference'] as const);
    const colorScheme = this.chance.pick(['light', 'dark'] as const);
    this.#note(`${colorScheme}, motion: ${reducedMotion}`);
    await this.page.emulateMedia({ reducedMotion, colorScheme });
  }

  async #hide(): Promise<void> {
    this.#note('freeze and go on');
    await this.cdp.send('Page.setWebLifecycleState', { state: 'frozen' });
    await this.cdp.send('Page.setWebLifecycleState', { state: 'active' });
  }
}
