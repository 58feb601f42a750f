/// <reference path="../../www/src/env.d.ts" />
/** What of the sentences about a step is announced. */
import { expect, test } from 'vitest';
import { Narrator } from '../../www/src/stage/narrator.ts';
import { Timeline } from '../../www/src/stage/timeline.ts';
import { Messages } from '../../www/src/words/messages.ts';

test('of what plays, the first step, the milestones and the stops that are read are announced', () => {
  const said: string[] = [];
  const words = new Messages('en', [
    Object.fromEntries([0, 1, 2, 3].map((at) => [`step-${at}`, `Step ${at}.`])),
  ]);
  const timeline = new Timeline(() => {});
  timeline.length = 9;
  timeline.milestones = [3];
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

test('what a link says is announced also if the moment before it said the same', () => {
  const said: string[] = [];
  const words = new Messages('en', [{ same: 'The same.' }]);
  const timeline = new Timeline(() => {});
  const narrator = new Narrator({
    timeline,
    words,
    announcer: { text: '', narrate: (text: string) => said.push(text) } as never,
    focused: null,
    narrated: 0,
    seen: { narration: () => [{ id: 'same' }] },
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
  expect(said).toEqual(['The same.', 'The same.']);
});
