import { html, nothing, type TemplateResult } from 'lit';
import type { ChainPosition } from '../../../pkg/chain.js';
import { renderPlay, stay } from '../../stage/play-view.ts';
import type { Messages } from '../../words/messages.ts';
import { plain } from '../../words/sentence.ts';
import { printedGroups, takeArgs } from './account.ts';
import type { ChainFigure } from './element.ts';
import { renderTaking } from './taking-view.ts';

/** Under the narration: the game. */
export function renderGame(
  figure: ChainFigure,
  words: Messages,
  position: ChainPosition,
): TemplateResult {
  const { play } = figure;
  const scene = figure.currentScene();
  return renderPlay(
    {
      play,
      words,
      cursor: figure.timeline.cursor,
      hints: scene.hints,
      open: !scene.reveal || figure.tells,
      seek: (ply) => figure.timeline.seek(ply),
      again: () => void figure.begin({}),
      leave: () => figure.leave(),
      toggleHints: () => figure.adjust({ hints: !scene.hints }),
    },
    {
      turn: 'chain-turn',
      moves: play.over ? nothing : renderTaking(figure, words, position),
      refusal: nothing,
      blunders: mistakes(figure, words),
      printed: (ply) => printedGroups(play.record?.plies[ply]?.groups ?? []),
    },
  );
}

/** What should have been done, where a win was given away; undefined if none was. */
function mistakes(figure: ChainFigure, words: Messages): TemplateResult | undefined {
  const { play } = figure;
  const better = (play.record?.plies ?? []).flatMap(({ better: take }, at) =>
    take ? [{ at, take }] : [],
  );
  if (better.length === 0) return undefined;
  return html`<ul class="better">${better.map(
    ({ at, take }) => html`<li>${plain(words, [
      { id: 'chain-better', args: { ply: at, who: play.mover(at - 1), ...takeArgs(take) } },
    ])}
      <button @click=${stay(() => figure.timeline.seek(at - 1))}>${words.text('chart-before', { ply: at })}</button></li>`,
  )}</ul>`;
}
