import { html, nothing } from 'lit';
import type { Run } from '../../../engine/engine.ts';
import { CodedError, isEnded } from '../../../engine/errors.ts';
import { renderWrong } from '../../../stage/form.ts';
import type { Messages } from '../../../words/messages.ts';
import { DESCRIBED_WORDS, Described } from '../described/described.ts';
import { pictureStyles } from '../described/picture-styles.ts';
import type { Here } from '../picture/squares.ts';
import type { Name, ShownPosition } from '../shown.ts';
import { engine } from './core/engine.ts';
import { scriptWrong } from './fault.ts';
import { unpack } from './pack.ts';

/** The most positions of a game that the page solves. They take less than 512 MiB. */
export const MOST_POSITIONS = 1_000_000;

/** The words about scripts. */
export const SCRIPT_WORDS = 'games-scripts';

/** A game that somebody has written. */
export class Scripted extends Described {
  readonly engine = engine;
  readonly model = 'ScriptedGame';
  /** The script as a link has it, and as it was written. */
  readonly is: string;
  readonly script: string;

  constructor(packed: string, script: string) {
    super();
    this.is = packed;
    this.script = script;
  }

  config() {
    return { script: this.script, limit: MOST_POSITIONS };
  }

  /** How the script shows a place. If `label` or `picture` fails, its contents, and the error. */
  async shown(
    run: Run<Name>,
    moves: readonly number[],
    here: Here,
  ): Promise<NonNullable<Here['shown']>> {
    try {
      return await (run as Run<'ScriptedGame'>).ask('shown', moves);
    } catch (thrown) {
      if (isEnded(thrown)) throw thrown;
      const labels = here.options.map(({ chosen }) => `${chosen + 1}`);
      return { label: here.position, labels, failed: CodedError.from(thrown) };
    }
  }

  /** Whose rules these are, and what is wrong with them. */
  override remark(figure: ShownPosition, words: Messages): unknown {
    const failed = figure.drawn?.here.shown?.failed;
    return html`${failed ? html`<p>${renderWrong(failed, scriptWrong(words, failed))}</p>` : nothing}
    ${
      this.is !== figure.written
        ? html`<p class="script-own">${words.text('script-brought')}
      <button @click=${() => figure.togglePanel('rules')}>${words.text('script-look')}</button></p>`
        : nothing
    }`;
  }
}

/** The game of a link, with its words and styles. Rejects with `link-bad-script`. */
export async function open(figure: ShownPosition, packed: string): Promise<Scripted> {
  const [script] = await Promise.all([
    unpack(packed),
    figure.vocabulary.more(DESCRIBED_WORDS, SCRIPT_WORDS),
  ]);
  figure.adopt(pictureStyles);
  return new Scripted(packed, script);
}
