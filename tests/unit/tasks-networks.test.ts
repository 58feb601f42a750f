/**
 * The tasks of networks, without a browser. Each verdict is compared with that of a slow judge that is written here: it
 * sends every input of zeros and ones through the network, one comparator after another.
 */
import { describe, expect, test } from 'vitest';
import { sure } from '../../www/src/sure.ts';
import { languages } from '../../www/src/words/language.ts';
import { plain } from '../../www/src/words/sentence.ts';
import { below, randomOf } from '../support/random.ts';
import { asking, made, STATES, shownTexts } from './asked-figure.ts';
import { until } from './opened-figure.ts';

type Net = readonly (readonly [low: number, high: number])[];

/** What comes out, one comparator after another. */
const sent = (net: Net, input: readonly number[]): readonly number[] =>
  net.reduce<readonly number[]>((row, [low, high]) => {
    const [one, other] = [sure(row[low]), sure(row[high])];
    return row.with(low, Math.min(one, other)).with(high, Math.max(one, other));
  }, input);

const ordered = (row: readonly number[]) =>
  row.every((one, at) => at === 0 || sure(row[at - 1]) <= one);

const inputsOf = (wires: number) =>
  Array.from({ length: 2 ** wires }, (_, number) =>
    Array.from({ length: wires }, (_, wire) => (number >> wire) & 1),
  );

const sorts = (net: Net, wires: number) =>
  inputsOf(wires).every((input) => ordered(sent(net, input)));

const written = (net: Net) => net.map(([low, high]) => `${low + 1}:${high + 1}`).join() || '-';
const linkOf = (net: Net, wires: number) => `v=1&wires=${wires}&kind=typed&net=${written(net)}`;

const bitsIn = (text: string) => [...text].map(Number);
/** The inputs and outputs that a text names. */
const named = (text: string) => [...text.matchAll(/\b[01]{2,}\b/g)].map(([bits]) => bitsIn(bits));

/** A network that sorts by neighbours, made worse or larger by chance. */
function randomNet(under: (limit: number) => number): { net: Net; wires: number } {
  const wires = 2 + under(4);
  const whole: [number, number][] = [];
  for (let last = wires - 1; last > 0; last -= 1)
    for (let wire = 0; wire < last; wire += 1) whole.push([wire, wire + 1]);
  const net = whole.filter(() => under(8) > 0);
  for (let more = under(3); more > 0; more -= 1) {
    const low = under(wires - 1);
    const one: [number, number] = [low, low + 1 + under(wires - 1 - low)];
    net.splice(under(net.length + 1), 0, under(4) > 0 ? one : [one[1], one[0]]);
  }
  return { net, wires };
}

/** The comparators in the order in which the figure names them. */
const drawnNet = (figure: unknown): Net =>
  sure((figure as { traced?: { comparators: Net } }).traced).comparators;

test('an input that fails: any is right, and another is answered with what comes out', async () => {
  const under = below(randomOf(1));
  const seen = { right: 0, wrong: 0, unfit: 0 };
  for (let state = 0; state < STATES; state += 1) {
    const { net, wires } = randomNet(under);
    const link = `${linkOf(net, wires)}&input=sorted`;
    const { figure, words } = await asking('networks', link);
    const task = await made(figure, 'input');
    expect(task === undefined, link).toBe(sorts(net, wires));
    if (!task) {
      seen.unfit += 1;
      continue;
    }
    const all = inputsOf(wires);
    const input = sure(all[under(all.length)]);
    const read = sure(task.typed).read(input.join(''));
    const { right, said } = await task.judge(sure('answer' in read ? read.answer : undefined));
    const output = sent(net, input);
    expect(right, link).toBe(!ordered(output));
    expect(named(plain(words(), said)), link).toEqual([input, output]);
    seen[right ? 'right' : 'wrong'] += 1;
    const [fails] = named(plain(words(), task.solution));
    expect(ordered(sent(net, sure(fails))), link).toBe(false);
    const [ones] = /\d+(?= 1s)|single/.exec(plain(words(), task.look)) ?? [];
    const many = ones === 'single' ? 1 : Number(ones);
    const like = all.filter((one) => one.filter((bit) => bit === 1).length === many);
    expect(
      like.some((one) => !ordered(sent(net, one))),
      link,
    ).toBe(true);
    figure.release();
  }
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
});

