/// <reference path="../../www/src/env.d.ts" />
/** Texts typed into the panel of rules: which are tried, which are refused, and in which words. */
import { describe, expect, test } from 'vitest';
import { NimPlan } from '../../www/pkg/nim.js';
import { CodedError } from '../../www/src/engine/errors.ts';
import { configOf } from '../../www/src/exhibits/nim/config.ts';
import { type RulesDraft, renderRules } from '../../www/src/exhibits/nim/panels/rules-panel.ts';
import type { NimScene } from '../../www/src/exhibits/nim/scene.ts';
import { FileOpener } from '../../www/src/stage/open-file.ts';
import { elementsOf, markupOf, templates, textOf } from './markup.ts';
import { english, sceneOf } from './nim-core.ts';

/** The panel of a scene, with the texts that it refused and the fields that it tried. */
function panelOf(scene: NimScene) {
  const drafts = new Map<RulesDraft['field'], RulesDraft>();
  const tried: Partial<NimScene>[] = [];
  const template = () =>
    renderRules({
      words: english,
      scene,
      drafts,
      files: { heaps: new FileOpener(() => {}), rules: new FileOpener(() => {}) },
      undo: '',
      refuse: (draft) => void drafts.set(draft.field, draft),
      attempt: (fields, draft) => {
        try {
          new NimPlan(configOf({ ...scene, ...fields })).free();
          tried.push(fields);
        } catch (thrown) {
          drafts.set(draft.field, { ...draft, error: CodedError.from(thrown) });
        }
      },
    });
  /** Calls the listener of the last box with this name or value; the named games come first. */
  const act = (name: string, value = '') => {
    const { values = [] } =
      templates(template()).findLast((one) => one.values.includes(name)) ?? {};
    const listener = values.findLast((one) => typeof one === 'function');
    (listener as (event: unknown) => void)({ target: { value } });
  };
  const markup = () => markupOf(template());
  return { act, drafts, tried, markup };
}

const heaps: readonly (readonly [typed: string, sentence: RegExp])[] = [
  ['', /“” cannot be read as heaps. Write 1 to 24 whole numbers from 1 to/],
  ['0', /“0” cannot be read as heaps/],
  ['3, 0, 5', /“0” cannot be read as heaps/],
  ['-3', /“-3” cannot be read as heaps/],
  ['1.5', /“1.5” cannot be read as heaps/],
  ['three', /“three” cannot be read as heaps/],
  ['3, five', /“five” cannot be read as heaps/],
  [Array(25).fill(1).join(), /Write 1 to 24 whole numbers/],
  [Array(40).fill(9).join(), /Write 1 to 24 whole numbers/],
  [`1${'0'.repeat(30)}`, /cannot be read as heaps.* from 1 to 1,000,000,000,000,000/],
  ['1000000000000001', /cannot be read as heaps/],
];

const rules: readonly (readonly [typed: string, sentence: RegExp])[] = [
  ['', /A rule must allow at least one number/],
  ['{}', /A rule must allow at least one number/],
  ['0', /A player cannot take 0, because nobody may pass/],
  ['0,2', /A player cannot take 0, because nobody may pass/],
  ['5..3', /The range at character 1 runs backwards/],
  ['xyz', /The rule cannot be read at character 1/],
  ['2,', /The rule cannot be read at character 3/],
  ['-1', /The rule cannot be read at character 1/],
  [`1${'0'.repeat(30)}`, /The number at character 1 is too large/],
  [Array(400).fill(1).join(), /A rule may have at most 600 characters/],
  [`${'('.repeat(60)}1${')'.repeat(60)}`, /brackets inside one another/],
  ['8', /By this rule nobody can take anything from these heaps/],
  ['odd*2', /A rule must allow at least one number/],
];

describe.each([
  ['heaps', heaps],
  ['rules', rules],
] as const)('the field of %s', (field, refused) => {
  test.each(refused)('keeps what was typed and says what was wrong: %s', (typed, sentence) => {
    const panel = panelOf(sceneOf());
    panel.act(field, typed);
    expect(panel.tried).toEqual([]);
    expect(panel.drafts.get(field)?.text).toBe(typed);
    expect(textOf(panel.markup())).toMatch(sentence);
    const box = elementsOf(panel.markup()).find(({ name }) => name === field);
    expect(box).toMatchObject({ 'aria-invalid': 'true', 'aria-describedby': `about-${field}` });
    expect(panel.markup()).toContain(`<span id="about-${field}" class="wrong"><span role="alert">`);
  });
});

describe('the core alone refuses', () => {
  test('a heap too large for its rule', () => {
    const panel = panelOf(sceneOf('heaps=20&rules=fib'));
    panel.act('heaps', '1000001');
    expect(textOf(panel.markup())).toContain(
      'A heap of 1,000,001 is too large for this rule. At most 1,000,000 stones',
    );
  });

  test('an end rule that needs too long a search', () => {
    const panel = panelOf(sceneOf('heaps=1000,1000,1000&rules=2,3'));
    panel.act('misere');
    expect(panel.drafts.get('end')).toBeDefined();
    expect(textOf(panel.markup())).toMatch(
      /The solver must (search|try) [\d,]+ (positions|moves) here, but its limit is/,
    );
  });
});

describe('the panel tries every text that it understands', () => {
  const triedIn = (fields: string, name: string, value?: string) => {
    const panel = panelOf(sceneOf(fields));
    panel.act(name, value);
    expect(panel.drafts.size).toBe(0);
    return panel.tried[0];
  };

  test('heaps with spaces between them', () => {
    expect(triedIn('', 'heaps', ' 4, 4 ')).toEqual({ heaps: [4n, 4n], coupling: 'none' });
  });

  test('rules heap by heap, without the braces of sets', () => {
    expect(triedIn('heaps=9,9,9', 'rules', '{5, 2}; ODD;any')?.rules).toEqual([
      '5,2',
      'odd',
      'any',
    ]);
  });

  test('numbers that a problem leaves open, which keep its story, and others, which do not', () => {
    const bids = 'heaps=3&rules=1..7&past=on&story=2149';
    expect(triedIn(bids, 'rules', '1..5')).toMatchObject({ rules: ['1..5'], story: '2149' });
    expect(triedIn(bids, 'rules', 'odd')).toMatchObject({ rules: ['odd'], story: 'none' });
  });

  test('takes from both heaps, for two heaps only', () => {
    expect(triedIn('heaps=3,5', 'wythoff')).toMatchObject({ coupling: 'wythoff', rules: ['any'] });
    const wythoff = 'heaps=3,5&coupling=wythoff';
    expect(triedIn(wythoff, 'wythoff')).toMatchObject({ coupling: 'none' });
    expect(triedIn(wythoff, 'heaps', '4,6')).toMatchObject({ coupling: 'wythoff' });
    expect(triedIn(wythoff, 'heaps', '3,5,7')).toMatchObject({ coupling: 'none' });
    expect(panelOf(sceneOf()).markup()).not.toContain('name="wythoff"');
    expect(panelOf(sceneOf('heaps=3,5')).markup()).toContain('name="wythoff"');
  });

  test('takes larger than the heap, and another end rule', () => {
    expect(triedIn('heaps=3&rules=2,5', 'past')).toMatchObject({ past: true });
    expect(triedIn('', 'misere')).toMatchObject({ end: 'misere' });
    expect(triedIn('end=misere', 'normal')).toMatchObject({ end: 'normal' });
  });
});
