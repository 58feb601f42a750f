import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { AtlasPlace } from '../../../../pkg/atlas.js';
import { liveRegion } from '../../../stage/live-region.ts';
import { forChooser } from '../../../stage/option.ts';
import type { Messages } from '../../../words/messages.ts';
import { type Sentence, say } from '../../../words/sentence.ts';
import { moveArgs } from '../account.ts';
import { squaresOf } from '../picture/squares.ts';
import type { ShownPosition } from '../shown.ts';
import type { Letter } from './known.ts';

/** What the account of a position can do. */
export interface WhyTools {
  readonly figure: Pick<ShownPosition, 'described' | 'family'>;
  /** Whether the value of the position may be shown. */
  readonly tells: boolean;
  /** What is known of a position after its moves. */
  outcome(place: number): Letter | undefined;
  walk(place: number): void;
  go(): void;
}

/** The most plies of a game that can be opened. */
const MOST_PLIES = 511;

/** Why a position has its value: its moves, the one that decides, and for a draw the way round or the tie. */
export function renderWhy(words: Messages, here: AtlasPlace, tools: WhyTools): TemplateResult {
  const { figure, tells } = tools;
  const board = !figure.described && here.position.includes('/');
  const text = board ? here.position.replace(/:.*$/, '').replaceAll('/', '\n') : here.position;
  const grundy =
    tells && here.grundy !== undefined && here.mex
      ? html`<p>${words.text('atlas-grundy', { value: here.grundy, set: here.mex.join(', ') || '∅', some: here.mex.length })}</p>`
      : nothing;
  return html`<section class="wide atlas-why"><h2>${words.text('atlas-why')}</h2>
    <pre class="atlas-position">${text}</pre>
    <p>${liveRegion(say(words, reasonOf(here, tells)))}</p>${grundy}
    <p><button class="primary" aria-disabled=${here.depth > MOST_PLIES} @click=${() => here.depth <= MOST_PLIES && tools.go()}>${words.text('atlas-go')}</button></p>
    ${here.options.length > 0 ? renderOptions(words, here, tools) : nothing}</section>`;
}

/** Why a position has its value, as a sentence. */
export function reasonOf(here: AtlasPlace, tells: boolean): Sentence {
  const { reason, outcome, remoteness, moves, way, round } = here;
  const args = {
    kind: tells ? reason.kind : 'unknown',
    outcome,
    plies: remoteness ?? (reason.kind === 'tie' ? reason.plies : 0),
    moves,
    circle: round === undefined ? 0 : way.length - 1 - round,
  };
  return { id: 'atlas-reason', args };
}

function renderOptions(words: Messages, here: AtlasPlace, tools: WhyTools): TemplateResult {
  const more = here.moves - here.options.length;
  return html`<ul class="atlas-options" aria-label=${words.text('atlas-options')}>${repeat(
    here.options,
    // A button never becomes that of another move under the finger or the keyboard.
    ({ place }) => place,
    (option, at) => {
      const known = tools.tells || tools.outcome(option.place) !== undefined;
      const decides = tools.tells && at === here.deciding;
      const { outcome, remoteness } = forChooser(here, option);
      const args = {
        move: moveName(words, here, option, tools.figure),
        outcome: known ? outcome : 'none',
        plies: remoteness ?? -1,
        decides: decides ? 'yes' : 'no',
      };
      return html`<li class=${decides ? 'decides' : ''}><button @click=${() => tools.walk(option.place)}>${say(words, { id: 'atlas-option', args })}</button></li>`;
    },
  )}</ul>${more > 0 ? html`<p>${words.text('atlas-more', { more })}</p>` : nothing}`;
}

/** What a move is called: on a board by its squares. */
function moveName(
  words: Messages,
  here: AtlasPlace,
  { chosen, label }: AtlasPlace['options'][number],
  figure: WhyTools['figure'],
): string {
  if (figure.described || !here.position.includes('/')) return label;
  return words.text('games-planned', moveArgs(figure.family, squaresOf(here.position), chosen));
}
