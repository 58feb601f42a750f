/** The figure of a sorting network, as a visitor uses it. */
import type { Locator, Page } from '@playwright/test';
import { networkWords, readerOf } from './catalogue.ts';
import { expectStep, stepField } from './lattice.ts';
import type { Pair } from './sorter.ts';
import { openTab } from './tabs.ts';
import { expect } from './test.ts';

export const words = networkWords('en');

/** Opens the exhibit at a scene and waits until the figure has loaded. */
export async function openNetwork(page: Page, scene = '#v=1', query = ''): Promise<void> {
  // Opening the same page with another hash would not load it again.
  await page.goto('about:blank');
  await page.goto(`networks/${query}${scene}`);
  await expect(picture(page)).toBeVisible();
  await expect(page.locator('.narration p').first()).not.toBeEmpty();
}

/** Shows another scene in the open figure, and waits until it is ready. */
export async function showScene(page: Page, scene: string): Promise<void> {
  const element = page.locator('appleyard-networks');
  await element.evaluate(async (figure: Element & { updateComplete?: Promise<boolean> }, text) => {
    Object.assign(figure, { scene: text });
    await figure.updateComplete;
  }, scene);
  await expect(element).toHaveAttribute('data-ready', 'true');
}

export const picture = (page: Page): Locator => page.locator('svg.picture');
export const board = (page: Page): Locator => page.locator('svg.picture[role=grid]');
export const figure = (page: Page): Locator =>
  page.getByRole('figure', { name: words.text('title') });
export const comparators = (page: Page): Locator => board(page).locator('g.comparator[id^=c]');
/** Comparators and wires count from 1, as in the sentences. */
export const comparator = (page: Page, number: number): Locator =>
  board(page).locator(`#c${number - 1}`);
export const bead = (page: Page, wire: number): Locator => board(page).locator(`#w${wire - 1}`);
export const input = (page: Page, wire: number): Locator => board(page).locator(`#i${wire - 1}`);

/** What is used here of the figure in an element. */
interface Focused {
  readonly board: { focus: string };
  readonly updateComplete: Promise<boolean>;
  requestUpdate(): void;
}

/** Gives a mark the focus by its id; Tab alone reaches only the mark that had it last. */
export async function keyboardOn(page: Page, mark: string): Promise<void> {
  await page.locator('appleyard-networks').evaluate(async (figure, id) => {
    const { figure: shown } = figure as unknown as { figure: Focused };
    shown.board.focus = id;
    shown.requestUpdate();
    await shown.updateComplete;
  }, mark);
  const found = board(page).locator(`#${mark}`);
  await found.focus();
  await expect(found).toBeFocused();
}

export const draft = (page: Page): Locator => picture(page).locator('.comparator.draft');
export const astray = (page: Page): Locator => picture(page).locator('.bead.astray');
export const verdict = (page: Page): Locator => page.locator('.verdict');
export const brief = (page: Page): Locator => page.locator('.panel .in-short');
export const notices = (page: Page): Locator =>
  page.locator('.notices').filter({ hasText: words.text('dismiss') });
export const asked = (page: Page, number: number): Locator =>
  page.getByRole('region', { name: words.text('why-label', { number }), exact: true });

type Outcome = 'sorts' | 'fails' | 'undecided' | 'unknown';
export const expectOutcome = (page: Page, outcome: Outcome): Promise<void> =>
  expect(verdict(page)).toHaveAttribute('data-outcome', outcome);

export const ownPanels = [
  'network',
  'edit',
  'input',
  'principle',
  'order',
  'text',
  'proof',
] as const;
export const allPanels = [...ownPanels, 'settings', 'export', 'help'] as const;
export type PanelName = (typeof allPanels)[number];

/** A panel, open or not. */
export const panelOf = (page: Page, name: PanelName): Locator =>
  page.getByRole('region', { name: words.text(`word-${name}`), exact: true });

export async function openPanel(page: Page, name: PanelName): Promise<Locator> {
  return openTab(page, words.text(`word-${name}`));
}

/** A button by the id of its words. */
export const press = (within: Page | Locator, id: string, args = {}): Locator =>
  within.getByRole('button', { name: words.text(id, args), exact: true });

