/** Each exhibit draws its figure, steps in both directions, and opens again from its own link. */
import { expect } from 'vitest';
import { type Slug, slugs } from '../../www/src/exhibits/slugs.ts';
import { type Check, inEveryEngine } from './support/engines.ts';
import type { Reader } from './support/reader.ts';

/** A way to a step. Every step before the last one shows something else. */
async function leads(reader: Reader, way: () => Promise<void>, step: number): Promise<void> {
  const before = await reader.moment();
  await way();
  await reader.isAt(step);
  expect((await reader.moment()).story).not.toBe(before.story);
}

/** One page serves for all these checks. */
const works =
  (slug: Slug): Check =>
  async (reader, site) => {
    // The last step of a machine is known only once somebody asks when it stops.
    const asked = slug === 'machines' ? '&asked=on' : '';
    await reader.open(`${site}${slug}/#v=1&cursor=3${asked}`);
    await reader.isAt(3);
    expect(await reader.count('svg.picture [role=gridcell]')).toBeGreaterThan(5);
    // The core uses SIMD, and works beside the page in a module worker, which comes after the first picture.
    await expect.poll(() => reader.where(slug)).toBe('worker');
    await goesBothWays(reader);
    await isShared(reader, slug);
    await plays(reader);
  };

async function goesBothWays(reader: Reader): Promise<void> {
  const there = await reader.moment();
  const button = (name: 'forward' | 'back' | 'first' | 'last') => () =>
    reader.clickButton(`transport-${name}`);
  const key = (name: string) => () => reader.press(name);
  await leads(reader, button('forward'), 4);
  await leads(reader, button('back'), 3);
  expect(await reader.moment()).toEqual(there);
  await leads(reader, key('.'), 4);
  await leads(reader, key(','), 3);
  expect(await reader.moment()).toEqual(there);
  const last = await reader.steps();
  await leads(reader, button('last'), last);
  await leads(reader, button('first'), 0);
  await reader.fill('input[name=step]', '3');
  await leads(reader, key('Enter'), 3);
  expect(await reader.moment()).toEqual(there);
}

/** The link to this moment opens it again. */
async function isShared(reader: Reader, slug: Slug): Promise<void> {
  await reader.clickButton('transport-forward');
  await reader.isAt(4);
  const shared = await reader.moment();
  await reader.clickButton('word-share');
  await reader.sees('dialog[open]');
  const link = await reader.value('dialog[open] textarea');
  expect(link).toContain(`/${slug}/#`);
  await reader.press('Escape');
  await reader.seesNo('dialog');
  await reader.open(link);
  await reader.isAt(4);
  expect(await reader.moment()).toEqual(shared);
}

async function plays(reader: Reader): Promise<void> {
  await reader.clickButton('transport-first');
  await reader.isAt(0);
  await reader.clickButton('transport-play');
  await expect.poll(() => reader.step()).toBeGreaterThan(1);
  await reader.clickButton('transport-pause');
  const { step } = await reader.moment();
  expect(await reader.step()).toBe(step);
}

inEveryEngine(
  Object.fromEntries(
    slugs.map((slug) => [`${slug} stands, goes both ways, is shared and plays`, works(slug)]),
  ),
);
