/// <reference path="../../www/src/env.d.ts" />
/** The panels of Nim around its own figure: named games, the table of values, and the last stone. */
import { expect, test } from 'vitest';
import { NimFigure } from '../../www/src/exhibits/nim/figure.ts';
import { nowhere } from '../../www/src/stage/figure-host.ts';
import { plain } from '../../www/src/words/sentence.ts';
import { DrawnPanel, openedPanel, until } from './drawn-panel.ts';

async function open(name: string, link: string) {
  const { figure, panel } = await openedPanel(new NimFigure(nowhere('en')), name, link);
  const { words } = figure;
  if (!words) throw new Error('the figure has no words');
  const rules = new DrawnPanel(() => figure.panels.rules(words));
  const said = () => plain(words, figure.seen.narration());
  const shows = async (heaps: string) =>
    until(() => figure.loaded && figure.here?.why.heaps.join(' ') === heaps);
  return { figure, panel, rules, said, shows };
}

/** The preset, the heaps, the story and a sentence of the narration. The other tests have all games. */
const games = [
  ['Count to 100 by 1 to 10', '100', 'The player who says 100 wins', 'ends at 100.'],
  ['Wythoff', '9 13', 'or the same number from both', 'you can move to one: cold pairs are lost.'],
  ['A rule for each heap', '10 8 6', 'Three heaps have three rules', 'You can win'],
  ['2149 Public Sale', '30', 'A field is up for auction', 'winning first bids: 6.'],
  ['1907 John', '3 5 1', 'John and his brother eat candies', 'answer to the problem is “John”'],
  ['1536 S-Nim', '2 4 7', 'Arthur and Caroll know Nim', 'answer to the problem is the letter W'],
] as const;

test('named games come with their heaps and their stories, and other rules end the current game', async () => {
  const { figure, panel, rules, said, shows } = await open('rules', 'v=1&why=on&heaps=6');
  for (const [label, heaps, story, sentence] of games) {
    const name = () =>
      panel
        .all('input[name=preset]')
        .find((one) => one.parentElement?.textContent.trim() === label);
    panel.check(`input[name=preset][value="${name()?.value}"]`);
    await shows(heaps);
    expect(rules.text).toContain(story);
    expect(name()?.checked, label).toBe(true);
    expect(panel.one('input[name=heaps]').value).toBe(heaps.replaceAll(' ', ', '));
    expect(said()).toContain(sentence);
  }
  figure.openLink('v=1&opponent=human&takes=3-1');
  await until(() => figure.loaded && figure.play.path);
  panel.type('input[name=rules]', '1..4');
  await until(() => figure.loaded && !figure.play.path);
  expect(figure.currentLink()).toMatch(/rules=1\.\.4/);
  expect(figure.currentLink()).not.toMatch(/takes=/);
});

test('the table follows the rules and has the chosen length', async () => {
  const { figure, panel } = await open('table', 'v=1&heaps=5,12&rules=2,5');
  const bars = () => panel.all('.chart-bar').length;
  const to = 'input[name=table-to]';
  await panel.says('From 0 on, the values repeat with period 7. This is proved');
  expect(bars()).toBe(61);
  expect(panel.all('rect.here')).toHaveLength(2);
  expect(panel.all('.chart .band')).toHaveLength(1);
  expect(panel.texts('table.numbers td')[13]).toBe('1');
  panel.type(to, '100');
  await until(() => bars() === 101);
  for (const typed of ['abc', '9', '1000001', '']) {
    panel.type(to, typed);
    expect(panel.texts('.wrong')).toEqual(['Enter a whole number from 10 to 1,000,000.']);
    expect(panel.one(to).value).toBe(typed);
    expect(bars()).toBe(101);
  }
  figure.openLink('v=1&heaps=21&rules=1..3');
  await panel.says('A heap’s value is the remainder when you divide its stones by 4');
  panel.type(to, '12000');
  await until(() => bars() === 400);
  figure.openLink('v=1&heaps=5,3&coupling=wythoff');
  await panel.says('the formula is first wrong at k = 102,334,155');
  expect(panel.texts('th[scope=col]')[0]).toBe('k');
  expect(panel.all('tbody tr')).toHaveLength(24);
  expect(panel.texts('tr[aria-current]')).toEqual([expect.stringMatching(/^2 ?3 ?5/)]);
});

test('the panel of the last stone has the winning moves under both end rules, and follows the game', async () => {
  const link = 'v=1&heaps=1,2,2&end=misere&opponent=human&takes=1-1_2-1_3-2_2-1&cursor=2';
  const { figure, panel } = await open('classes', link);
  await until(() => panel.texts('.side-by-side section').every((text) => text.includes('moves')));
  expect(panel.all('svg[role=img]').map((one) => one.getAttribute('aria-label'))).toContain(
    'S2 → T2 → S1 → S0 → T0',
  );
  expect(panel.texts('.side-by-side section')).toEqual([
    expect.stringMatching(/^The last stone wins .*can win.*Winning moves: 1 from the heap of 2\./),
    expect.stringMatching(/^The last stone loses .*can win.*Winning moves: 2 from the heap of 2\./),
  ]);
  expect(panel.texts('p .badge')).toEqual(['S1']);
  figure.timeline.seek(3);
  await until(() => panel.texts('p .badge')[0] === 'S0');
});
