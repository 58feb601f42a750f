/// <reference path="../../www/src/env.d.ts" />
import { html, type TemplateResult } from 'lit';
import { describe, expect, test, vi } from 'vitest';
import { CodedError } from '../../www/src/engine/errors.ts';
import type { Comparator } from '../../www/src/exhibits/networks/fields.ts';
import type { Judge, Judged } from '../../www/src/exhibits/networks/judge.ts';
import { grouped, renderVerdict, verdictOf } from '../../www/src/exhibits/networks/verdict-view.ts';
import { loadMessages } from '../../www/src/words/load.ts';
import { plain } from '../../www/src/words/sentence.ts';
import { markupOf, templates, textOf } from './markup.ts';
import { judgedOf, sceneOf, tracedOf, typed } from './networks-run.ts';

const [words, spanish, chinese] = await Promise.all(
  (['en', 'es', 'zh'] as const).map((language) =>
    loadMessages(language, ['common', 'stage', 'networks']),
  ),
);
if (!words || !spanish || !chinese) throw new Error('there are three languages');

const said = (judged: Judged) => plain(words, verdictOf(judged, words));

const sorts = judgedOf(sceneOf({ wires: 8 }));
const fails = judgedOf(typed(3, [[0, 1]]));

describe('the verdict in words', () => {
  test('of a network that sorts has how many inputs that are, and how many states it took', () => {
    const { mostStates } = sorts.verdict;
    expect(said(sorts)).toBe(
      `Sorts all 256 zero-one inputs, and so every input: never more than ${mostStates} states at once.`,
    );
  });

  test('of one that fails has how many come out sorted, and the smallest that does not', () => {
    expect(said(fails)).toBe(
      'Broken: 5 of 8 zero-one inputs come out sorted. Wrong for 100: no input with fewer ones fails.'.replace(
        '100',
        fails.verdict.counterexample?.input.join('') ?? '',
      ),
    );
    const unknown = { ...fails, verdict: { ...fails.verdict } };
    delete unknown.verdict.sorted;
    expect(said(unknown)).toMatch(/^Broken: it does not sort\. Wrong for /);
  });

  test('says whether an input is the smallest or only the smallest that was found', () => {
    const { counterexample } = fails.verdict;
    if (!counterexample) throw new Error('nothing fails');
    const found = { ...counterexample, fewest: false };
    const verdict = { ...fails.verdict, counterexample: found };
    expect(said({ ...fails, verdict })).toMatch(/of those found, the one with the fewest ones\.$/);
  });

  test('counts comparators that never exchange anything, also where it fails', () => {
    const { comparators } = tracedOf(sceneOf({ wires: 4 }));
    const last: Comparator[] = [...comparators, [0, 1], [2, 3]];
    expect(said(judgedOf(typed(4, last)))).toMatch(/2 comparators never exchange anything\.$/);
    const twice: Comparator[] = [
      [0, 1],
      [0, 1],
    ];
    expect(said(judgedOf(typed(3, twice)))).toMatch(/^Broken.*One comparator never exchanges/);
  });

  test('of one that is too large to decide says how far it went', () => {
    const verdict = { ...sorts.verdict, outcome: 'undecided' as const, done: 70, mostStates: 9 };
    expect(said({ ...sorts, verdict })).toBe(
      'Too large to decide here: 70 comparators were worked off, with up to 9 states at once. Of the inputs that were tried none fails.',
    );
  });

  test('of one that sorts by a theorem names it, and what it was checked for', () => {
    const by = (theorem: 'neighbours' | 'pairwise') =>
      said({ ...sorts, verdict: { ...sorts.verdict, theorem } });
    expect(by('neighbours')).toMatch(/^Sorts every input: .*reversed order \(de Bruijn, 1974\)/);
    expect(by('pairwise')).toMatch(/by a theorem: comparator for comparator .*Parberry/);
  });

  test('is said in every language', () => {
    for (const language of [words, spanish, chinese]) {
      for (const judged of [
        sorts,
        fails,
        judgedOf(typed(0, [])),
        { ...sorts, verdict: { ...sorts.verdict, theorem: 'neighbours' as const } },
        { ...sorts, verdict: { ...sorts.verdict, theorem: 'pairwise' as const } },
        judgedOf(sceneOf({ wires: 32 })),
      ]) {
        expect(plain(language, verdictOf(judged, language))).toMatch(/\S/);
      }
    }
  });
});

