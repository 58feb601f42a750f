import type { Page } from '@playwright/test';
import {
  bars,
  board,
  markOf,
  nameOf,
  openChain,
  openPanel,
  playOut,
  showScene,
  told,
  verdict,
} from './support/chain.ts';
import { type ChainRules, ChainSolver, groupsOf, whole, without } from './support/chain-solver.ts';
import { narration } from './support/lattice.ts';
import { expect, test } from './support/test.ts';

interface Valued {
  readonly name: string;
  /** Up where it loses, down where it wins; absent where the move may not be made. */
  readonly bar?: 'loses' | 'wins';
  readonly best?: boolean;
  /** What is printed at its end. */
  readonly plies?: string;
}

interface Drawn {
  readonly marks: Record<string, Valued>;
  /** How long the bars are, by their plies as their names say them. */
  readonly lengths: readonly (readonly [plies: number, px: number])[];
}

/** What stands over and under each mark. */
function drawn(page: Page): Promise<Drawn> {
  return board(page).evaluate((plate) => {
    const number = (one: Element, name: string) => Number(one.getAttribute(name));
    const places = [...plate.querySelectorAll('[id].object, [id].joint')].map((one) => ({
      id: one.id,
      name: one.getAttribute('aria-label') ?? '',
      x:
        one.localName === 'circle'
          ? number(one, 'cx')
          : number(one, 'x') + number(one, 'width') / 2,
      y:
        one.localName === 'circle'
          ? number(one, 'cy')
          : number(one, 'y') + number(one, 'height') / 2,
    }));
    const at = (x: number, y: number) =>
      places
        .filter((place) => Math.abs(place.x - x) < 0.3)
        .toSorted((a, b) => Math.abs(a.y - y) - Math.abs(b.y - y))[0]?.id ?? `${x}, ${y}`;
    const found = new Map(places.map(({ id, name }) => [id, { name } as Valued]));
    const lengths: [number, number][] = [];
    for (const bar of plate.querySelectorAll('rect.bar')) {
      const [y, height] = [number(bar, 'y'), number(bar, 'height')];
      const wins = bar.classList.contains('wins');
      const id = at(number(bar, 'x') + number(bar, 'width') / 2, wins ? y : y + height);
      const best = bar.classList.contains('deciding');
      const name = found.get(id)?.name ?? '';
      found.set(id, { ...found.get(id), name, bar: wins ? 'wins' : 'loses', best });
      lengths.push([Number(/(\d+) pl(?:y|ies)$/.exec(name)?.[1]), height]);
    }
    for (const text of plate.querySelectorAll('text.plies')) {
      const id = at(number(text, 'x'), number(text, 'y'));
      found.set(id, { name: '', ...found.get(id), plies: text.textContent ?? '' });
    }
    return { marks: Object.fromEntries(found), lengths };
  });
}

/** The same, from the plain solver. */
function expected(solver: ChainSolver, cells: string, ply: number): Record<string, Valued> {
  const best = solver.best(cells, ply).map(String);
  const legal = solver.takes(cells, ply).map(String);
  return Object.fromEntries(
    solver.takes(cells).map((take) => {
      const name = nameOf(solver, cells, take, ply);
      if (!legal.includes(String(take))) return [markOf(take), { name }];
      const { wins, plies } = solver.worth(cells, take);
      const bar = wins ? 'wins' : 'loses';
      const valued = { name, bar, best: wins && best.includes(String(take)) } as const;
      return [markOf(take), { ...valued, plies: String(plies) }];
    }),
  );
}

/** Longer bars are of more plies, and those of as many plies are as long. */
function longer(lengths: Drawn['lengths']): boolean {
  return lengths.every(([plies, px]) =>
    lengths.every(([others, length]) =>
      others === plies ? Math.abs(length - px) < 0.2 : others > plies === length > px,
    ),
  );
}

async function expectValues(page: Page, solver: ChainSolver, cells: string, ply = 0) {
  await expect.poll(async () => (await drawn(page)).marks).toEqual(expected(solver, cells, ply));
  expect(longer((await drawn(page)).lengths), 'the longer, the more plies').toBe(true);
  await expect(narration(page)).toContainText(verdict(solver.value(cells, ply)));
}

const rows = [1, 2, 3, 5, 8, 9, 12].map(
  (objects) => [`objects=${objects}`, whole(objects)] as const,
);
const gaps = ['111101', '1', '101', '1101011', '0110111010', '11111011111'].map(
  (cells) => [`row=${cells}`, cells] as const,
);

