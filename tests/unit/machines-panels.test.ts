/// <reference path="../../www/src/env.d.ts" />
/** The panels of a machine: texts that are typed and read, rules in cells, what is found, and machines that are cut in two. */
import { expect, test, vi } from 'vitest';
import { MachinesFigure } from '../../www/src/exhibits/machines/figure.ts';
import { nowhere } from '../../www/src/stage/figure-host.ts';
import { languages } from '../../www/src/words/language.ts';
import { plain } from '../../www/src/words/sentence.ts';
import { DrawnPanel, opened, openedPanel, until } from './drawn-panel.ts';

async function open(name: string, link = '') {
  const { figure, panel } = await openedPanel(new MachinesFigure(nowhere('en')), name, link);
  const { words } = figure;
  if (!words) throw new Error('the figure has no words');
  const press = (id: string) => panel.press(words.text(id));
  const aside = new DrawnPanel(() => figure.panels.aside(words));
  const rules = () => panel.one('textarea[name=table]').value;
  const alerts = () => panel.texts('.wrong');
  /** Waits until the figure runs the machine with these rules. */
  const runs = async (text: string) => {
    let run: string | undefined;
    await until(() => {
      void figure.run?.ask('text', 'standard').then((now) => {
        run = now;
      });
      return run === text;
    });
  };
  const said = () => plain(words, figure.seen.narration());
  return { figure, panel, words, press, aside, rules, alerts, runs, said };
}

const field = 'textarea[name=table]';

test('a machine from a paper: its mistake is named at its place, it runs, and undo leads back', async () => {
  const { figure, panel, words, press, aside, rules, alerts, runs } = await open('machine');
  await until(() => rules() === '1RB1LB_1LA1RZ');
  const wrong = 'blank: 0\nA 0 1 R B\nA 1 1 U B\nB 0 1 L A';
  panel.type(field, wrong);
  press('machine-draw');
  await panel.says('Line 3, column 7');
  expect(rules()).toBe(wrong);
  panel.type(field, wrong.replace('U', 'L'));
  press('machine-draw');
  await runs('1RB1LB_1LA---');
  expect(alerts()).toEqual([]);
  panel.type('input[name=right]', '1x');
  await until(() => alerts().some((text) => text.includes('x')));
  panel.type('input[name=right]', '11');
  await until(() => figure.loaded && figure.currentScene().right === '11');
  aside.press(words.text('stop-ask'));
  await until(() => figure.loaded && aside.text.includes('stops after'));
  expect(figure.currentLink()).toMatch(/right=11.*asked=on/);
  press('machine-undo');
  await until(() => figure.loaded && figure.currentScene().right === undefined);
  press('machine-undo');
  await runs('1RB1LB_1LA1RZ');
});

test('a text says how it is read before it counts, and what was said of it reads no other text', async () => {
  const { figure, panel, press, rules, runs } = await open('machine');
  const tuples = '(q0, 1, q0, 0, R)\n(q0, B, qf, B, L)';
  panel.type(field, tuples);
  await panel.says(
    'Read as five-tuples: one state, 3 symbols; it begins in q0, and “B” is the blank. qf has no rules, so the machine stops there.',
  );
  await runs('1RB1LB_1LA1RZ');
  const blank = 'select[name=given-blank]';
  const at = panel.all<HTMLOptionElement>(`${blank} option`).find((one) => one.text === '_')?.value;
  panel.type(blank, at ?? '');
  await panel.says('“_” is the blank');
  // What a choice, and then a text, has replaced comes back with one undo each.
  press('machine-undo');
  await panel.says('“B” is the blank');
  panel.type(field, '0 0 1 R 1\n1 0 1 L 0');
  await until(() => panel.text.includes('Read as') && !panel.text.includes('“B” is the blank'));
  press('machine-undo');
  await panel.says('“B” is the blank');
  expect(rules()).toBe(tuples);
  panel.type(field, '1RB1LB_1LA1RZ\n0RB1LB_1LA1RZ');
  await panel.says('“0” is the blank. This is machine 1 of the 2 in the text.');
  panel.type('select[name=given-machine]', '1');
  await panel.says('This is machine 2 of the 2');
  press('machine-draw');
  await runs('0RB1LB_1LA1RZ');
  expect(figure.currentLink()).toContain('table=0RB1LB_1LA1RZ');
  panel.check('input[name=form][value=jflap]');
  await until(() => rules().includes('<type>turing</type>'));
});

