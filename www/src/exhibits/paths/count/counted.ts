import type { TemplateResult } from 'lit';
import { html, nothing } from 'lit';
import { renderAnswer } from '../../../stage/answer-view.ts';
import { type Asker, LatestAnswer } from '../../../stage/latest-answer.ts';
import { bigNumber, spokenNumber } from '../../../words/big-number.ts';
import type { Messages } from '../../../words/messages.ts';
import { plain, say } from '../../../words/sentence.ts';
import { configOf } from '../config.ts';
import type { ShownGraph } from '../shown.ts';
import { askCount, type Count } from './ask.ts';

/** The figure whose graph it is. */
type Asked = Asker & Pick<ShownGraph, 'currentScene' | 'announcer'>;

/** The number of paths of the figure's graph, counted while the graph changes. */
export class Counted {
  readonly #figure: Asked;
  readonly #query: LatestAnswer<Count>;
  #announced = '';

  constructor(figure: Asked) {
    this.#figure = figure;
    this.#query = new LatestAnswer(figure);
  }

  /** The count of the graph that is shown; undefined until the core has answered. */
  get answer(): Count | undefined {
    const config = configOf(this.#figure.currentScene());
    this.#query.of(JSON.stringify(config), (asking) => askCount(config, asking));
    return this.#query.answer;
  }

  /** The number in a sentence, with its progress, or the reason why the count failed. */
  render(words: Messages): TemplateResult {
    const count = this.answer;
    if (!count) return html`${renderAnswer(words, this.#query)}`;
    this.#announce(words, count);
    return html`${say(words, { id: 'paths-counted', args: countArgs(count, words) })}${nothing}`;
  }

  /** A long number is spoken rounded, once. */
  #announce(words: Messages, count: Count): void {
    const { language } = words;
    const number = spokenNumber(count.paths, language);
    // A number that loses nothing when it is rounded is exact.
    const whole = number === bigNumber(count.paths, language) || /^0*$/.test(count.paths.slice(3));
    const said = whole
      ? plain(words, [{ id: 'paths-counted', args: { ...countArgs(count, words), number } }])
      : words.text('paths-about', { number });
    if (said === this.#announced) return;
    this.#announced = said;
    setTimeout(() => this.#figure.announcer.say(said));
  }
}

/** What the message `paths-counted` says. */
export const countArgs = ({ paths }: Count, { language }: Messages) => ({
  paths: paths.length > 15 ? 2 : Number(paths),
  number: bigNumber(paths, language),
  digits: paths.length,
  exact: paths.length > 15 ? 'no' : 'yes',
});
