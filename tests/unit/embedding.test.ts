import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { choices } from '../../www/src/embed/attributes.ts';
import {
  attributes,
  customProperties,
  events,
  parts,
  properties,
  TYPE_SIZE,
} from '../../www/src/embedding/reference.ts';
import { tokens } from '../../www/src/theme/tokens.ts';

const sources = new URL('../../www/src/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, sources), 'utf8');
const folder = (name: string) =>
  readdirSync(new URL(name, sources), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => read(`${name}${file}`))
    .join('\n');
const all = (text: string, pattern: RegExp): string[] =>
  [...new Set([...text.matchAll(pattern)].map(([, found = '']) => found))].sort();
const sorted = (names: Iterable<string>): string[] => [...names].sort();

/** Attributes for the pages of this site only. */
const ours = ['opening', 'presenting'];

describe('the guide lists', () => {
  let figure: typeof import('../../www/src/stage/figure.ts').Figure;

  beforeAll(async () => {
    // What the module of a figure reads when it loads.
    vi.stubGlobal('location', new URL('http://localhost/'));
    vi.stubGlobal('navigator', { languages: [] });
    figure = (await import('../../www/src/stage/figure.ts')).Figure;
  });

  test('every attribute that the elements read, and no other', () => {
    const observed = (figure as unknown as { observedAttributes: string[] }).observedAttributes;
    const embedded = ['embedded-figures', 'embedded-figure', 'attributes', 'page-styles', 'room']
      .map((name) => read(`embed/${name}.ts`))
      .join();
    const asked = all(embedded, /(?:has|get)Attribute\('([a-z]+)'\)/g);
    const looked = new Set([...observed, ...asked, ...Object.keys(choices), 'lang']);
    expect(sorted(attributes.map(({ name }) => name))).toEqual(
      sorted(looked).filter((name) => !ours.includes(name)),
    );
  });

  test('the parameters that the frame accepts, and the language', () => {
    const [, list = ''] = /const ATTRIBUTES = \[(.*?)\]/s.exec(read('embed/frame.ts')) ?? [];
    const taken = all(list, /'([a-z]+)'/g);
    expect(sorted(attributes.filter(({ frame }) => frame).map(({ name }) => name))).toEqual(
      sorted([...taken, 'lang']),
    );
  });

  test('the properties and methods of every figure', () => {
    const reactive = Object.keys(figure.properties);
    // A figure, and the part of it that its page sees.
    const classes = [figure.prototype, Object.getPrototypeOf(figure.prototype)];
    for (const [name, written] of properties) {
      const own = classes
        .map((one) => Object.getOwnPropertyDescriptor(one, name))
        .find((found) => found !== undefined);
      expect(own !== undefined || reactive.includes(name), name).toBe(true);
      if (/ = /.test(written)) expect(own === undefined || own.set !== undefined, name).toBe(true);
      if (/\(\)/.test(written)) expect(own?.value, name).toBeTypeOf('function');
    }
  });

  test('every event of a figure', () => {
    const sent = all(read('stage/figure.ts') + read('stage/placed.ts'), /\.send\('([a-z]+)'/g);
    expect(sorted(events)).toEqual(sent);
  });

  test('every part that other style sheets can reach', () => {
    expect(sorted(parts)).toEqual(all(folder('stage/'), /\bpart="([a-z]+)"/g));
  });

  test('every custom property with its values in light and dark', () => {
    const used = all(tokens.cssText, /(--appleyard-[a-z-]+)/g);
    // The size of the type stands in the styles for other people's pages.
    expect(read('embed/page-styles.ts')).toContain(`var(${TYPE_SIZE},`);
    expect(sorted(customProperties.map(({ name }) => name))).toEqual(sorted([...used, TYPE_SIZE]));
    expect(used).toContain('--appleyard-paper');
    for (const { name, light, dark } of customProperties.filter(({ name }) =>
      used.includes(name),
    )) {
      if (/serif|sans|mono/.test(name)) expect(light, name).toBe(dark);
      else expect(`${light} ${dark}`, name).toMatch(/^#[0-9a-f]{6} #[0-9a-f]{6}$/);
      expect(tokens.cssText).toContain(light);
      expect(tokens.cssText).toContain(dark);
    }
  });
});
