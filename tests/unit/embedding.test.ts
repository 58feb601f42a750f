import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import {
  attributes,
  customProperties,
  events,
  mirrored,
  parts,
  properties,
  TYPE_SIZE,
} from '../../www/src/embedding/reference.ts';
import { reflected } from '../../www/src/stage/element-properties.ts';
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

/** What the code of the site uses of an element, and no page may rely on. */
const inner = [
  'adopt',
  'error',
  'figure',
  'focus',
  'mount',
  'presenting',
  'remark',
  'takeScene',
  'updateComplete',
];

describe('the guide lists', () => {
  let element: typeof import('../../www/src/stage/figure-element.ts').FigureElement;

  beforeAll(async () => {
    vi.stubGlobal('HTMLElement', class {});
    element = (await import('../../www/src/stage/figure-element.ts')).FigureElement;
  });

  test('every attribute that the elements read, and no other', () => {
    const looked = new Set([...element.observedAttributes, ...reflected, 'lang']);
    expect(sorted(attributes.map(({ name }) => name))).toEqual(sorted(looked));
  });

  test('the parameters that the frame accepts, and the language', () => {
    const [, list = ''] = /const ATTRIBUTES = \[(.*?)\]/s.exec(read('embed/frame.ts')) ?? [];
    const taken = all(list, /'([a-z]+)'/g);
    expect(sorted(attributes.filter(({ frame }) => frame).map(({ name }) => name))).toEqual(
      sorted([...taken, 'lang']),
    );
  });

  test('the properties and methods of every element, and no other', () => {
    const { prototype } = element;
    const described = Object.entries(Object.getOwnPropertyDescriptors(prototype));
    const open = described.filter(
      ([name]) => !/^constructor$|Callback$/.test(name) && !inner.includes(name),
    );
    expect(sorted([...properties.map(([name]) => name), ...mirrored])).toEqual(
      sorted([...open.map(([name]) => name), 'lang']),
    );
    for (const [name, written] of properties) {
      const own = Object.getOwnPropertyDescriptor(prototype, name);
      if (/ = /.test(written)) expect(own?.set, name).toBeTypeOf('function');
      if (/\(\)/.test(written)) expect(own?.value, name).toBeTypeOf('function');
    }
  });

  test('every event of an element', () => {
    const files = ['figure', 'telling', 'task/desk'].map((name) => `stage/${name}.ts`);
    const sent = all(
      [...files, 'embed/embedded-figure.ts'].map(read).join(),
      /(?:\.send|new CustomEvent)\('([a-z]+)'/g,
    );
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
