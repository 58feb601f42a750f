/// <reference path="../../www/src/env.d.ts" />
/** What screen readers speak: regions that exist beforehand, and refusals that are new each time. */
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import type { TemplateResult } from 'lit';
import { expect, test } from 'vitest';
import { withoutFields } from '../../www/src/share/codec-notices.ts';
import { Fields } from '../../www/src/stage/fields.ts';
import { renderNotices } from '../../www/src/stage/notices.ts';
import { loadMessages } from '../../www/src/words/load.ts';
import { markupOf, templates } from './markup.ts';

const words = await loadMessages('en', ['common', 'notices']);

test('notices have their region before the first notice comes', () => {
  const drawn = (codes: readonly string[], wordless = false) =>
    markupOf(
      renderNotices(
        codes.map((code) => ({ code, params: { type: '?' } })),
        words,
        wordless,
        () => {},
      ),
    );
  expect(drawn([])).toContain('<div role="status">');
  expect(drawn([])).not.toContain('<button');
  expect(drawn(['wrong-type'])).toMatch(/<div role="status">.*<li>.*<button/);
  // Words that have come after all are shown, without a remark about missing words.
  expect(drawn(['wrong-type'], true)).toBe(drawn(['wrong-type']));
  expect(drawn(['no-such-words'])).toBe(drawn([]));
  expect(drawn(['no-such-words'], true)).toMatch(/could not be downloaded.*<button/);
});

test('every spoken region is drawn in the one place that knows how', async () => {
  const source = 'www/src';
  const files = (await readdir(source, { recursive: true })).filter((name) => name.endsWith('.ts'));
  const drawing = files.filter((name) =>
    /role=(?!\$)["']?(status|alert|log)|aria-live/.test(readFileSync(`${source}/${name}`, 'utf8')),
  );
  expect(drawing).toEqual(['stage/live-region.ts']);
});

/** The value by which a region in a template distinguishes two attempts. */
function attemptOf(template: TemplateResult): unknown {
  const said = templates(template).flatMap(({ values }) => values) as { values?: unknown[] }[];
  const speaking = said.find((value) => '_$litDirective$' in Object(value))?.values?.[1];
  return (speaking as { attempt?: unknown } | undefined)?.attempt;
}

test('the same refusal at another attempt is another element, but not at every key', () => {
  const fields = new Fields(() => {});
  const field = { name: 'step', min: 0, max: 9, value: () => 3, take: () => {} };
  const render = () => fields.render(field, words);
  const listener = (name: 'input' | 'change') => {
    const { strings, values } = render();
    return values[strings.findIndex((text) => text.endsWith(`@${name}=`))] as (_: unknown) => void;
  };
  const type = (name: 'input' | 'change', value: string) => listener(name)({ target: { value } });
  expect(attemptOf(render())).toBeUndefined();
  type('change', '12');
  const first = attemptOf(render());
  type('input', '123');
  expect(attemptOf(render())).toBe(first);
  type('change', '123');
  expect(attemptOf(render())).not.toBe(first);
  expect(attemptOf(render())).toBeDefined();
  type('input', '1');
  expect(attemptOf(render())).toBeUndefined();
});

test('a refusal goes when something else changes the value of its field', () => {
  const fields = new Fields(() => {});
  let value = 3;
  const render = () =>
    fields.render({ name: 'step', min: 0, max: 9, value: () => value, take: () => {} }, words);
  const { strings, values } = render();
  const change = values[strings.findIndex((text) => text.endsWith('@change='))];
  (change as (_: unknown) => void)({ target: { value: '12' } });
  expect(attemptOf(render())).toBeDefined();
  expect(fields.wrong('step')).toBe(true);
  value = 4;
  expect(attemptOf(render())).toBeUndefined();
  expect(fields.wrong('step')).toBe(false);
  expect(markupOf(render())).toContain('4');
});

test('a remark on a field of a link goes when the field is set, and other remarks stay', () => {
  const about = (field: string) => ({ code: 'link-not-integer', params: { field } });
  const notices = [about('rows'), about('columns'), { code: 'link-no-version', params: {} }];
  expect(withoutFields(notices, { rows: 5 })).toEqual(notices.slice(1));
  expect(withoutFields(notices, { hints: false })).toEqual(notices);
});
