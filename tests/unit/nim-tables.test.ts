/// <reference path="../../www/src/env.d.ts" />
/** The tables of values and of cold pairs, and the two courses of play, as they are drawn and exported. */
import { describe, expect, test, vi } from 'vitest';
import { othersOf, renderClasses } from '../../www/src/exhibits/nim/panels/classes-panel.ts';
import { rowsOf } from '../../www/src/exhibits/nim/panels/table.ts';
import { renderTable, tablesOf } from '../../www/src/exhibits/nim/panels/table-panel.ts';
import { Fields } from '../../www/src/stage/fields.ts';
import { PlainAsker } from './asker.ts';
import { type Drawn, elementsOf, markupOf, ofClass, textOf } from './markup.ts';
import { english, hereOf, runOf, sceneOf } from './nim-core.ts';

const figure = new PlainAsker();

vi.mock('../../www/src/exhibits/nim/core/engine.ts', async () => ({
  engine: (await import('./nim-core.ts')).engine,
}));

/** Draws until the drawing no longer changes, because all answers have arrived. */
async function settled(draw: () => unknown): Promise<string> {
  for (let before = ''; ; ) {
    const now = markupOf(draw());
    if (now === before) return now;
    before = now;
    for (let i = 0; i < 20; i += 1) await Promise.resolve();
  }
}

const tableOf = (fields: string, to = 60, width = 900): Promise<string> => {
  const scene = sceneOf(fields);
  const [summary, here] = [runOf(scene).summary(), hereOf(scene).why];
  const tables = tablesOf(figure);
  return settled(() =>
    renderTable({
      words: english,
      fields: new Fields(() => {}),
      scene,
      summary,
      here,
      to,
      extend: () => {},
      tables,
      width,
      saving: '',
    }),
  );
};

/** Grundy values by their definition. */
function grundy(to: number, may: (stones: number) => boolean): number[] {
  const values: number[] = [];
  for (let heap = 0; heap <= to; heap += 1) {
    const reached = new Set(values.filter((_, left) => may(heap - left)));
    let value = 0;
    while (reached.has(value)) value += 1;
    values.push(value);
  }
  return values;
}

/** Cold pairs by their rule: the smaller number is the least that no earlier pair has. */
function coldPairs(count: number): [smaller: number, larger: number][] {
  const pairs: [number, number][] = [];
  for (const used = new Set<number>(); pairs.length < count; ) {
    let smaller = 0;
    while (used.has(smaller)) smaller += 1;
    const pair: [number, number] = [smaller, smaller + pairs.length];
    pairs.push(pair);
    for (const stones of pair) used.add(stones);
  }
  return pairs;
}

/** The cells of each row of a table. */
const cellsOf = (markup: string, tag: 'td' | 'th'): string[] =>
  elementsOf(markup)
    .filter((one) => one.tag === tag)
    .map(({ text }) => text.trim());