for (const [what, field, rules] of [
  ['the direct game', '', {}],
  ['the reverse game', '&end=misere', { misere: true }],
  ['the direct game with a free first move', '&first=any', { any: true }],
  ['the reverse game with a free first move', '&end=misere&first=any', { misere: true, any: true }],
] as const satisfies readonly (readonly [string, string, ChainRules])[]) {
  test(`in ${what} every move has the value of a plain search, drawn and named`, async ({
    page,
  }) => {
    const solver = new ChainSolver(rules);
    await openChain(page);
    for (const [scene, cells] of [...rows, ...gaps]) {
      await test.step(scene, async () => {
        await showScene(page, `v=1&${scene}${field}`);
        await expectValues(page, solver, cells);
      });
    }
  });
}

test('in a game every move has its value at every ply', async ({ page }) => {
  for (const [field, solver] of [
    ['', new ChainSolver()],
    ['&end=misere', new ChainSolver({ misere: true })],
  ] as const) {
    await openChain(page, `#v=1&objects=8${field}&opponent=human&takes=start`);
    await playOut(
      page,
      (cells, ply) => solver.takes(cells, ply).at(ply % 3 === 1 ? 1 : -1),
      async (page, take, cells) => {
        const ply = cells.includes('0') ? 1 : 0;
        await expectValues(page, solver, cells, ply);
        await board(page)
          .locator(`#${markOf(take)}`)
          .click();
        await board(page)
          .locator(`#${markOf(take)}`)
          .click();
      },
    );
    await expect(bars(page)).toHaveCount(0);
  }
});

test('of rows in several lines each bar stands at its own object', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const solver = new ChainSolver();
  await openChain(page, '#v=1&objects=25');
  await expect(board(page).getByRole('row')).toHaveCount(2);
  await expectValues(page, solver, whole(25));
});

test('are not there where the scene leaves them out, and come when they are wanted', async ({
  page,
}) => {
  await openChain(page, '#v=1&objects=4&values=off');
  await expect(bars(page)).toHaveCount(0);
  const plain = { shown: 'no', plies: 0, barred: 'no', count: 1 };
  await expect(board(page).locator('#o1')).toHaveAccessibleName(
    told('mark-take', { ...plain, from: 2, to: 2 }),
  );
  // Who wins is told all the same.
  await expect(narration(page)).toContainText(verdict(new ChainSolver().value(whole(4), 0)));
  const panel = await openPanel(page, 'settings');
  await panel.getByLabel(told('chain-show-values')).check();
  await expect(bars(page)).toHaveCount(4);
  await expect(page).not.toHaveURL(/values/);
  await panel.getByLabel(told('chain-show-values')).uncheck();
  await expect(bars(page)).toHaveCount(0);
  await expect(page).toHaveURL(/values=off/);
});

test('the groups panel puts moves that leave the same groups onto one shelf', async ({ page }) => {
  const solver = new ChainSolver();
  const cells = '1101111';
  await openChain(page, `#v=1&row=${cells}`);
  const panel = await openPanel(page, 'groups');
  const positions = solver.positions(cells);
  const moves = solver.takes(cells).length;
  await expect(panel).toContainText(told('groups-merge', { moves, options: positions.size }));
  const shelves = await panel.locator('.shelves > li').evaluateAll((all) =>
    all.map((shelf) => ({
      takes: [...shelf.querySelectorAll('.merged')].map((one) => one.textContent?.trim() ?? ''),
      told: shelf.querySelector('.shelf')?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '',
    })),
  );
  const sorted = shelves.toSorted((a, b) => (a.takes.join() < b.takes.join() ? -1 : 1));
  const shelved = [...positions.values()].map((takes) => {
    const [first] = takes;
    if (!first) throw new Error('a shelf without moves');
    const left = without(cells, first);
    const groups = groupsOf(left);
    const counts = Array.from(
      { length: groups[0] ?? 0 },
      (_, size) => groups.filter((group) => group === size + 1).length,
    );
    return {
      takes: takes.map(([object, count]) =>
        count === 1 ? `${object}` : `${object}-${object + 1}`,
      ),
      told: `{${counts}} ${verdict(solver.value(left))}`,
    };
  });
  expect(sorted).toEqual(shelved.toSorted((a, b) => (a.takes.join() < b.takes.join() ? -1 : 1)));
  // The best stands first, and one of its rows can be taken.
  await panel.locator('.merged').first().click();
  await expect(page.locator('div.planned')).toBeVisible();
});
