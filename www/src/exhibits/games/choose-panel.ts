import { html, nothing } from 'lit';
import { CodedError } from '../../engine/errors.ts';
import { renderRefusal } from '../../stage/form.ts';
import { renderChoice } from '../../stage/inputs.ts';
import type { Asker } from '../../stage/latest-answer.ts';
import type { Panel } from '../../stage/panels.ts';
import { Undo } from '../../stage/undo.ts';
import type { Vocabulary } from '../../stage/vocabulary.ts';
import type { Messages } from '../../words/messages.ts';
import { configOf } from './config.ts';
import { engine } from './core/engine.ts';
import { families, familyOf, gameNames, isForm, MOST_SIZE, sizesOf } from './families.ts';
import { ContestList } from './forms/contest-list.ts';
import type { Draft, FormFields } from './forms/form-fields.ts';
import type { ShownPosition } from './shown.ts';

/** What a scene says of its game. */
const gameOf = ({ game, size, rules, start, end }: Draft): Draft => ({
  game,
  size,
  rules,
  start,
  end,
});

/** A game as it begins. */
const begun = (game: Draft['game']): Draft => ({
  game,
  size: undefined,
  rules: undefined,
  start: undefined,
  end: 'normal',
});

/** What the panel reads of the figure, and what it changes. */
interface Choosing
  extends Asker,
    Pick<
      ShownPosition,
      | 'fields'
      | 'currentScene'
      | 'togglePanel'
      | 'refusal'
      | 'change'
      | 'updateComplete'
      | 'renderRoot'
    > {
  readonly vocabulary: Pick<Vocabulary, 'more'>;
}

/** The panel with the families of games, and with what chooses a game of each. */
export class ChoosePanel implements Panel {
  readonly #figure: Choosing;
  readonly #contests: ContestList;
  #draft: Draft | undefined;
  /** Brings back the games before, and the texts that were refused. */
  readonly #undo: Undo<Draft>;
  /** The game that the figure will show, until it shows it. */
  #taken: Draft | undefined;
  /** Whether its graph is a text of another program, of which the figure holds the edges. Then the field keeps the text. */
  #listed = false;
  /** The fields of games that are not on boards; fetched with the first such game. */
  #fields: FormFields | undefined;

  constructor(figure: Choosing) {
    this.#figure = figure;
    this.#contests = new ContestList(figure);
    this.#undo = new Undo(
      () => this.#draft ?? gameOf(figure.currentScene()),
      (draft) => void this.#show(draft),
    );
  }

  /** Opens files that were dropped on the figure: in the game that is chosen, or as a graph. */
  drop(files: readonly File[]): void {
    const { game } = this.#draft ?? this.#figure.currentScene();
    const takes = isForm(game) && familyOf(game).form?.rules !== undefined;
    const wanted = { ...this.#figure.currentScene(), game: takes ? game : 'graph' } as const;
    void this.#prepare(wanted).then(() => {
      if (!takes) void this.#try(begun('graph'));
      this.#fields?.drop(files);
    });
  }

  /** Another game is shown. What was typed while it was on its way stays. */
  forget(): void {
    const shown = this.#draft === this.#taken && !this.#listed;
    if (!this.#taken || shown) this.#draft = undefined;
    this.#taken = undefined;
  }

  render(words: Messages): unknown {
    const scene: Draft = this.#figure.currentScene();
    const draft = this.#draft ?? scene;
    if (isForm(draft.game) && !this.#fields) void this.#prepare(draft);
    return html`${renderChoice(words, {
      legend: 'choose-game',
      name: 'game',
      choices: gameNames,
      chosen: draft.game,
      label: (name) => `game-${name}`,
      choose: (name) => void this.#try(begun(name)),
      look: 'columns',
    })}
      ${
        isForm(draft.game)
          ? this.#fields?.render(
              words,
              draft.game,
              draft,
              (change) =>
                void this.#try({ ...draft, error: undefined, typed: undefined, ...change }),
            )
          : draft.game === 'script'
            ? html`<p class="wide"><button class="primary" @click=${() => this.#figure.togglePanel('rules')}>${words.text('word-rules')}</button></p>`
            : this.#sizes(words, draft)
      }
      <p class="wide">${this.#undo.render(words)}</p>
      ${this.#contests.render(words)}`;
  }

  #sizes(words: Messages, draft: Draft): unknown {
    const size = sizesOf(draft);
    const numbers = familyOf(draft.game).sizes.map((name, at) =>
      this.#figure.fields.render(
        {
          name: `game-${name}`,
          min: 1,
          max: MOST_SIZE,
          value: () => Number(size[at] ?? 1),
          take: (value) =>
            void this.#try({ ...draft, error: undefined, size: size.with(at, value) }),
        },
        words,
      ),
    );
    return html`<fieldset><legend>${words.text('choose-size')}</legend>
        ${numbers.length > 0 ? numbers : html`<p>${words.text('choose-no-size')}</p>`}
        ${draft.error ? renderRefusal(words, draft.error) : nothing}
      </fieldset>`;
  }

  /** Fetches the fields of a game that is not on a board, with their words. */
  async #prepare({ game }: Draft): Promise<void> {
    if (!isForm(game)) return;
    const [{ FormFields }] = await Promise.all([
      import('./forms/form-fields.ts'),
      this.#figure.vocabulary.more('games-forms', ...families[game].form.words),
    ]);
    this.#fields ??= new FormFields(this.#figure);
    this.#figure.requestUpdate();
  }

  /** Shows the game, and what was before can come back. */
  #try(wanted: Draft): Promise<void> {
    return this.#undo.around(() => this.#show(wanted));
  }

  /** Shows the game unless the core refuses it. */
  async #show(wanted: Draft): Promise<void> {
    const figure = this.#figure;
    this.#draft = wanted;
    figure.requestUpdate();
    // A game that somebody writes begins in its own panel, to which a button leads.
    if (wanted.typed !== undefined || wanted.game === 'script') return;
    let solver = engine;
    let { rules } = wanted;
    try {
      if (isForm(wanted.game)) {
        await this.#prepare(wanted);
        solver = (await import('./forms/core/engine.ts')).engine;
        const { unread } = await import('../../stage/graph/edit-text.ts');
        const refused = wanted.game === 'graph' ? unread(wanted.rules ?? '') : undefined;
        if (refused) return this.#refuse(wanted, refused);
        if (wanted.game === 'graph') rules = await this.#fields?.listed(rules);
      }
    } catch (thrown) {
      return this.#refuse(wanted, CodedError.from(thrown));
    }
    const error = await figure.refusal('SolvedGame', configOf({ ...wanted, rules }), solver);
    if (this.#draft !== wanted) return;
    if (error) return this.#refuse(wanted, error);
    const { usual, form } = familyOf(wanted.game);
    const unless = <T>(value: T, known: T) => (value === known ? undefined : value);
    this.#taken = wanted;
    this.#listed = rules !== wanted.rules;
    await figure.change({
      game: wanted.game,
      size: wanted.size?.join() === usual.join() ? undefined : wanted.size,
      rules: unless(rules, form?.rules),
      start: unless(wanted.start, form?.start),
      end: wanted.end,
      plies: undefined,
      cursor: undefined,
    });
  }

  #refuse(wanted: Draft, error: CodedError): void {
    if (this.#draft !== wanted) return;
    this.#draft = { ...wanted, error };
    this.#figure.requestUpdate();
    // On a phone the reason may stand below the screen.
    void this.#figure.updateComplete.then(() =>
      this.#figure.renderRoot.querySelector('.panel .wrong')?.scrollIntoView({ block: 'nearest' }),
    );
  }
}
