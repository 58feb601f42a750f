/// <reference path="../../www/src/env.d.ts" />
/** The panels of a sweep: its order, all machines of two states, and H and X over small formal systems. */
import { expect, test, vi } from 'vitest';
import { DovetailingFigure } from '../../www/src/exhibits/dovetailing/figure.ts';
import { lookOf } from '../../www/src/exhibits/dovetailing/picture/view.ts';
import { nowhere } from '../../www/src/stage/figure-host.ts';
import { plain } from '../../www/src/words/sentence.ts';
import { DrawnPanel, opened, openedPanel, until } from './drawn-panel.ts';
import { elementsOf, markupOf, ofClass } from './markup.ts';

async function open(name: string) {
  const { figure, panel } = await openedPanel(new DovetailingFigure(nowhere('en')), name);
  const { words } = figure;
  if (!words) throw new Error('the figure has no words');
  const said = () => plain(words, figure.seen.narration());
  const drawn = () => elementsOf(markupOf(figure.seen.picture(words, figure.room)));
  /** Waits until the picture has this many steps of H and X, and goes to one of them. */
  const seek = async (step: number, steps: number) => {
    await until(() => panel.text !== '' && figure.stepped?.length === steps);
    figure.stepped?.seek(step);
  };
  return { figure, panel, said, drawn, seek };
}

test('all machines of two states are swept to report 9,784', async () => {
  const { panel } = await open('all');
  await panel.says('Report 9784 comes at moment 215,001,216');
});

test('another order or another list of machines is another sweep, and a number out of range is refused', async () => {
  const { figure, panel } = await open('order');
  panel.check('input[name=order][value=first]');
  await until(() => figure.loaded && figure.currentScene().order === 'first');
  await until(() => figure.announcer.text !== '');
  expect(figure.announcer.text).toContain('Machine 0 runs until it stops, then machine 1.');
  panel.check('input[name=enumeration][value=shuffled]');
  await until(() => figure.loaded && figure.currentScene().enumeration === 'shuffled');
  panel.type('input[name=seed]', '7');
  await until(() => figure.loaded && figure.currentScene().seed === 7);
  panel.type('input[name=rounds]', '0');
  expect(panel.one('input[name=rounds]').getAttribute('aria-invalid')).toBe('true');
  expect(figure.currentScene().rounds).toBeGreaterThan(0);
});

test('H goes one procedure after the other, X over all questions, and X flags the wrong report', async () => {
  const { figure, panel, said, drawn, seek } = await open('systems');
  await panel.says('it comes in round 12');
  const row = panel.texts('tr').find((text) => text.includes('Is 21 a sum'));
  expect(row).toContain('wrong');
  // Nothing is said of an answer before it has come.
  expect(said()).toContain('Take a step.');
  expect([...ofClass(drawn(), 'halts'), ...ofClass(drawn(), 'report')]).toEqual([]);
  await seek(4, 30);
  expect(said()).toContain('The checker takes its step 1 on procedure 1.');
  expect(said()).toContain('The sweep, round 3: each question that has begun gets a step.');
  expect(said()).toContain('Question 0 stops with its step 4 and the answer yes.');
  figure.stepped?.seek(27);
  expect(said()).toContain(
    'It stops and accepts the procedure. So the search stops with the answer no.',
  );
  figure.stepped?.seek(30);
  expect(said()).toContain('8 of 12 questions are answered.');
  expect(said()).toContain('Question 1 has no answer after 29 steps, and has held up nobody.');

  // The false rule shows at once what is wrong with it; the same question without the rule has the other answer.
  panel.check('input[name=system][value=misled]');
  await panel.says('Is 21 a sum of two squares?');
  await panel.says('The answer is yes, because the checker accepts procedure 0');
  await panel.says('This answer is wrong.');
  await until(() => said().includes('Take a step.'));
  figure.stepped?.seek(1);
  expect(said()).toContain('So the search stops with the answer yes. This answer is wrong.');
  panel.check('input[name=system][value=squares]');
  await panel.says('The answer is no,');
  expect(panel.text).not.toContain('This answer is wrong.');

  // A question that has no answer: the checker stops each time, and the search never does.
  panel.check('input[name=system][value=rewriting]');
  panel.type('input[name=question]', '2');
  await panel.says('Can the word MU be derived?');
  await until(() => said().includes('Take a step.'));
  figure.stepped?.seek(figure.stepped.length);
  expect(said()).toContain('The search has tried 12 procedures and goes on.');
  const never = () =>
    ofClass(drawn(), 'never').filter((bar) => bar['aria-label']?.startsWith('Question 1:'));
  expect(never()).toHaveLength(0);
  panel.check('input[name=systems-pruned]');
  await until(() => panel.text !== '' && never().length === 1);

  // The figure itself has not moved.
  figure.togglePanel('systems');
  expect(said()).toContain('Which of the first four would you run first?');
});

test('what runs the first one first begins at its first step, not at the question before', async () => {
  const { figure } = await openedPanel(new DovetailingFigure(nowhere('en')), 'order');
  vi.stubGlobal('requestAnimationFrame', () => 0);
  vi.stubGlobal('cancelAnimationFrame', () => {});
  await figure.runFirst();
  expect(figure.timeline.cursor).toBe(1);
  expect(figure.currentScene().order).toBe('first');
  figure.timeline.pause();
  vi.unstubAllGlobals();
});