test('an input that means nothing is kept, and the picture does not show the answer itself', async () => {
  const net: Net = [
    [0, 1],
    [1, 2],
  ];
  const { figure, words } = await asking('networks', linkOf(net, 3));
  const task = sure(await made(figure, 'input'));
  for (const typed of ['', '01', '0110', '012', 'abc']) {
    const read = sure(task.typed).read(typed);
    expect('wrong' in read && plain(words(), [read.wrong]), typed).toBe(
      'Enter a 0 or a 1 for each wire: 3 in all.',
    );
  }
  expect(sure(task.typed).read(' 1, 0 1')).toEqual({ answer: [1, 0, 1] });
  const shown = await asking('networks', `${linkOf(net, 3)}&input=typed&values=1,1,0&task=input`);
  await until(() => shown.figure.notices.length > 0);
  expect(shown.figure.notices.map(({ code }) => code)).toEqual([
    'task-unfit-input-shown',
    'task-not-set',
  ]);
});

test('a comparator that can go: any is right, and a needed one is answered with what then fails', async () => {
  const under = below(randomOf(2));
  const seen = { right: 0, wrong: 0, unfit: 0 };
  for (let state = 0; state < STATES; state += 1) {
    const { net, wires } = randomNet(under);
    const link = linkOf(net, wires);
    const { figure, words } = await asking('networks', link);
    const drawn = drawnNet(figure);
    const spare = drawn.flatMap((_, k) => (sorts(drawn.toSpliced(k, 1), wires) ? [k + 1] : []));
    const task = await made(figure, 'spare');
    expect(task !== undefined, link).toBe(sorts(net, wires) && spare.length > 0);
    if (!task) {
      seen.unfit += 1;
      continue;
    }
    for (const k of drawn.keys()) {
      const read = sure(task.typed).read(String(k + 1));
      const { right, said } = await task.judge(sure('answer' in read ? read.answer : undefined));
      const text = plain(words(), said);
      expect(right, link).toBe(spare.includes(k + 1));
      seen[right ? 'right' : 'wrong'] += 1;
      if (right) continue;
      // The number of a comparator can look like an input, and stands before it.
      const [input, output] = named(text).slice(-2);
      expect(sent(drawn.toSpliced(k, 1), sure(input)), text).toEqual(output);
      expect(ordered(sure(output)), text).toBe(false);
    }
    expect(spare, link).toContain(Number(/\d+/.exec(plain(words(), task.solution))?.[0]));
    figure.release();
  }
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
});

test('the next comparator swaps if its elements are in the wrong order', async () => {
  const under = below(randomOf(3));
  const seen = new Set<boolean>();
  for (let state = 0; state < STATES; state += 1) {
    const { net, wires } = randomNet(under);
    const values = Array.from({ length: wires }, () => under(9));
    const cursor = under(net.length + 1);
    const link = `${linkOf(net, wires)}&input=typed&values=${values}&cursor=${cursor}`;
    const { figure } = await asking('networks', link);
    const drawn = drawnNet(figure);
    const task = await made(figure, 'next');
    const next = drawn[figure.timeline.cursor];
    expect(task === undefined, link).toBe(next === undefined);
    if (!task || !next) continue;
    const row = sent(drawn.slice(0, figure.timeline.cursor), values);
    const swaps = sure(row[next[0]]) > sure(row[next[1]]);
    seen.add(swaps);
    for (const { answer } of sure(task.offered))
      expect((await task.judge(answer)).right, link).toBe(answer === swaps);
    figure.release();
  }
  expect(seen.size).toBe(2);
});

/** What a test edits in the place of a visitor. */
interface Edited {
  readonly editor: { insert(place: number, one: number, other: number): Promise<void> };
  readonly done: number;
}