describe('the table of values', () => {
  test.each([
    ['heaps=3,5,7', 'taking any number', 'A heap’s value is its number of stones'],
    [
      'heaps=21&rules=1..3',
      'taking 1 to 3',
      'A heap’s value is the remainder when you divide its stones by 4. So the values repeat with period 4; this is proved.',
    ],
    [
      'heaps=5,12&rules=2,5',
      'taking 2 or 5',
      'From 0 on, the values repeat with period 7. This is proved',
    ],
    ['heaps=1,4,1&rules=fib', 'taking a Fibonacci number', 'The solver found no period.'],
  ])(
    'says the formula or the period, and calls it proved only if it is: %s',
    async (fields, title, sentence) => {
      const text = textOf(await tableOf(fields));
      expect(text).toContain(`Grundy values of a heap, ${title} ${sentence}`);
      expect(text.includes('proved')).toBe(sentence.includes('proved'));
    },
  );

  test('has every value, as a bar and as a number, with the heaps and the zeros marked', async () => {
    const expected = grundy(60, (stones) => stones === 2 || stones === 5);
    const markup = await tableOf('heaps=5,12&rules=2,5');
    const bars = elementsOf(markup).filter(({ tag }) => tag === 'rect');
    const heights = bars.map(({ height }) => Number(height));
    const unit = Math.max(...heights) / Math.max(...expected);
    expect(heights.map((height) => (height <= 2 ? 0 : Math.round(height / unit)))).toEqual(
      expected,
    );
    expect(cellsOf(markup, 'td').map(Number)).toEqual(expected);
    const marked = (kind: string) =>
      bars.flatMap((bar, stones) => (ofClass([bar], kind).length > 0 ? [stones] : []));
    expect(marked('here')).toEqual([5, 12]);
    expect(marked('zero')).toEqual(
      [...expected.keys()].filter((stones) => expected[stones] === 0 && ![5, 12].includes(stones)),
    );
    // A line under the first period: 7 bars of 9 px.
    const [line] = ofClass(elementsOf(markup), 'band');
    const [from, to] = (line?.d ?? '').match(/[\d.]+(?=$| )|(?<=H)[\d.]+/g) ?? [];
    expect(Number(to) - Number(from)).toBeCloseTo(7 * 9);
  });

  test('fits into a narrow panel, unless it is long', async () => {
    const widthOf = async (to: number) => {
      const [chart] = ofClass(elementsOf(await tableOf('heaps=3,5,7', to, 366)), 'chart');
      return Number(chart?.width);
    };
    expect(await widthOf(60)).toBeLessThanOrEqual(366 - 34);
    expect(await widthOf(399)).toBeGreaterThan(1000);
  });

  test('has a part for each rule', async () => {
    const headings = elementsOf(await tableOf('heaps=10,8,6&rules=1..3_odd_any')).filter(
      ({ tag }) => tag === 'h2',
    );
    expect(headings.map(({ text }) => text.trim())).toEqual([
      'Grundy values of a heap, taking 1 to 3',
      'Grundy values of a heap, taking an odd number',
      'Grundy values of a heap, taking any number',
    ]);
  });

  test('warns in misère play, and only there, that its values do not decide', async () => {
    const warning = 'In misère play these values do not decide who wins.';
    expect(textOf(await tableOf('heaps=5,12&rules=2,5&end=misere'))).toContain(warning);
    expect(textOf(await tableOf('heaps=5,12&rules=2,5'))).not.toContain(warning);
  });

  test('is drawn and printed to 400 stones, however long it is', async () => {
    const markup = await tableOf('heaps=21&rules=1..3', 1000);
    expect(elementsOf(markup).filter(({ tag }) => tag === 'rect')).toHaveLength(400);
    expect(cellsOf(markup, 'td')).toHaveLength(400);
  });
});

describe('Wythoff’s table', () => {
  test('has the cold pairs, by both formulas', async () => {
    const markup = await tableOf('heaps=9,13&coupling=wythoff');
    expect(cellsOf(markup, 'th').slice(0, 5)).toEqual([
      'k',
      'smaller',
      'smaller + k',
      'exact formula',
      'with doubles',
    ]);
    expect(cellsOf(markup, 'td').map(Number)).toEqual(
      coldPairs(24).flatMap(([smaller, larger]) => [smaller, larger, smaller, smaller]),
    );
  });

  test('shows the three properties on real pairs, and where doubles fail', async () => {
    const text = textOf(await tableOf('heaps=9,13&coupling=wythoff'));
    expect(text).toContain('1: (1, 2) · 2: (1, 2) · 3: (3, 5)');
    expect(text).toContain('From (4, 7), a move in one heap keeps the other number');
    expect(text).toContain('keeps the difference 3');
    expect(text).toContain('from (6, 13), reduce the larger heap to 10');
    expect(text).toContain('the formula is first wrong at k = 102,334,155');
  });

  test('marks the pair of the position, whichever heap is the larger', async () => {
    const here = async (heaps: string) =>
      elementsOf(await tableOf(`heaps=${heaps}&coupling=wythoff`))
        .filter(({ tag }) => tag === 'tr')
        .flatMap((row, at) => (row['aria-current'] === 'true' ? [at - 1] : []));
    expect(await here('5,3')).toEqual([2]);
    expect(await here('9,13')).toEqual([]);
  });
});