test('a rule is edited in its cell: the run changes, a mistake is named, and undo leads back', async () => {
  const { figure, panel, words, press, aside, alerts, runs } = await open('machine');
  const cell = (state: string, symbol: string) =>
    `input[aria-label="${words.text('machine-cell', { state, symbol })}"]`;
  const shown = () => figure.ran?.machine.rules.length;
  expect(panel.all('input[name=rule]')).toHaveLength(4);
  expect(panel.one(cell('B', '1')).value).toBe('1RZ');
  panel.type(cell('B', '1'), '0LA');
  await runs('1RB1LB_1LA0LA');
  expect(figure.currentScene().machine).toBe('written');
  aside.press(words.text('stop-ask'));
  await until(() => figure.loaded && aside.text.includes('never stops'));

  panel.type(cell('A', '0'), '1RQ');
  await until(() => alerts().length > 0);
  expect(alerts()).toEqual([
    'In A reading 0: no state is called “Q”. The machine goes on with its old rules.',
  ]);
  expect(panel.one(cell('A', '0')).value).toBe('1RQ');
  expect(panel.one(cell('A', '0')).getAttribute('aria-invalid')).toBe('true');
  await runs('1RB1LB_1LA0LA');
  panel.type(cell('A', '0'), '1RB');
  await until(() => alerts().length === 0);

  press('machine-state-add');
  await until(() => shown() === 6);
  expect(panel.one(cell('C', '1')).value).toBe('---');
  panel.type(cell('C', '1'), '1LC');
  await runs('1RB1LB_1LA0LA_---1LC');
  press('machine-symbol-add');
  await until(() => shown() === 9);
  expect(panel.one(cell('C', '1')).value).toBe('1LC');
  panel.type(cell('C', '2'), '2RA');
  await runs('1RB1LB---_1LA0LA---_---1LC2RA');
  const remove = words.text('machine-remove', { name: '2' });
  panel.type('input[name=right]', '02');
  await until(() => figure.loaded && figure.ran?.tape.right === '02');
  panel.press(remove);
  await until(() => alerts().length > 0);
  expect(alerts()).toEqual([
    '“2” stands on the tape, so it cannot be removed. Write another tape first.',
  ]);
  expect(shown()).toBe(9);
  press('machine-undo');
  await until(() => alerts().length === 0 && figure.ran?.tape.right !== '02');
  panel.press(remove);
  await until(() => shown() === 6);
  for (const rules of [9, 9, 6, 6, 4]) {
    press('machine-undo');
    await until(() => figure.loaded && shown() === rules);
  }
  press('machine-undo');
  await runs('1RB1LB_1LA1RZ');
});

test('steps are found by state, symbol and record, and the panel says where no such step is', async () => {
  const { figure, panel, press } = await open('find', 'v=1&machine=beaver-five&asked=on&cursor=13');
  const { timeline } = figure;
  panel.check('input[name=record]');
  press('find-next');
  await until(() => timeline.cursor > 13);
  expect(timeline.cursor).toBe(await figure.run?.ask('nextBreak', 13, { record: true }, false));
  panel.type('select[name=state]', '4');
  panel.type('select[name=read]', '0');
  panel.check('input[name=record]');
  press('find-next');
  // In E the champion reads 0 once: before its last step.
  await until(() => timeline.cursor === 47_176_869);
  press('find-next');
  await panel.says('No later step is like that');
  press('find-before');
  await panel.says('No earlier step is like that');
});

test('a line between machine and environment may be moved, and both runs stay the same', async () => {
  const { panel, said } = await open('boundary');
  await panel.says('exactly the same');
  for (const kind of ['cells', 'wave', 'pendulum', 'motion', 'facing', 'automaton', 'turing']) {
    panel.check(`input[name=kind][value=${kind}]`);
    // What was said of the system before is not said of this one.
    expect(panel.text).not.toContain('exactly the same');
    await panel.says('exactly the same');
  }
  // The head of a Turing machine alone gives the tape a symbol, and gets one.
  await until(() => said() !== '');
  expect(said()).toBe(
    'Step 1: the machine hears 0 from the right. It lets its environment hear 1 on the left.',
  );
});

test('when it stops is announced, and a ready machine says what it has', async () => {
  const { figure, panel, aside, words } = await open('machine');
  const { announcer } = figure;
  aside.press(words.text('stop-ask'));
  await until(() => announcer.text !== '');
  expect(announcer.text).toBe('It stops after 6 steps, with 4 cells that are not blank.');
  panel.check('input[name=machine][value=beaver-four]');
  await until(() => announcer.spoken === 2);
  expect(announcer.text).toBe(
    'The machine has the states A, B, C, D and the symbols 0, 1. The machine is in state A and reads 0. Step it. When does it stop?',
  );
});

