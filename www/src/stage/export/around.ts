import { html, nothing, type TemplateResult } from 'lit';
import type { Messages } from '../../words/messages.ts';
import { sayAll } from '../../words/sentence.ts';
import { saidAtOnce } from '../narrator.ts';
import { renderLegend, type Showing } from '../picture.ts';

/** The words below a picture that leaves its page. */
export interface Below {
  /** What happens at this moment. */
  readonly said: TemplateResult;
  /** What the marks mean; nothing if the legend only says what to touch, because a file cannot be touched. */
  readonly legend: TemplateResult | typeof nothing;
}

/** The words below the picture that is seen, for a file. */
export const wordsBelow = (figure: Showing, words: Messages): Below => ({
  said: html`${sayAll(words, saidAtOnce(words, figure.seen.narration()))}`,
  legend: figure.seen.invites ? nothing : renderLegend(figure, words),
});
