import { expect, test } from 'vitest';
import { CodedError } from '../../www/src/engine/errors.ts';
import { ChoosePanel } from '../../www/src/exhibits/games/choose-panel.ts';
import { type GamesScene, gamesScene } from '../../www/src/exhibits/games/scene.ts';
import { Fields, type NumberField } from '../../www/src/stage/fields.ts';
import { loadMessages } from '../../www/src/words/load.ts';
import { markupOf, textOf } from './markup.ts';

const words = await loadMessages('en', ['common', 'stage', 'games', 'games-panels']);
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** Fields that record the values they would take. */
class OpenFields extends Fields {
  readonly rendered = new Map<string, NumberField>();

  override render(field: NumberField, ...more: [typeof words, boolean?]) {
    this.rendered.set(field.name, field);
    return super.render(field, ...more);
  }
}

/** A figure that shows another game when the test says so, and refuses sizes above five. */
function panelOf() {
  let scene: GamesScene = gamesScene.defaults;
  let show = (): void => {};
  const fields = new OpenFields(() => {});
  const figure = {
    fields,
    currentScene: () => scene,
    requestUpdate: () => {},
    lifetime: new AbortController().signal,
    togglePanel: () => {},
    vocabulary: { more: async () => {} },
    refusal: async (_: string, { size }: { size: number[] }) =>
      size.some((side) => side > 5)
        ? new CodedError('board-too-large', { squares: 24, limit: 16 })
        : undefined,
    updateComplete: Promise.resolve(true),
    renderRoot: { querySelector: () => null } as unknown as ParentNode,
    change: (changed: Partial<GamesScene>) =>
      new Promise<void>((resolve) => {
        show = () => {
          scene = { ...scene, ...changed };
          panel.forget();
          resolve();
        };
      }),
  };
  const panel = new ChoosePanel(figure);
  const text = () => textOf(markupOf(panel.render(words)));
  const take = async (name: string, value: number) => {
    text();
    fields.rendered.get(name)?.take(value);
    await settle();
  };
  return { take, text, show: () => show() };
}

const refused = words.text('error-board-too-large', { squares: 24, limit: 16 });

test('a refusal stays that comes while the game before is on its way', async () => {
  const { take, text, show } = panelOf();
  await take('game-columns', 4);
  await take('game-rows', 6);
  expect(text()).toContain(refused);
  show();
  await settle();
  expect(text()).toContain(refused);
});

test('a refusal goes when another game is shown', async () => {
  const { take, text, show } = panelOf();
  await take('game-rows', 6);
  expect(text()).toContain(refused);
  await take('game-rows', 4);
  show();
  await settle();
  expect(text()).not.toContain(refused);
});
