import { html, nothing, type TemplateResult } from 'lit';
import type { Panel } from '../../../stage/panels.ts';
import type { Messages } from '../../../words/messages.ts';
import { claim, claimed } from '../account-text.ts';
import type { ShownSort } from '../shown.ts';
import { stepOf } from '../steps.ts';
import { type CodeLanguage, codeLanguages, codeOf, type placeNames } from './code.ts';
import { diagram } from './diagram.ts';

/** What the panel reads of its figure. */
type CodeFigure = Pick<
  ShownSort,
  'here' | 'frame' | 'currentScene' | 'mayReveal' | 'currentPart' | 'length' | 'requestUpdate'
>;

/** The program in the language that was chosen last, with the line of the last step lit, its pointers, and the claim about each area. */
export class CodePanel implements Panel {
  readonly #figure: CodeFigure;
  #language: CodeLanguage = 'pseudo';

  constructor(figure: CodeFigure) {
    this.#figure = figure;
  }

  render(words: Messages): TemplateResult | typeof nothing {
    const figure = this.#figure;
    const { here } = figure;
    const frame = figure.frame();
    if (!here || !frame) return nothing;
    const language = this.#language;
    const choose = (name: CodeLanguage) => {
      this.#language = name;
      figure.requestUpdate();
    };
    const scene = figure.currentScene();
    const reveals = figure.mayReveal('areas');
    const { currentPart: part, length } = figure;
    const { pointers, place } = frame;
    const step = here.moment.row && stepOf(here.moment.row);
    const named = (name: (typeof placeNames)[number]) => words.text(`pointer-${name}`);
    const lines = codeOf(language, scene, words);
    const lit = (does: readonly string[]) =>
      reveals && step !== undefined && does.includes(step.operation);
    const claims = reveals ? claimed(here) : [];
    return html`<section class="program">
      <div class="languages" role="group" aria-label=${words.text('code-language')}>${codeLanguages.map(
        (name) =>
          html`<button aria-pressed=${name === language} @click=${() => choose(name)}>${words.text(`code-${name}`)}</button>`,
      )}</div>
      <pre tabindex="0" aria-label=${words.text('code-label')}>${lines.map(
        ({ text, does }) =>
          html`<code class=${lit(does) ? 'lit' : ''} aria-current=${lit(does) ? 'step' : 'false'}>${text}\n</code>`,
      )}</pre>
    </section>
    <section>
      <h2>${words.text('code-claims')}</h2>
      <ul class="claims">${claims.map((area) => {
        const { id } = claim(area, words);
        const args = claim(area, words).args;
        return html`<li class=${area.holds ? 'holds' : 'broken'}><span aria-hidden="true">${area.holds ? '✓' : '✗'}</span> ${words.text(id, args)}</li>`;
      })}</ul>
      ${claims.length === 0 ? html`<p class="about">${words.text('code-no-claims')}</p>` : ''}
      <h2>${words.text('code-pointers')}</h2>
      <dl class="pointers">
        ${
          part
            ? html`<div><dt>${named('first')}</dt><dd>${part.lo + 1}</dd></div><div><dt>${named('end')}</dt><dd>${part.hi + 1}</dd></div>`
            : ''
        }
        ${pointers
          .filter(({ name }) => name !== 'first')
          .map(({ name, at }) => html`<div><dt>${named(name)}</dt><dd>${at + 1}</dd></div>`)}
      </dl>
      ${
        pointers.length === 0 || !reveals
          ? ''
          : html`<pre class="areas" aria-label=${words.text('areas-label')}>${diagram(
              length,
              place,
              pointers.map(({ name, at }) => ({ name: named(name), at })),
            )}</pre>`
      }
      <p class="about">${words.text('code-about')}</p>
    </section>`;
  }
}
