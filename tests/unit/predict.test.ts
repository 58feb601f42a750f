import { readFileSync } from 'node:fs';
import { render } from '@lit-labs/ssr';
import { collectResultSync } from '@lit-labs/ssr/lib/render-result.js';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { compileWords } from '../../scripts/compile-words.ts';
import { Prediction, type Question } from '../../www/src/stage/task/predict.ts';
import { Timeline } from '../../www/src/stage/timeline.ts';
import { Messages } from '../../www/src/words/messages.ts';

/** The device's storage. */
const stored = vi.hoisted(() => new Map<string, string>());
const storage = vi.hoisted(() => ({ works: true }));

vi.mock('../../www/src/stage/preferences.ts', () => ({
  recall: (key: string) => stored.get(key),
  remember: (key: string, value: string) => {
    if (storage.works) stored.set(key, value);
    return storage.works;
  },
}));

beforeEach(() => {
  stored.clear();
  storage.works = true;
});

const milestones = [2, 10, 11];

function predicting(exhibit = 'lattice') {
  const prediction = new Prediction(exhibit);
  const timeline = new Timeline(() => {});
  timeline.length = 20;
  timeline.milestones = milestones;
  timeline.gate = prediction.gate(milestones);
  timeline.place(0);
  return { prediction, timeline };
}

const words = new Messages(
  'en',
  ['common', 'tasks', 'lattice'].map((name) =>
    compileWords(
      readFileSync(new URL(`../../www/locales/en/${name}.ftl`, import.meta.url), 'utf8'),
    ),
  ),
);
const question: Question = {
  ask: { id: 'lattice-predict', args: { m: 3, n: 4 } },
  answers: [
    { label: 'answer-lost', right: true },
    { label: 'answer-won', right: false },
  ],
};

/** The text below the figure. */
function written(prediction: Prediction, timeline: Timeline, asked?: Question): string {
  const markup = collectResultSync(render(prediction.render(asked, words, timeline)));
  return markup
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

describe('predict-first', () => {
  test('stops one step before each milestone, and nowhere else', () => {
    const { prediction, timeline } = predicting();
    timeline.step(1);
    expect([timeline.cursor, prediction.asked]).toEqual([1, undefined]);
    timeline.step(1);
    expect([timeline.cursor, prediction.asked]).toEqual([1, 2]);
    timeline.seek(20);
    expect([timeline.cursor, prediction.asked]).toEqual([1, 2]);
    timeline.jump(1);
    expect([timeline.cursor, prediction.asked]).toEqual([1, 2]);

    prediction.answer(true, timeline);
    expect([timeline.cursor, prediction.asked]).toEqual([2, undefined]);
    timeline.seek(20);
    expect([timeline.cursor, prediction.asked]).toEqual([9, 10]);
    prediction.answer(false, timeline);
    expect([timeline.cursor, prediction.asked]).toEqual([10, undefined]);
    timeline.step(1);
    expect([timeline.cursor, prediction.asked]).toEqual([10, 11]);
    prediction.answer(true, timeline);
    timeline.seek(20);
    expect([timeline.cursor, prediction.asked]).toEqual([20, undefined]);
  });

  test('asks nothing on the way back, nor again on the way there', () => {
    const { prediction, timeline } = predicting();
    timeline.seek(20);
    prediction.answer(true, timeline);
    timeline.seek(0);
    expect(prediction.asked).toBeUndefined();
    timeline.seek(5);
    expect([timeline.cursor, prediction.asked]).toEqual([5, undefined]);
  });

  test('withdraws the question when the reader leaves its place', () => {
    const { prediction, timeline } = predicting();
    timeline.seek(20);
    expect(prediction.asked).toBe(2);
    timeline.seek(0);
    expect(prediction.asked).toBeUndefined();
    expect(written(prediction, timeline, question)).toBe('');
    prediction.answer(true, timeline);
    expect(timeline.cursor).toBe(0);
    expect(stored.size).toBe(0);
  });

  test('lets a scene put the cursor past a question', () => {
    const { prediction, timeline } = predicting();
    timeline.place(15);
    timeline.seek(20);
    expect([timeline.cursor, prediction.asked]).toEqual([20, undefined]);
  });

  test('begun again asks again, and keeps the score', () => {
    const { prediction, timeline } = predicting();
    timeline.seek(20);
    prediction.answer(true, timeline);
    prediction.restart();
    expect(prediction.verdict).toBeUndefined();
    timeline.seek(0);
    timeline.seek(20);
    expect(prediction.asked).toBe(2);
    prediction.answer(true, timeline);
    expect(written(prediction, timeline)).toContain('2 of 2');
  });

  test('accepts no answer without a question', () => {
    const { prediction, timeline } = predicting();
    timeline.step(1);
    prediction.answer(true, timeline);
    expect([timeline.cursor, prediction.verdict]).toEqual([1, undefined]);
    expect(stored.size).toBe(0);
  });
});

describe('its words', () => {
  test('are the question with its answers, then the verdict with the score', () => {
    const { prediction, timeline } = predicting();
    expect(written(prediction, timeline, question)).toBe('');
    timeline.seek(20);
    expect(written(prediction, timeline, question)).toBe(
      'Next comes (3, 4) . Is it lost or won for the player to move? lost won',
    );
    prediction.answer(true, timeline);
    expect(written(prediction, timeline, question)).toBe(
      'Right. On this device you got 1 of 1 right.',
    );
    timeline.seek(20);
    expect(written(prediction, timeline, question)).toContain('Next comes');
    expect(written(prediction, timeline, question)).not.toContain('Right.');
    prediction.answer(false, timeline);
    expect(written(prediction, timeline, question)).toBe(
      'Wrong. On this device you got 1 of 2 right.',
    );
    // Elsewhere a reader would take it for a verdict about what is shown there.
    timeline.step(-1);
    expect(written(prediction, timeline, question)).toBe('');
  });
});

describe('its score', () => {
  const answerOne = (exhibit: string, right: boolean): string => {
    const { prediction, timeline } = predicting(exhibit);
    timeline.seek(20);
    prediction.answer(right, timeline);
    return written(prediction, timeline);
  };

  test('stays on the device, separately for each exhibit', () => {
    expect(answerOne('lattice', true)).toContain('1 of 1');
    expect(answerOne('lattice', false)).toContain('1 of 2');
    expect(answerOne('nim', false)).toContain('0 of 1');
    expect(answerOne('lattice', true)).toContain('2 of 3');
  });

  test('is counted even if nothing can be stored', () => {
    storage.works = false;
    expect(answerOne('lattice', true)).toContain('1 of 1');
    expect(answerOne('lattice', true)).toContain('1 of 1');
  });

  test.each(['', 'x', '1', '1/', '-1/2', '1/2/3', '1e9/2', '99999999/99999999', '<b>/1'])(
    'begins anew when “%s” is stored in its place',
    (text) => {
      stored.set('appleyard-score-lattice', text);
      expect(answerOne('lattice', true)).toContain('1 of 1');
    },
  );
});