test('a number is grouped as its language does, up to that of the inputs of 64 wires', () => {
  expect(grouped(words, '4294967296')).toBe('4,294,967,296');
  expect(grouped(words, String(2n ** 64n))).toBe('18,446,744,073,709,551,616');
  expect(grouped(spanish, '4294967296')).toBe('4.294.967.296');
  expect(grouped(words, '7')).toBe('7');
  expect(grouped(words, '1'.repeat(21))).toBe('1'.repeat(21));
});

interface Shown {
  readonly judged?: Judged | undefined;
  readonly stale?: boolean;
  readonly progress?: number;
  readonly error?: CodedError;
  readonly tells?: boolean;
  readonly short?: boolean;
}

function shown({ tells = true, short = false, ...judge }: Shown) {
  const cancel = vi.fn();
  const all = { judged: undefined, stale: false, progress: undefined, error: undefined, ...judge };
  const template = renderVerdict({
    words: words as NonNullable<typeof words>,
    judge: { ...all, cancel } as unknown as Judge,
    tells,
    short,
    actions: html`<p>all that can be done</p>`,
  });
  const markup = markupOf(template);
  const outcome = /data-outcome="(\w+)"/.exec(markup)?.[1];
  return { template, markup, text: textOf(markup), outcome, cancel };
}

describe('the verdict as it is shown', () => {
  test('is marked with a sign that a screen reader leaves out', () => {
    const good = shown({ judged: sorts });
    expect(good.outcome).toBe('sorts');
    expect(good.text).toMatch(/^✓ Sorts all 256/);
    expect(good.markup).toMatch(/<span aria-hidden="true">✓<\/span>/);
    const bad = shown({ judged: fails });
    expect(bad.text).toMatch(/^✗ Broken/);
    expect(bad.markup).toContain('class="broken"');
    const verdict = { ...sorts.verdict, outcome: 'undecided' as const };
    expect(shown({ judged: { ...sorts, verdict } }).text).toMatch(/^\? Too large/);
  });

  test('is not known until it has been asked for, nor while it is that of another network', () => {
    expect(shown({}).outcome).toBe('unknown');
    expect(shown({}).text).toBe('all that can be done');
    expect(shown({ judged: sorts, stale: true }).outcome).toBe('unknown');
  });

  test('is not told where a visitor is to find it out', () => {
    for (const judged of [sorts, fails]) {
      const { text, outcome } = shown({ judged, tells: false });
      expect(outcome).toBe('unknown');
      expect(text).toBe(`${words.text('verdict-hidden')} all that can be done`);
    }
  });

  test('says less where there is little room', () => {
    expect(shown({ judged: sorts, short: true }).text).toMatch(
      /^✓ Sorts all 256 zero-one inputs ?, and so every input\. all that can be done$/,
    );
    expect(shown({ judged: fails, short: true }).text).toMatch(
      /^✗ Broken: 5 of 8 zero-one inputs come out sorted\. all that can be done$/,
    );
    const verdict = { ...sorts.verdict, outcome: 'undecided' as const };
    const undecided = { ...sorts, verdict };
    expect(shown({ judged: undecided, short: true }).text).toBe(shown({ judged: undecided }).text);
    const named = { ...sorts, verdict: { ...sorts.verdict, theorem: 'pairwise' as const } };
    expect(shown({ judged: named, short: true }).text).toMatch(
      /^✓ Sorts every input, by a theorem/,
    );
    for (const judged of [sorts, fails]) {
      expect(shown({ judged, short: true, tells: false }).text).toBe(
        shown({ judged, tells: false }).text,
      );
    }
  });

  test('gives way to how far a long question has come, which can be given up', () => {
    const { text, template, cancel } = shown({ judged: fails, stale: true, progress: 0.426 });
    expect(text).toMatch(/^Being checked: 43 % cancel/);
    expect(text).not.toMatch(/Broken/);
    const [button] = templates(template).filter(({ strings }) =>
      strings.join('').includes('button'),
    );
    const click = [...(button as TemplateResult).values].find((one) => typeof one === 'function');
    (click as () => void)();
    expect(cancel).toHaveBeenCalledOnce();
  });

  test('gives way to an error, told at once', () => {
    const error = new CodedError('cancelled');
    const { text, markup } = shown({ judged: sorts, stale: true, error });
    expect(markup).toContain('role="alert"');
    expect(text).toMatch(new RegExp(`^${words.text('error-cancelled')}`));
    expect(text).not.toMatch(/Sorts/);
  });
});
