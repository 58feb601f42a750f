import { html, type TemplateResult } from 'lit';
import type { Messages } from '../../words/messages.ts';
import { claim, claimed } from './account.ts';
import { type CodeLanguage, codeLanguages, codeOf } from './code.ts';
import type { Here } from './moments.ts';
import type { QuicksortScene } from './scene.ts';
import { type Part, stepOf } from './steps.ts';
import type { Pointer } from './view.ts';

export interface CodePanel {
  readonly words: Messages;
  readonly scene: QuicksortScene;
  readonly here: Here;
  /** Whether it may be told what came out of a comparison. */
  readonly tells: boolean;
  readonly part: Part | undefined;
  readonly pointers: readonly Pointer[];
  readonly language: CodeLanguage;
  choose(language: CodeLanguage): void;
}

/** The program with the line of the last step lit, its pointers, and what is claimed of each area. */
export function renderCodePanel(panel: CodePanel): TemplateResult {
  const { words, scene, here, tells, part, pointers, language, choose } = panel;
  const step = here.moment.row && stepOf(here.moment.row);
  const lines = codeOf(language, scene);
  const lit = (does: readonly string[]) =>
    tells && step !== undefined && does.includes(step.operation);
  const claims = tells ? claimed(here) : [];
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
            ? html`<div><dt>lo</dt><dd>${part.lo + 1}</dd></div><div><dt>hi</dt><dd>${part.hi + 1}</dd></div>`
            : ''
        }
        ${pointers.map(({ name, at }) => html`<div><dt>${name}</dt><dd>${at + 1}</dd></div>`)}
      </dl>
      <p class="about">${words.text('code-about')}</p>
    </section>`;
}