test('a rule that was touched is changed where it was touched, and a refused one stays in its field', async () => {
  const figure = await opened(new MachinesFigure(nowhere('en')), '');
  const { words } = figure;
  if (!words) throw new Error('the figure has no words');
  const at = figure
    .frame()
    ?.marks.findIndex((mark) => mark.kind === 'rule' && mark.state === 1 && mark.symbol === 1);
  figure.board.focus = at ?? -1;
  const card = new DrawnPanel(() => figure.ruleCard());
  figure.board.keydown({ key: 'Enter', preventDefault: () => {} } as KeyboardEvent);
  await until(() => card.all('[name=rule-here]').length > 0);
  expect(card.one('[name=rule-here]').value).toBe('1RZ');
  card.type('[name=rule-here]', '1QA');
  await card.says('In B reading 1: “Q” is not a direction.');
  expect(card.one('[name=rule-here]').value).toBe('1QA');
  card.type('[name=rule-here]', '0LA');
  await until(() => figure.loaded && figure.currentScene().machine === 'written');
  expect(await figure.run?.ask('text', 'standard')).toBe('1RB1LB_1LA0LA');
  figure.release();
});

test('each point of all machines is named by its number and its fate', async () => {
  const { figure, panel, words } = await open('all');
  await until(() => panel.texts('td').length === 9);
  const picture = new DrawnPanel(() => figure.overlay?.picture(words, { width: 400, height: 400 }));
  const name = () => picture.one('[role=gridcell]').getAttribute('aria-label');
  expect(name()).toBe('Machine 0 never stops: no rule in reach stops it');
  // Each outcome has a colour of its own in the key.
  const fills = panel.all('th svg rect').map((one) => one.getAttribute('fill'));
  expect(new Set(fills).size).toBe(9);
});

test.each([
  ['1RB1LB_1LA1RZ', 'Read as one line of rules: 2 states, 2 symbols'],
  ['A 0 1 R B', 'Read as five-tuples: one state'],
  ['(q0, 1, q1, 0, R)', 'Read as five-tuples: one state'],
])('the help names %s, and it is read and runs', async (text, said) => {
  const { figure, panel, press, rules, alerts } = await open('machine');
  await until(() => rules() === '1RB1LB_1LA1RZ');
  panel.type(field, text);
  await panel.says(said);
  press('machine-draw');
  await until(() => figure.loaded && figure.currentScene().machine === 'written');
  expect(alerts()).toEqual([]);
});

test('a text that is refused takes away how the one before was read', async () => {
  const { panel, rules } = await open('machine');
  await until(() => rules() === '1RB1LB_1LA1RZ');
  panel.type(field, 'A 0 1 R B');
  await panel.says('Read as five-tuples');
  panel.type(field, 'A 0 1 U B');
  await panel.says('column');
  expect(panel.text).not.toContain('Read as');
  expect(rules()).toBe('A 0 1 U B');
});

test.each([
  ['one line', '1RB1LB_1LA1RZ', 'one line of rules: 2 states, 2 symbols'],
  ['a rule', 'A 0 1 R B', 'five-tuples: one state, 3 symbols'],
  ['rules with brackets', '(q0, 1, q1, 0, R)', 'five-tuples: one state, 3 symbols'],
  ['several rules with brackets', '(q0, 1, q1, 0, R)\n(q1, 0, q0, 1, L)', 'five-tuples: 2 states'],
  ['quadruples', 'q1 0 1 q2\nq2 1 R q1', 'quadruples: 2 states'],
  [
    'YAML',
    'blank: 0\nstart state: a\ntable:\n  a:\n    0: {write: 1, R: b}\n  b:',
    'YAML: one state, 2 symbols',
  ],
  ['jsturing', '0 _ 1 r 1\n1 _ 1 l halt', 'rules of jsturing: '],
])('the form of the help, %s, is read and can be run', async (_, text, said) => {
  const { panel, press, figure, alerts } = await open('machine');
  panel.type(field, text);
  await panel.says(`Read as ${said}`);
  press('machine-draw');
  await until(() => figure.loaded && figure.currentScene().machine === 'written');
  expect(alerts()).toEqual([]);
});

test('a refused text takes away how the text before it was read', async () => {
  const { panel } = await open('machine');
  panel.type(field, '1RB1LB_1LA1RZ');
  await panel.says('Read as one line of rules');
  panel.type(field, 'A 0 1 U B');
  await panel.says('is not a direction');
  expect(panel.text).not.toContain('Read as');
});

test('what a visitor asks, chooses or changes is answered once', async () => {
  const { figure, panel, aside, words } = await open('machine', 'v=1&machine=beaver-four');
  const { announcer } = figure;
  const answered = async (act: () => void, said: string) => {
    const before = announcer.spoken;
    act();
    await until(() => announcer.spoken > before && announcer.text.includes(said));
    // Nothing else comes with it.
    for (let turn = 0; turn < 100; turn += 1) await new Promise((next) => setTimeout(next, 5));
    expect(announcer.spoken, announcer.text).toBe(before + 1);
  };
  await answered(() => aside.press(words.text('stop-ask')), 'It stops after 107 steps');
  await answered(
    () => void figure.begin({ machine: 'beaver-three-steps', table: undefined }),
    'A, B, C',
  );
  await answered(() => panel.type('input[name=rule]', '0LC'), 'A, B, C');
});

