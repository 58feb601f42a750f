import { html, nothing, type TemplateResult } from 'lit';
import { encode, type SceneSpec } from '../share/codec.ts';
import type { Messages } from '../words/messages.ts';
import { guests } from './guest.ts';
import { type PlayScene, winnerOf } from './play.ts';
import type { PlayedGame } from './play-view.ts';

/** A figure with a game that is over. */
export interface EndedGame<Scene> {
  readonly exhibit: string;
  readonly spec: SceneSpec<Scene>;
  readonly play: PlayedGame;
  /** The scene before the first move. */
  startScene(): Scene;
  /** The fields of a start that is harder than the scene's, if there is one. */
  harderStart(): Partial<Scene> | undefined;
  change(fields: Partial<Scene>): unknown;
}

/** After a game: something harder, if it was not lost, and its start as a link for somebody else. */
export function renderNext<Scene extends PlayScene>(
  figure: EndedGame<Scene>,
  words: Messages,
): TemplateResult {
  const start = figure.startScene();
  const perfect = start.opponent === 'perfect';
  const fields = perfect ? figure.harderStart() : ({ opponent: 'perfect' } as Partial<Scene>);
  const harder = winnerOf(figure.play).who === 'computer' ? undefined : fields;
  const kind = perfect ? 'start' : 'opponent';
  const address = guests.guest?.pageOf(figure.exhibit) ?? '';
  const link = encode(figure.spec, { scenes: [start], place: 1 });
  return html`${
    harder
      ? html`<button class="primary" @click=${() => void figure.change({ ...start, ...harder })}>${words.text('play-harder', { kind })}</button>`
      : nothing
  } <a class="start" href=${`${address}#${link}`}>${words.text('play-beat')}</a>`;
}
