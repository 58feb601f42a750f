/// <reference path="../../www/src/env.d.ts" />
import { html } from 'lit';
import { describe, expect, test } from 'vitest';
import { CodedError } from '../../www/src/engine/errors.ts';
import type { Comparator } from '../../www/src/exhibits/networks/fields.ts';
import type { Judged } from '../../www/src/exhibits/networks/proof/judge.ts';
import {
  grouped,
  renderVerdict,
  verdictOf,
} from '../../www/src/exhibits/networks/proof/verdict-view.ts';
import type { LatestAnswer } from '../../www/src/stage/latest-answer.ts';
import { loadMessages } from '../../www/src/words/load.ts';
import { plain } from '../../www/src/words/sentence.ts';
import { markupOf, textOf } from './markup.ts';
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
  test('on a network that sorts gives the number of inputs and the reason', () => {
    expect(said(sorts)).toBe('It sorts every input, because it sorts all 256 zero-one inputs.');
  });

  test('on a network that fails counts the sorted inputs and gives the smallest failing one', () => {
    expect(said(fails)).toBe(
      'It does not sort: only 5 of 8 zero-one inputs come out sorted. For example, 100 comes out wrong; no input with fewer 1s does.'.replace(
        '100',
        fails.verdict.counterexample?.input.join('') ?? '',
      ),
    );
    const unknown = { ...fails, verdict: { ...fails.verdict } };
    delete unknown.verdict.sorted;
    expect(said(unknown)).toMatch(/^It does not sort every input\. For example, /);
  });

  test('says whether an input is the smallest or only the smallest that was found', () => {
    const { counterexample } = fails.verdict;
    if (!counterexample) throw new Error('nothing fails');
    const found = { ...counterexample, fewest: false };
    const verdict = { ...fails.verdict, counterexample: found };
    expect(said({ ...fails, verdict })).toMatch(/no failing input with fewer 1s was found\.$/);
  });

  test('counts comparators that never swap anything, also where it fails', () => {
    const { comparators } = tracedOf(sceneOf({ wires: 4 }));
    const last: Comparator[] = [...comparators, [0, 1], [2, 3]];
    expect(said(judgedOf(typed(4, last)))).toMatch(
      /2 comparators never swap anything, so you can leave them out\.$/,
    );
    const twice: Comparator[] = [
      [0, 1],
      [0, 1],
    ];
    expect(said(judgedOf(typed(3, twice)))).toMatch(
      /^It does not sort.*You can leave out comparator 2, because it never swaps anything\.$/,
    );
  });

  test('on a network that is too large to decide says how far the proof went', () => {
    const verdict = { ...sorts.verdict, outcome: 'undecided' as const, done: 70, mostStates: 9 };
    expect(said({ ...sorts, verdict })).toBe(
      'It is too large to decide here: after 70 comparators the proof had up to 9 lists to follow at once. No input that was tried fails.',
    );
  });

  test('on a network that sorts by a theorem names the theorem and its condition', () => {
    const by = (theorem: 'neighbours' | 'pairwise') =>
      said({ ...sorts, verdict: { ...sorts.verdict, theorem } });
    expect(by('neighbours')).toMatch(
      /^It sorts every input, .*the reversed order .*\(de Bruijn, 1974\)/,
    );
    expect(by('pairwise')).toMatch(/it is the pairwise sorting network\. Parberry/);
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

test('a number is grouped as its language does, up to the number of inputs of 64 wires', () => {
  expect(grouped(words, '4294967296')).toBe('4,294,967,296');
  expect(grouped(words, String(2n ** 64n))).toBe('18,446,744,073,709,551,616');
  expect(grouped(spanish, '4294967296')).toBe('4.294.967.296');
  expect(grouped(words, '7')).toBe('7');
  expect(grouped(words, '1'.repeat(21))).toBe('1'.repeat(21));
});

interface Shown {
  /** The last verdict. */
  readonly value?: Judged | undefined;
  /** Whether the verdict is on another network. */
  readonly stale?: boolean;
  readonly progress?: number;
  readonly error?: CodedError;
  readonly reveals?: boolean;
  readonly short?: boolean;
}

function shown({ reveals = true, short = false, value, stale, ...rest }: Shown) {
  const answer = stale ? undefined : value;
  const judge = { value, answer, ...rest };
  const template = renderVerdict({
    words: words as NonNullable<typeof words>,
    judge: judge as unknown as LatestAnswer<Judged>,
    reveals,
    short,
    actions: html`<p>all that can be done</p>`,
  });
  const markup = markupOf(template);
  const outcome = /data-outcome="(\w+)"/.exec(markup)?.[1];
  return { text: textOf(markup), markup, outcome };
}

describe('the verdict as it is shown', () => {
  test('is marked with a sign that a screen reader leaves out', () => {
    const good = shown({ value: sorts });
    expect(good.outcome).toBe('sorts');
    expect(good.text).toMatch(/^✓ It sorts every input/);
    expect(good.markup).toMatch(/<span aria-hidden="true">✓<\/span>/);
    const bad = shown({ value: fails });
    expect(bad.text).toMatch(/^✗ It does not sort/);
    expect(bad.markup).toContain('class="broken"');
    const verdict = { ...sorts.verdict, outcome: 'undecided' as const };
    expect(shown({ value: { ...sorts, verdict } }).text).toMatch(/^\? It is too large/);
  });

  test('is unknown until it has been asked for, and while it belongs to another network', () => {
    expect(shown({}).outcome).toBe('unknown');
    expect(shown({}).text).toBe('all that can be done');
    expect(shown({ value: sorts, stale: true }).outcome).toBe('unknown');
  });

  test('is hidden where a visitor is to find it out', () => {
    for (const judged of [sorts, fails]) {
      const { text, outcome } = shown({ value: judged, reveals: false });
      expect(outcome).toBe('unknown');
      expect(text).toBe(`${words.text('verdict-hidden')} all that can be done`);
    }
  });

  test('says less if there is little room', () => {
    expect(shown({ value: sorts, short: true }).text).toMatch(
      /^✓ It sorts every input, because it sorts all 256 zero-one inputs ?\. all that can be done$/,
    );
    expect(shown({ value: fails, short: true }).text).toMatch(
      /^✗ It does not sort: only 5 of 8 zero-one inputs come out sorted\. all that can be done$/,
    );
    const verdict = { ...sorts.verdict, outcome: 'undecided' as const };
    const undecided = { ...sorts, verdict };
    expect(shown({ value: undecided, short: true }).text).toBe(shown({ value: undecided }).text);
    const named = { ...sorts, verdict: { ...sorts.verdict, theorem: 'pairwise' as const } };
    expect(shown({ value: named, short: true }).text).toMatch(
      /^✓ It sorts every input, because it is the pairwise/,
    );
    for (const judged of [sorts, fails]) {
      expect(shown({ value: judged, short: true, reveals: false }).text).toBe(
        shown({ value: judged, reveals: false }).text,
      );
    }
  });

  test('makes room for the progress of a long question, and for the reason if there is no answer', () => {
    const error = new CodedError('cancelled');
    for (const rest of [{ progress: 0.426 }, { error }]) {
      const { text, markup } = shown({ value: fails, stale: true, ...rest });
      expect(text).toMatch(/^(Loading the solver|Stopped).*all that can be done$/);
      expect(markup).not.toContain('class="broken"');
    }
  });
});
