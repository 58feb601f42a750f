import { html, nothing, type TemplateResult } from 'lit';
import type { HeapRecord, HeapTake } from '../../../../pkg/nim.js';
import { renderOwnGame } from '../../../stage/own-game.ts';
import type { Messages } from '../../../words/messages.ts';
import { say } from '../../../words/sentence.ts';
import { takeArgs } from '../account.ts';
import { printedHeaps } from '../picture/bundles.ts';
import type { ShownGame } from '../shown.ts';
import type { Play } from './play.ts';
import { renderTaking, type TakingView } from './taking-view.ts';

/** In the panel: a take by numbers and the winning moves; after the end, how the game went. */
export function renderGame(figure: ShownGame, words: Messages): unknown {
  const { play, here } = figure;
  if (!here) return nothing;
  const view = { figure, words, scene: figure.currentScene(), here };
  return renderOwnGame(figure, words, renderTaking(view), {
    better: (ply, take: HeapTake) => ({
      id: 'nim-better',
      args: {
        ...{ ply, who: play.mover(ply - 1) },
        ...takeArgs(take, play.record?.plies[ply - 1]?.position ?? []),
      },
    }),
    afterwards: afterwards(view),
    printed: (ply) => printedHeaps(play.path?.[ply] ?? { heaps: [] }, words.language),
  });
}

/** The argument of the source, shown on the game just played if the exclusive or decides it. */
function afterwards({ words, figure }: TakingView): TemplateResult | undefined {
  const { play } = figure;
  const { record } = play;
  const xors = figure.summary?.method === 'xor' ? record?.xors : undefined;
  return record && xors && argument(words, play, record.plies, xors);
}

/** The exclusive or after each ply: a player who has left 0 once can leave 0 after every move. */
function argument(
  words: Messages,
  play: Play,
  plies: HeapRecord['plies'],
  xors: readonly bigint[],
): TemplateResult {
  return html`<details class="argument"><summary>${words.text('argument')}</summary>
    <p>${say(words, { id: 'argument-about' })}</p>
    <table><thead><tr>${(['ply', 'who', 'taken', 'left', 'xor'] as const).map((column) => html`<th scope="col">${words.text(`argument-${column}`)}</th>`)}</tr></thead>
    <tbody>${plies.map(
      (
        { position: heaps, chosen: take, blunder },
        ply,
      ) => html`<tr class=${blunder ? 'blunder' : ''}>
        <td>${ply}</td>
        <td>${ply === 0 ? '' : words.text('argument-mover', { who: play.mover(ply - 1), ply: ply % 2 === 1 ? 'first' : 'second' })}</td>
        <td>${take ? taken(words, take, plies[ply - 1]?.position ?? []) : ''}</td>
        <td>${printedHeaps({ heaps }, words.language)}</td>
        <td>${String(xors[ply])}${xors[ply] === 0n ? html` <strong>${words.text('argument-zero')}</strong>` : nothing}</td></tr>`,
    )}</tbody></table></details>`;
}

const taken = (words: Messages, take: HeapTake, heaps: readonly bigint[]): string =>
  words.text('take-named', { ...takeArgs(take, heaps), heaps: heaps.length });
