/// <reference path="../../www/src/env.d.ts" />
/** What of the sentences about a step is announced. */
import { expect, test } from 'vitest';
import { Narrator } from '../../www/src/stage/narrator.ts';
import { Timeline } from '../../www/src/stage/timeline.ts';
import { Messages } from '../../www/src/words/messages.ts';
import { plain } from '../../www/src/words/sentence.ts';

test('of what plays, the first step, the milestones and the stops that are read are announced', () => {
  const said: string[] = [];
  const words = new Messages('en', [
    Object.fromEntries([0, 1, 2, 3].map((at) => [`step-${at}`, `Step ${at}.`])),
  ]);
  const timeline = new Timeline(() => {});
  timeline.length = 9;
  let playing = true;
  Object.defineProperty(timeline, 'playing', { get: () => playing });
  const narrator = new Narrator({
    timeline,
    words,
    announcer: { narrate: (text: string) => said.push(text) } as never,
    focused: null,
    get narrated() {
      return timeline.cursor;
    },
    seen: { narration: () => [{ id: `step-${timeline.cursor}` }] },
    milestones: () => [{ step: 3 }],
    requestUpdate: () => {},
  });
  const at = (cursor: number) => {
    timeline.cursor = cursor;
    narrator.forget();
    narrator.paragraph(words);
    narrator.announce();
  };
  for (const cursor of [0, 1, 2, 3]) at(cursor);
  expect(said).toEqual(['Step 1.', 'Step 3.']);
  // Where play waits for its reader, the step is said.
  let holds = true;
  Object.defineProperty(timeline, 'holding', { get: () => holds });
  at(2);
  expect(said.at(-1)).toBe('Step 2.');
  holds = false;
  playing = false;
  at(1);
  expect(said.at(-1)).toBe('Step 1.');
});

test('a sentence that names its step gives way to one that is true while play passes the steps after it', () => {
  const words = new Messages('en', [
    { 'step-1': 'Step 1.', 'step-3': 'Step 3.', 'step-4': 'Step 4.', between: 'It goes on.' },
  ]);
  const timeline = new Timeline(() => {});
  timeline.length = 9;
  timeline.nextStop = (after) => [1, 4].find((step) => step > after);
  let playing = true;
  Object.defineProperty(timeline, 'playing', { get: () => playing });
  const narrator = new Narrator({
    timeline,
    words,
    announcer: { narrate: () => {} } as never,
    focused: null,
    get narrated() {
      return timeline.cursor;
    },
    seen: {
      narration: () => [{ id: `step-${timeline.cursor}` }],
      passing: () => [{ id: 'between' }],
    },
    milestones: () => [],
    requestUpdate: () => {},
  });
  const at = (cursor: number) => {
    timeline.cursor = cursor;
    return plain(words, narrator.said(words));
  };
  expect([1, 2, 3, 4].map(at)).toEqual(['Step 1.', 'It goes on.', 'It goes on.', 'Step 4.']);
  // Whoever stops between two stops hears of the step that is seen.
  playing = false;
  expect(at(3)).toBe('Step 3.');
});

test('what a link says is announced also if the moment before it said the same', () => {
  const said: string[] = [];
  let forgotten = 0;
  const words = new Messages('en', [{ same: 'The same.' }]);
  const timeline = new Timeline(() => {});
  const narrator = new Narrator({
    timeline,
    words,
    announcer: {
      narrate: (text: string) => said.push(text),
      forget: () => (forgotten += 1),
    } as never,
    focused: null,
    narrated: 0,
    seen: { narration: () => [{ id: 'same' }] },
    milestones: () => [],
    requestUpdate: () => {},
  });
  const draw = () => {
    narrator.paragraph(words);
    narrator.announce();
  };
  draw();
  draw();
  expect(said).toEqual(['The same.']);
  narrator.answer();
  draw();
  draw();
  expect([said, forgotten]).toEqual([['The same.', 'The same.'], 1]);
});
