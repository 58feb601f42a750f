/** Questions in the words of a teacher: answers to choose from, a number to find, and room for free text. */
import { html, nothing, type TemplateResult } from 'lit';
import { liveRegion } from '../stage/live-region.ts';
import type { Messages } from '../words/messages.ts';
import { drawAll } from './draw.ts';
import { type ChoiceBlock, type NumberBlock, plainNumber } from './lesson.ts';
import type { Answer } from './progress.ts';

/** What a question needs of its page. */
export interface Asking {
  readonly words: Messages;
  /** The name of the question among those of the page, for its fields. */
  readonly name: string;
  /** What was answered last; undefined before the first answer. */
  readonly answer: Answer | undefined;
  /** What is typed or chosen and not yet checked. */
  readonly draft: string | undefined;
  type(draft: string): void;
  give(answer: Answer): void;
}

const over = ({ answer }: Asking): boolean => answer !== undefined && answer.ending !== 'open';

/** The next answer: right at once, right later, or still open. */
function next({ answer }: Asking, given: string, right: boolean): Answer {
  const tries = (answer?.tries ?? 0) + 1;
  return { given, tries, ending: !right ? 'open' : tries === 1 ? 'first' : 'later' };
}

const numbersOf = (text: string | undefined): readonly number[] =>
  text ? text.split('.').map(Number) : [];

/** One answer of several, or each that is right if there are more. */
export function renderChoice({ options }: ChoiceBlock, asking: Asking): TemplateResult {
  const { words, name, answer, draft } = asking;
  const right = options.flatMap((option, at) => (option.right ? [at] : []));
  const several = right.length > 1;
  const chosen = numbersOf(draft ?? answer?.given);
  const checked = draft === undefined || draft === answer?.given ? numbersOf(answer?.given) : [];
  const choose = (at: number, on: boolean): void => {
    const others = several ? chosen.filter((one) => one !== at) : [];
    asking.type([...others, ...(on ? [at] : [])].sort((a, b) => a - b).join('.'));
  };
  const check = (event: Event): void => {
    event.preventDefault();
    const given = chosen.join('.');
    if (given !== '') asking.give(next(asking, given, given === right.join('.')));
  };
  const shown = checked.length > 0 || over(asking);
  return html`<form class="asked" @submit=${check}><fieldset>
    <legend>${words.text(several ? 'lesson-choose-several' : 'lesson-choose')}</legend>
    ${options.map((option, at) => {
      const ticked = chosen.includes(at);
      const said = shown && checked.includes(at) && option.feedback.length > 0;
      return html`<div class="option"><label><input type=${several ? 'checkbox' : 'radio'} name=${name}
          .checked=${ticked} ?disabled=${over(asking)}
          @change=${(event: Event) => choose(at, (event.target as HTMLInputElement).checked)} />
        <span>${drawAll(option.words.flatMap((node) => (node.type === 'paragraph' ? node.children : [node])))}</span></label>
        ${shown && over(asking) && option.right ? html`<span class="won">${words.text('lesson-this-is-right')}</span>` : nothing}
        ${said ? html`<div class="feedback">${drawAll(option.feedback)}</div>` : nothing}</div>`;
    })}</fieldset>
    ${acts(asking, checked.length > 0, () => right.join('.'))}</form>`;
}

/** A number to find. */
export function renderNumberQuestion(
  { answer: right }: NumberBlock,
  asking: Asking,
): TemplateResult {
  const { words, answer, draft } = asking;
  const typed = draft ?? answer?.given ?? '';
  const misread = typed !== '' && plainNumber(typed) === undefined;
  const check = (event: Event): void => {
    event.preventDefault();
    const given = plainNumber(typed);
    if (given !== undefined) asking.give(next(asking, given, given === right));
    else asking.type(typed);
  };
  return html`<form class="asked" @submit=${check}>
    <label>${words.text('lesson-number')} <input class="number" inputmode="decimal" autocomplete="off"
      .value=${typed} ?readonly=${over(asking)} aria-invalid=${misread ? 'true' : 'false'}
      @input=${(event: Event) => asking.type((event.target as HTMLInputElement).value)} /></label>
    ${misread ? html`<span class="remark">${words.text('lesson-number-wrong')}</span>` : nothing}
    ${acts(asking, answer !== undefined && plainNumber(typed) === answer.given, () => right)}</form>`;
}

/** The button that checks, the verdict, and the way to a right answer after a wrong one. */
function acts(asking: Asking, judged: boolean, right: () => string): TemplateResult {
  const { words, answer } = asking;
  const done = over(asking);
  const wrong = answer?.ending === 'open';
  const show = (): void =>
    asking.give({ given: right(), tries: answer?.tries ?? 1, ending: 'shown' });
  const verdict =
    !answer || !judged ? nothing : words.text(`lesson-${wrong ? 'wrong' : answer.ending}`);
  return html`<p class="acts">${done ? nothing : html`<button class="primary">${words.text('lesson-check')}</button>`}
    ${liveRegion(verdict, { attempt: answer?.tries })}
    ${wrong ? html`<button type="button" @click=${show}>${words.text('lesson-show')}</button>` : nothing}</p>`;
}

/** Room for free text. Nobody judges it; it is handed in with the answers. */
export function renderLines({ words, answer, give }: Asking): TemplateResult {
  const keep = (event: Event): void => {
    const { value } = event.target as HTMLTextAreaElement;
    give({ given: value, tries: 0, ending: 'open' });
  };
  return html`<label class="lines">${words.text('lesson-lines')}
    <textarea rows="4" maxlength="2000" .value=${answer?.given ?? ''} @change=${keep}></textarea></label>`;
}
