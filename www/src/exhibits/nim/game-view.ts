import { html, nothing, type TemplateResult } from 'lit';
import type { HeapRecord, HeapTake } from '../../../pkg/nim.js';
import { type PlayView, renderPlay, stay } from '../../stage/play-view.ts';
import type { Messages } from '../../words/messages.ts';
import { say } from '../../words/sentence.ts';
import { takeArgs } from './account.ts';
import { printedHeaps } from './bundles.ts';
import type { Play } from './play.ts';
import { renderTaking, type TakingView } from './taking-view.ts';

/** What a game of heaps is drawn with. */
export interface GameView extends PlayView, TakingView {
  readonly words: Messages;
  readonly play: Play;
}

/** Under the narration: the game. */
export function renderGame(view: GameView): TemplateResult {
  const { play } = view;
  return renderPlay(view, {
    turn: 'nim-turn',
    moves: play.over ? nothing : renderTaking(view),
    refusal: nothing,
    blunders: mistakes(view),
    afterwards: afterwards(view),
    printed: (ply) => printedHeaps(play.path?.[ply] ?? { heaps: [] }),
  });
}

/** What should have been done, where a win was given away; undefined if none was. */
function mistakes({ words, play, seek }: GameView): TemplateResult | undefined {
  const plies = play.record?.plies ?? [];
  const better = plies.flatMap((ply, at) => (ply.better ? [{ at, take: ply.better }] : []));
  if (better.length === 0) return undefined;
  const told = (at: number, take: HeapTake) => {
    const args = { ply: at, who: play.mover(at - 1), ...takeArgs(take) };
    return html`<li>${say(words, { id: 'nim-better', args })}
      <button @click=${stay(() => seek(at - 1))}>${words.text('chart-before', { ply: at })}</button></li>`;
  };
  return html`<ul class="better">${better.map(({ at, take }) => told(at, take))}</ul>`;
}

/** The argument of the source, told on a game in which sums decide. */
function afterwards({ words, play, figure }: GameView): TemplateResult | undefined {
  const plies = play.record?.plies ?? [];
  const sums = figure.summary?.method === 'xor' && plies.every(({ xor }) => xor !== undefined);
  return sums ? argument(words, play, plies) : undefined;
}

/** The alternating property on the game just played: whoever leaves zero is never made to. */
function argument(words: Messages, play: Play, plies: HeapRecord['plies']): TemplateResult {
  return html`<details class="argument"><summary>${words.text('argument')}</summary>
    <p>${say(words, { id: 'argument-about' })}</p>
    <table><thead><tr>${(['ply', 'who', 'taken', 'left', 'xor'] as const).map((column) => html`<th scope="col">${words.text(`argument-${column}`)}</th>`)}</tr></thead>
    <tbody>${plies.map(
      ({ heaps, take, xor, blunder }, ply) => html`<tr class=${blunder ? 'blunder' : ''}>
        <td>${ply}</td>
        <td>${ply === 0 ? '' : words.text('argument-mover', { who: play.mover(ply - 1), ply: ply % 2 === 1 ? 'first' : 'second' })}</td>
        <td>${take ? taken(words, take, heaps.length) : ''}</td>
        <td>${heaps.join(', ')}</td>
        <td>${String(xor)}${xor === 0n ? html` <strong>${words.text('argument-zero')}</strong>` : nothing}</td></tr>`,
    )}</tbody></table></details>`;
}

const taken = (words: Messages, take: HeapTake, heaps: number): string =>
  words.text('take-named', { ...takeArgs(take), heaps });
