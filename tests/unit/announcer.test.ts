import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Announcer } from '../../www/src/stage/announcer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An announcer of a figure whose step is `figure.step`, and what it has spoken. */
function listened() {
  const spoken: string[] = [];
  const figure = { step: 1, language: 'en' };
  const announcer: Announcer = new Announcer(
    () => `${figure.language} ${figure.step}`,
    () => {
      spoken.push(announcer.text);
      // The same text spoken again counts again.
      expect(announcer.spoken).toBe(spoken.length);
    },
  );
  return { announcer, figure, spoken };
}

test('only the newest of several announcements is spoken', () => {
  const { announcer, spoken } = listened();
  announcer.narrate('step 1');
  vi.advanceTimersByTime(300);
  announcer.narrate('step 2');
  vi.advanceTimersByTime(300);
  expect(spoken).toEqual([]);
  vi.advanceTimersByTime(300);
  expect(spoken).toEqual(['step 2']);
});

test('a narration that comes late does not silence an answer', () => {
  const { announcer, figure, spoken } = listened();
  announcer.narrate('step 1');
  announcer.say('the answer to one');
  announcer.say('the answer');
  announcer.narrate('step 1, with all its words');
  vi.advanceTimersByTime(500);
  expect(spoken).toEqual(['the answer']);
  announcer.say('an answer that nobody waits for');
  figure.step = 2;
  announcer.narrate('step 2');
  vi.advanceTimersByTime(500);
  expect(spoken).toEqual(['the answer', 'step 2']);
  announcer.narrate('step 2, once more');
  vi.advanceTimersByTime(500);
  expect(spoken.at(-1)).toBe('step 2, once more');
  announcer.say('an answer in another language');
  figure.language = 'es';
  announcer.narrate('paso 2');
  vi.advanceTimersByTime(500);
  expect(spoken.at(-1)).toBe('paso 2');
});

test('an answer that is asked for again is spoken again; a narration is not', () => {
  const { announcer, spoken } = listened();
  announcer.say('there is no such take');
  vi.advanceTimersByTime(500);
  announcer.say('there is no such take');
  vi.advanceTimersByTime(1000);
  expect(spoken).toEqual(['there is no such take', 'there is no such take']);
  announcer.narrate('there is no such take');
  vi.advanceTimersByTime(1000);
  expect(spoken).toHaveLength(2);
});