test.each(languages)(
  'where the picture ends before the machine does, the sentence says why, in %s',
  async (language) => {
    const at = async (link: string, end = false) => {
      const figure = await opened(new MachinesFigure(nowhere(language)), link);
      const { timeline } = figure;
      if (end) timeline.cursor = timeline.length;
      if (end) figure.arrive();
      await until(() => figure.narrated === timeline.cursor);
      const { words } = figure;
      if (!words) throw new Error('the figure has no words');
      const said = plain(words, figure.seen.narration());
      const aside = new DrawnPanel(() => figure.panels.aside(words)).text;
      figure.release();
      return { said, aside, words };
    };
    const bouncer = 'v=1&machine=bouncer&upto=100&cursor=100';
    const open = await at(bouncer);
    expect(open.said).toContain(open.words.text('machines-goes-on', { steps: 100 }));
    const asked = await at(`${bouncer}&asked=on`);
    expect(asked.said).not.toContain(open.words.text('machines-goes-on', { steps: 100 }));
    // In the middle of the run the verdict stands under the sentence; at the end of what is shown the sentence has it.
    const middle = await at('v=1&table=1RB1LB_1LA0LA&machine=written&asked=on&cursor=3');
    const verdict = middle.aside.split(/[。.](?:\s|$)/)[0] ?? '';
    expect(verdict).not.toBe('');
    expect(middle.said).not.toContain(verdict);
    const end = await at('v=1&table=1RB1LB_1LA0LA&machine=written&asked=on', true);
    expect(end.said).toContain(verdict);
    expect(end.aside).not.toContain(verdict);
  },
);

test('a cell says which step wrote it, and a rule that is not used says what the machine reads', async () => {
  const figure = await opened(new MachinesFigure(nowhere('en')), 'v=1&cursor=3');
  const card = new DrawnPanel(() => figure.ruleCard());
  const ask = async (mark: MachinesFigure['asked']) => {
    figure.asked = mark;
    await until(() => card.text !== '');
    return card.text;
  };
  // 1RB1LB_1LA1RZ: step 1 writes cell 0 and goes right, step 2 writes cell 1 and goes left, step 3 is at cell 0 again.
  expect(await ask({ kind: 'cell', cell: 1 })).toContain(
    'It holds 1.Step 2 wrote it: in B reading 0 the machine writes 1.',
  );
  expect(await ask({ kind: 'cell', cell: 0 })).toContain('Step 3 wrote it: in A reading 1');
  expect(await ask({ kind: 'cell', cell: 4 })).toContain('No step has been at this cell');
  expect(await ask({ kind: 'rule', state: 0, symbol: 0 })).toContain(
    'In A reading 0 the machine writes 1, goes right and is in B then.The machine is in B and reads 0, so it uses another rule now.',
  );
  // The keyboard enters the picture at the cell under the head.
  figure.picture();
  const { head } = figure.here?.configuration ?? {};
  expect(figure.frame()?.marks[figure.board.focus]).toEqual({ kind: 'cell', cell: head });
  figure.release();
  const long = await opened(
    new MachinesFigure(nowhere('en')),
    'v=1&machine=beaver-four&upto=100&cursor=100',
  );
  const far = new DrawnPanel(() => long.ruleCard());
  long.asked = { kind: 'cell', cell: (long.here?.configuration.head ?? 0) + 11 };
  await far.says('The last 60 steps were at other cells');
  long.release();
});

test('the answer beside a rule gives way to a panel that opens', async () => {
  const { figure } = await open('machine');
  const card = new DrawnPanel(() => figure.ruleCard());
  figure.asked = figure.frame()?.marks.find(({ kind }) => kind === 'rule');
  await until(() => card.text !== '');
  figure.togglePanel('find');
  expect(card.text).toBe('');
  figure.release();
});

test('while a machine runs on, no sentence names a step that is not seen', async () => {
  const { figure, words } = await open('find', 'v=1&machine=beaver-four&upto=100');
  const { timeline } = figure;
  vi.stubGlobal('requestAnimationFrame', () => 1);
  vi.stubGlobal('cancelAnimationFrame', () => {});
  const shows = async (step: number) => {
    timeline.cursor = step;
    figure.arrive();
    await until(() => figure.narrated === step);
    return plain(words, figure.narrator.said(words));
  };
  timeline.play();
  expect(await shows(1)).toMatch(/^Step 1: /);
  const passed = timeline.milestones.includes(50) ? 51 : 50;
  expect(await shows(passed)).toBe('The machine takes one step after another.');
  timeline.pause();
  expect(await shows(passed)).toMatch(new RegExp(`^Step ${passed}: `));
  vi.unstubAllGlobals();
  figure.release();
});