/** A field by the id of its label. */
export const field = (within: Page | Locator, id: string, args = {}): Locator =>
  within.getByRole('textbox', { name: words.text(id, args), exact: true });

/** Fills a field and leaves it. */
export async function type(into: Locator, text: string): Promise<void> {
  await into.fill(text);
  await into.press('Tab');
}

/** Goes to a step with the counter. */
export async function seek(page: Page, step: number): Promise<void> {
  await stepField(page).fill(String(step));
  await stepField(page).press('Enter');
  await expectStep(page, step);
}

export async function stepsOf(page: Page): Promise<number> {
  return Number(await page.getByRole('slider').first().getAttribute('max'));
}

const names = ['number', 'layer', 'top', 'bottom'] as const;
const standing = readerOf(words, 'mark-comparator', names, { reversed: 'no' });
const reversed = readerOf(words, 'mark-comparator', names, { reversed: 'yes' });
const atFront = readerOf(words, 'mark-front', ['wire', 'value']);
const comingIn = readerOf(words, 'mark-input', ['wire', 'value']);

const labels = (marks: Locator): Promise<string[]> =>
  marks.evaluateAll((all) => all.map((mark) => mark.getAttribute('aria-label') ?? ''));

export interface MarkedNetwork {
  readonly pairs: readonly Pair[];
  /** The layer of each comparator, from 1. */
  readonly layers: readonly number[];
}

/** The network as the names of its marks describe it, in the order of their numbers. */
export async function markedNetwork(page: Page): Promise<MarkedNetwork> {
  const all = (await labels(comparators(page))).map((label) => {
    const found = standing.exec(label) ?? reversed.exec(label);
    const { number, layer, top, bottom } = found?.groups ?? {};
    if (number === undefined) throw new Error(`no comparator: ${label}`);
    const pair = [Number(top), Number(bottom)] as const;
    const turned = reversed.test(label);
    return {
      number: Number(number),
      layer: Number(layer),
      pair: turned ? ([pair[1], pair[0]] as const) : pair,
    };
  });
  all.sort((a, b) => a.number - b.number);
  return { pairs: all.map(({ pair }) => pair), layers: all.map(({ layer }) => layer) };
}

export const networkOf = async (page: Page): Promise<readonly Pair[]> =>
  (await markedNetwork(page)).pairs;

/** Waits until the figure has this network. */
export const expectNetwork = (page: Page, pairs: readonly Pair[]): Promise<void> =>
  expect.poll(() => networkOf(page)).toEqual(pairs);

const values = async (marks: Locator, reader: RegExp): Promise<number[]> =>
  (await labels(marks)).map((label) => Number(reader.exec(label)?.groups?.value ?? Number.NaN));

/** The elements where they are now, from the top wire. */
export const frontOf = (page: Page): Promise<number[]> =>
  values(board(page).locator('[id^=w]'), atFront);
/** The elements that come in. */
export const inputsOf = (page: Page): Promise<number[]> =>
  values(board(page).locator('[id^=i]'), comingIn);

export const expectFront = (page: Page, list: readonly number[]): Promise<void> =>
  expect.poll(() => frontOf(page)).toEqual(list);
export const expectInputs = (page: Page, list: readonly number[]): Promise<void> =>
  expect.poll(() => inputsOf(page)).toEqual(list);

/** The list of comparators as text, and how its wires are counted. */
export const list = (panel: Locator): Locator => field(panel, 'text-list');

/** Types a list and draws it; if the list can count from 0 or from 1, it counts from `first`. */
export async function drawList(panel: Locator, text: string, first?: 0 | 1): Promise<void> {
  // The list that the page writes would otherwise come between selecting the old one and typing.
  await expect(list(panel)).toHaveAttribute('aria-busy', 'false');
  await list(panel).fill(text);
  if (first !== undefined) {
    await panel
      .getByRole('group', { name: words.text('text-turn') })
      .getByRole('radio', { name: words.text(`text-turn-${first}`), exact: true })
      .check();
  }
  await press(panel, 'text-draw').click();
}