test('the reason at a cell is announced with its sum', async () => {
  const { figure } = await openedPanel(
    new DovetailingFigure(nowhere('en')),
    'order',
    'v=1&cursor=40',
  );
  const { words, announcer } = figure;
  if (!words) throw new Error('the figure has no words');
  figure.asked = figure
    .frame()
    ?.marks.find((mark) => mark.kind === 'cell' && mark.machine === 4 && mark.step === 6);
  const card = new DrawnPanel(() => figure.whyCard());
  await card.says('This machine begins in round 4');
  expect(card.text).toContain('So this step belongs to round 9, and there to moment 50.');
  await until(() => announcer.text !== '');
  expect(card.text).toContain(announcer.text);
});

test('a cell that is entered answers once, and once more when it is entered again', async () => {
  const { figure } = await openedPanel(
    new DovetailingFigure(nowhere('en')),
    'order',
    'v=1&cursor=40',
  );
  const { announcer, board } = figure;
  const cell = figure
    .frame()
    ?.marks.findIndex((mark) => mark.kind === 'cell' && mark.machine === 4 && mark.step === 3);
  if (cell === undefined) throw new Error('the cell is not drawn');
  const enter = { key: 'Enter', preventDefault: () => {} } as KeyboardEvent;
  const card = new DrawnPanel(() => figure.whyCard());
  for (const times of [1, 2]) {
    board.focus = cell;
    board.keydown(enter);
    await card.says('So its step 3 came in round 6');
    await until(() => announcer.spoken === times);
    // What is drawn anew says nothing.
    await card.says('So its step 3 came in round 6');
    expect(announcer.spoken).toBe(times);
  }
});

test('the arrow keys go as the grid is drawn: steps up, machines to the right', async () => {
  const { figure } = await openedPanel(
    new DovetailingFigure(nowhere('en')),
    'order',
    'v=1&cursor=40',
  );
  const marks = figure.frame()?.marks ?? [];
  const at = (machine: number, step: number) =>
    marks.findIndex(
      (mark) => mark.kind === 'cell' && mark.machine === machine && mark.step === step,
    );
  const { board } = figure;
  for (const [key, machine, step] of [
    ['ArrowRight', 3, 2],
    ['ArrowUp', 3, 3],
    ['ArrowLeft', 2, 3],
    ['ArrowDown', 2, 2],
  ] as const) {
    if (key === 'ArrowRight') board.focus = at(2, 2);
    board.keydown({ key, preventDefault: () => {} } as KeyboardEvent);
    expect(board.focus, key).toBe(at(machine, step));
  }
});

test('the machine that is chosen to run first is shown in the picture as far as it has come', async () => {
  const { figure } = await openedPanel(new DovetailingFigure(nowhere('en')), 'order');
  const doneBy = (machine: number) =>
    (figure.frame()?.marks ?? []).filter((mark) => {
      const frame = figure.frame();
      if (!frame || mark.kind !== 'cell' || mark.machine !== machine) return false;
      return /^(done|halts)/.test(lookOf(frame, mark));
    }).length;
  expect([0, 1, 2, 3].map(doneBy)).toEqual([0, 0, 0, 0]);
  for (const machine of [0, 1, 2, 3]) {
    await figure.chooseFirst(machine);
    const { steps = 0 } = figure.chosen ?? {};
    expect(steps).toBeGreaterThan(0);
    expect([0, 1, 2, 3].map(doneBy)).toEqual(
      [0, 1, 2, 3].map((other) => (other === machine ? steps : 0)),
    );
  }
  // The sweep itself begins with nothing done.
  figure.timeline.seek(1);
  await until(() => figure.narrated === 1);
  expect([0, 1, 2, 3].map(doneBy)).toEqual([1, 0, 0, 0]);
  figure.release();
});

test('while the first machine runs, no sentence names a moment that is not seen', async () => {
  const { figure } = await openedPanel(new DovetailingFigure(nowhere('en')), 'order');
  const { words, timeline } = figure;
  if (!words) throw new Error('the figure has no words');
  vi.stubGlobal('requestAnimationFrame', () => 1);
  vi.stubGlobal('cancelAnimationFrame', () => {});
  await figure.runFirst();
  const said = () => plain(words, figure.narrator.said(words));
  expect(said()).toMatch(/^Moment 1, /);
  timeline.cursor = 30;
  figure.arrive();
  await until(() => figure.narrated === 30);
  expect(said()).toBe('Machine 0 takes one step after another, and the others wait.');
  timeline.pause();
  expect(said()).toMatch(/^Moment 30, /);
  vi.unstubAllGlobals();
  figure.release();
});

test.each(['rounds', 'triangles', 'doubling', 'first'])(
  'a step of each machine has its reason, also where none is known to come: %s',
  async (order) => {
    const link = `v=1&order=${order}&rounds=${order === 'doubling' ? 8 : 40}&cursor=30`;
    const figure = await opened(new DovetailingFigure(nowhere('en')), link);
    const card = new DrawnPanel(() => figure.whyCard());
    // One step of each machine: a cell, or the last step of its bar.
    const marks = new Map(
      figure.frame()?.marks.map((mark) => [mark.kind === 'report' ? -1 : mark.machine, mark]),
    );
    expect(marks.size).toBeGreaterThan(3);
    for (const mark of marks.values()) {
      figure.asked = mark;
      await until(() => card.all('p').length > 0);
      expect
        .soft(card.text)
        .toMatch(/(?:at|to) moment \d|depends on|never|after all|before this step/);
      expect.soft(card.text).not.toContain('mistake');
    }
    figure.release();
  },
);