describe('a network that sorts', () => {
  test('is judged as it is edited, and whoever edits goes on with the same tries', async () => {
    const { figure, answers, text } = await asking(
      'networks',
      'v=1&wires=3&kind=typed&net=1:2&most=3&task=sort&tries=4',
    );
    await until(() => text() !== '');
    expect(text()).toContain(
      'Edit the network until it sorts every input with at most 3 comparators.',
    );
    const edited = figure as unknown as Edited;
    const check = () => figure.answer('check');
    check();
    await until(() => answers.length === 1);
    const [input, output] = named(text());
    expect(sent([[0, 1]], sure(input)), text()).toEqual(output);
    const wire = Number(/on wire (\d+)/.exec(text())?.[1]);
    const first = sure(output).findIndex((bit, at) => bit !== sure(output).toSorted()[at]);
    expect(wire - 1).toBe(first);
    // Too many comparators: all neighbours twice.
    for (const [low, high] of [
      [1, 2],
      [0, 1],
      [1, 2],
    ] as const)
      await edited.editor.insert(edited.done, low, high);
    check();
    await until(() => answers.length === 2);
    expect(text()).toContain(
      'It sorts every input, but it is too large: it has 4 comparators in 4 layers.',
    );
    await (figure as unknown as { editor: { remove(k: number): Promise<void> } }).editor.remove(3);
    check();
    await until(() => answers.length === 3);
    expect(text()).toContain('It sorts every input, with 3 comparators in 3 layers.');
    expect(answers.map(({ right, tries }) => [right, tries])).toEqual([
      [false, 1],
      [false, 2],
      [true, 3],
    ]);
    expect(figure.tasked).toBe(false);
  });

  test.each([
    ['wires=5&kind=bubble&most=8', '9 comparators are the fewest known for 5 wires; you allow 8.'],
    ['wires=5&kind=bubble&deep=4', '5 layers are the fewest known for 5 wires; you allow 4.'],
    ['wires=5&kind=bubble&most=10', 'The network does that already.'],
    [
      'wires=10&kind=typed&net=1:2&most=29&deep=7',
      'No network here has as few comparators and at once as few layers as you allow.',
    ],
  ])('%s is not asked', async (link, why) => {
    const { figure, words } = await asking('networks', `v=1&${link}&task=sort`);
    await until(() => figure.notices.length > 0);
    const [{ code, params }] = figure.notices as [{ code: string; params: object }];
    expect(plain(words(), [{ id: code, args: params as never }])).toBe(why);
  });

  test('of the known networks that fit, the one with the fewest comparators and then layers is named', async () => {
    const { figure } = await asking('networks', 'v=1&wires=8&kind=typed&net=1:2');
    expect(sure(await made(figure, 'sort')).fits.args).toEqual({ size: 19, depth: 6 });
    figure.release();
  });

  test('the solution sorts within the limits', async () => {
    for (const [wires, limits] of [
      [4, 'most=5'],
      [6, 'most=12&deep=5'],
      [7, 'deep=6'],
      [9, ''],
    ] as const) {
      const { figure, words } = await asking(
        'networks',
        `v=1&wires=${wires}&kind=typed&net=1:2&${limits}`,
      );
      const task = sure(await made(figure, 'sort'));
      const net = [...plain(words(), task.solution).matchAll(/(\d+):(\d+)/g)].map(
        ([, low, high]) => [Number(low) - 1, Number(high) - 1] as const,
      );
      expect(sorts(net, wires), `${wires} ${limits}`).toBe(true);
      const most = Number(/most=(\d+)/.exec(limits)?.[1] ?? net.length);
      expect(net.length).toBeLessThanOrEqual(most);
      figure.release();
    }
  });
});

describe('while a task is open', () => {
  const net = '1:2,3:4,1:3,2:4';
  const links = {
    input: `v=1&wires=4&kind=typed&net=${net}&input=sorted`,
    spare: `v=1&wires=4&kind=typed&net=${net},2:3,2:3`,
    next: `v=1&wires=4&kind=typed&net=${net}&input=typed&values=4,3,2,1&cursor=2`,
    sort: `v=1&wires=4&kind=typed&net=${net}&most=5`,
  };
  /** What would give each answer away, in any language. */
  const answers = {
    input: /0101|1010|is not sorted|comes out wrong/,
    spare: /never swap|nunca intercambia|从不交换/,
    next: /swaps 4|intercambia 4|4 [^。\n]*交换，因为/,
    sort: /2:3/,
  };

  test.each(Object.keys(links) as (keyof typeof links)[])(
    '%s: nothing that is shown answers it',
    async (kind) => {
      for (const language of languages) {
        const open = await asking('networks', `${links[kind]}&task=${kind}`, language);
        await until(() => open.text() !== '');
        expect(open.figure.tasked).toBe(true);
        const shown = await shownTexts(open);
        expect(shown.all, `${kind} ${language}`).not.toMatch(answers[kind]);
        const plainly = await asking('networks', `${links[kind]}&hints=off`, language);
        const hidden = await shownTexts(plainly);
        expect(shown.said).toEqual(hidden.said);
        for (const [name, text] of Object.entries(shown.panels)) {
          const usable = kind === 'sort' && ['edit', 'input'].includes(name);
          if (!usable)
            expect(text, `${kind} ${language} ${name}`).toBe(open.words().text('task-withheld'));
          else expect(text).not.toBe(open.words().text('task-withheld'));
        }
        open.figure.release();
        plainly.figure.release();
      }
    },
  );
});
