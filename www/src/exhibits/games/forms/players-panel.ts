import { html, nothing } from 'lit';
import type { ManyPlayersConfig, ManyValue } from '../../../../pkg/forms.js';
import type { CodedError } from '../../../engine/errors.ts';
import { renderAnswer } from '../../../stage/answer-view.ts';
import { type Refused, renderChoice, renderText } from '../../../stage/inputs.ts';
import { type Asker, LatestAnswer } from '../../../stage/latest-answer.ts';
import { liveRegion } from '../../../stage/live-region.ts';
import { renderNumbers } from '../../../stage/number-table.ts';
import type { Panel } from '../../../stage/panels.ts';
import type { Messages } from '../../../words/messages.ts';
import { say } from '../../../words/sentence.ts';
import type { ShownPosition } from '../shown.ts';
import { engine } from './core/engine.ts';

/** The most stones of a heap in the table, and the most players. The core takes 1,000 stones. */
const [MOST_STONES, MOST_PLAYERS] = [200, 16];

/** The heaps from one stone up, solved for a configuration. */
interface Solved {
  readonly config: ManyPlayersConfig;
  readonly values: readonly ManyValue[];
}

/** What the panel wants to show; `error` if the core has refused it. */
type Draft = ManyPlayersConfig & { readonly error?: CodedError };

/** The figure around the panel. */
type Filled = Asker & Pick<ShownPosition, 'fields'>;

/** Makes the panel, with its words. */
export async function openPlayers(
  figure: Filled & Pick<ShownPosition, 'vocabulary'>,
): Promise<PlayersPanel> {
  await figure.vocabulary.more('games-players', 'heap-rules', 'games-contests');
  return new PlayersPanel(figure);
}

/** One heap for several players: who wins, who can force it, and who can win at all. */
export class PlayersPanel implements Panel {
  readonly #figure: Filled;
  readonly #query: LatestAnswer<Solved>;
  #draft: Draft = {
    players: 3,
    rule: '1,2',
    stones: 12,
    endRule: 'normal',
    tieBreak: 'spites-next',
  };

  constructor(figure: Filled) {
    this.#figure = figure;
    this.#query = new LatestAnswer(figure);
  }

  render(words: Messages): unknown {
    const draft = this.#draft;
    const solved = this.#query.of(JSON.stringify(draft), (asking) => solve(draft, asking));
    const error = this.#query.error;
    const change = (changes: Partial<ManyPlayersConfig>) => {
      this.#draft = { ...draft, ...changes };
      this.#figure.requestUpdate();
    };
    const number = (name: 'players' | 'stones', min: number, max: number) =>
      this.#figure.fields.render(
        {
          ...{ name: `many-${name}`, min, max },
          value: () => this.#draft[name],
          take: (value) => change({ [name]: value }),
        },
        words,
      );
    const refused: Refused | undefined = error && { text: draft.rule, error };
    return html`<fieldset class="wide"><legend>${words.text('many-game')}</legend>
        <p class="about">${words.text('many-about')}</p>
        ${number('players', 2, MOST_PLAYERS)}
        ${renderText(words, {
          ...{ name: 'many-rule', label: 'many-rule', size: 16, value: draft.rule, refused },
          about: say(words, { id: 'many-rule-about' }),
          take: (rule) => change({ rule }),
        })}
        ${number('stones', 1, MOST_STONES)}
      </fieldset>
      ${renderChoice(words, {
        ...{ legend: 'many-end', name: 'many-end', chosen: draft.endRule },
        choices: ['normal', 'misere'] as const,
        label: (end) => `many-end-${end}`,
        choose: (endRule) => change({ endRule }),
      })}
      ${renderChoice(words, {
        ...{ legend: 'many-tie', name: 'many-tie', chosen: draft.tieBreak },
        choices: ['spites-next', 'helps-next', 'first-move'] as const,
        label: (tie) => `many-tie-${tie}`,
        choose: (tieBreak) => change({ tieBreak }),
      })}
      ${solved && !error ? table(words, solved) : nothing}
      ${error ? nothing : renderAnswer(words, this.#query)}`;
  }
}

/** Asks the core for all heaps up to the largest. */
async function solve(
  config: ManyPlayersConfig,
  asking: Parameters<typeof engine.read>[2],
): Promise<Solved> {
  const heaps = Array.from({ length: config.stones }, (_, at) => at + 1);
  const values = await engine.read('ManyPlayersGame', config, asking, (run) =>
    Promise.all(heaps.map((stones) => run.ask('value', stones))),
  );
  return { config, values };
}

/** Rising numbers, with three or more in a row as one piece: `1–3, 5`. */
export function inRuns(numbers: readonly number[]): string {
  const runs: number[][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run?.at(-1) === number - 1) run.push(number);
    else runs.push([number]);
  }
  const written = (run: readonly number[]) =>
    run.length > 2 ? `${run[0]}–${run.at(-1)}` : run.join(', ');
  return runs.map(written).join(', ');
}

/** A row for each heap, and from which heap on nobody can force anything. */
function table(words: Messages, { config, values }: Solved): unknown {
  // A phone has room for the numbers of the players, not for a word before each.
  const nobody = words.text('many-nobody');
  const name = (player: number | undefined) => (player === undefined ? nobody : player + 1);
  const last = values.findLastIndex(({ forced }) => forced !== undefined);
  const from = last + 2;
  const args = { from, to: values.length, forced: from > values.length ? 'yes' : 'no' };
  const rows = values.map(({ winner, plies, forced, possible }, at) => [
    at + 1,
    name(winner),
    plies,
    name(forced),
    inRuns(possible.map((player) => player + 1)),
  ]);
  const columns = ['stones', 'winner', 'plies', 'forced', 'possible'].map((column) =>
    words.text(`many-column-${column}`),
  );
  return html`<section class="wide"><p>${liveRegion(words.text('many-found', args))}</p>
    <p class="about">${words.text(`many-tie-${config.tieBreak}-about`)}</p>
    ${renderNumbers({ label: words.text('many-table'), columns, rows }, 'tall')}</section>`;
}