describe('the table as rows', () => {
  const rows = async (fields: string, to: number) => {
    const all: (readonly (string | number)[])[] = [];
    for await (const row of rowsOf(sceneOf(fields), to, figure.lifetime, english)) all.push(row);
    return all;
  };

  test('has every heap and every rule, although it is fetched in parts', async () => {
    const [head, ...values] = await rows('heaps=10,8,6&rules=1..3_odd_any_1..3', 20_003);
    expect(head).toEqual([
      'stones in the heap',
      'Grundy value, taking 1 to 3',
      'Grundy value, taking an odd number',
      'Grundy value, taking any number',
    ]);
    expect(values).toEqual(
      Array.from({ length: 20_004 }, (_, n) => [n, ...[n % 4, n % 2, n].map(String)]),
    );
  });

  test('has the values of takes past the end where the rules allow these', async () => {
    // A single stone can be taken, by a move of 2 or 5.
    const values = (await rows('heaps=9&rules=2,5&past=on', 10)).slice(1).map(([, value]) => value);
    expect(values.slice(0, 3)).toEqual(['0', '1', '1']);
    const plain = (await rows('heaps=9&rules=2,5', 10)).slice(1).map(([, value]) => value);
    expect(plain.slice(0, 3)).toEqual(['0', '0', '1']);
  });

  test('has the cold pairs in Wythoff’s game', async () => {
    const [head, ...pairs] = await rows('heaps=9,13&coupling=wythoff', 60);
    expect(head).toEqual([
      'pair',
      'smaller heap',
      'larger heap',
      'by the exact formula',
      'by the formula in double precision',
    ]);
    expect(pairs.map((row) => row.map(Number))).toEqual(
      coldPairs(61).map(([smaller, larger], k) => [k, smaller, larger, smaller, smaller]),
    );
  });
});

describe('the panel of the last stone', () => {
  const panelOf = (fields: string): Promise<string> => {
    const scene = sceneOf(fields);
    const { courses } = runOf(scene).summary();
    const { why } = hereOf(scene);
    const others = othersOf(figure);
    return settled(() =>
      renderClasses({
        words: english,
        why,
        courses,
        scene,
        record: undefined,
        cursor: 0,
        others,
      }),
    );
  };
  const nodes = (drawn: readonly Drawn[]) => ofClass(drawn, 'node').map(({ text }) => text);

  test.each([
    ['3,5,7', 'S2', 'won', 'won'],
    ['1,4,5', 'T2', 'lost', 'lost'],
    ['1,1,4', 'S1', 'won', 'won'],
    ['1,1,1', 'S0', 'won', 'lost'],
    ['1,1', 'T0', 'lost', 'won'],
  ])(
    'gives %s the class %s, and says who wins under both end rules',
    async (heaps, name, ...ends) => {
      const markup = await panelOf(`heaps=${heaps}&end=misere`);
      expect(markup).toContain(`<span class="badge">${name}</span>`);
      const sections = markup.split('<section').slice(1);
      expect(sections).toHaveLength(2);
      for (const [at, section] of sections.entries()) {
        expect(textOf(`<${section}`)).toContain(
          ends[at] === 'won' ? 'The player to move can win' : 'The player to move loses',
        );
        const drawn = elementsOf(section);
        const course = nodes(drawn);
        expect(course.join(' ')).toBe(
          at === 0 ? 'S2 T2 S2 T2 S1 T0 S0 T0' : 'S2 T2 S2 T2 S1 S0 T0 S0',
        );
        const lost = ofClass(drawn, 'on-lost').map(({ text }) => text);
        expect(lost).toEqual(course.filter((one) => (at === 0 ? /T/ : /T2|S0/).test(one)));
        // One class is ringed, and it is this one.
        const rings = ofClass(drawn, 'at');
        expect(rings).toHaveLength(1);
        const ringed = ofClass(drawn, 'node').find(({ x }) => x === rings[0]?.cx);
        expect(ringed?.text).toBe(name);
      }
    },
  );

  test('names the winning takes under both end rules, whichever the game has', async () => {
    for (const end of ['normal', 'misere']) {
      const text = textOf(await panelOf(`heaps=1,1,4&end=${end}`));
      // Two single stones are left, or three.
      expect(text).toMatch(
        /The last stone wins .*Winning moves: 4 from the heap of 4\..*The last stone loses .*Winning moves: 3 from the heap of 4\./,
      );
    }
  });

  test('says that the classes apply only to Nim', async () => {
    expect(textOf(await panelOf('heaps=5,12&rules=2,5'))).toBe(
      'The classes apply only to Nim, where you may take any number of stones from any one heap.',
    );
  });
});
