import { html, nothing, type TemplateResult } from 'lit';
import type { Messages } from '../../../words/messages.ts';
import { say } from '../../../words/sentence.ts';
import { aboutFunction, exampleOf, kindsOfFunctions, scriptFunctions } from './functions.ts';

/** How to write a game, in two minutes. */
export function guide(
  words: Messages,
  limits: { readonly positions: number; readonly bytes: number },
): TemplateResult {
  const parts = ['first', 'moves', 'players', 'winner', 'label', 'picture', 'limits'] as const;
  return html`<div class="script-guide"><h2>${words.text('rules-guide')}</h2>
    ${parts.map(
      (part) => html`<p>${say(words, { id: `rules-guide-${part}` })}</p>
        ${part in samples ? html`<pre tabindex="0"><code>${samples[part as keyof typeof samples]}</code></pre>` : nothing}`,
    )}<p class="about">${words.text('rules-limits', limits)}</p>
    <h2>${words.text('rules-calls')}</h2>
    ${kindsOfFunctions.map(
      (kind) => html`<details><summary>${words.text(`rules-calls-${kind}`)}</summary><dl>
        ${scriptFunctions
          .filter(({ of }) => of === kind)
          .map(
            (
              one,
            ) => html`<dt><code>${one.call}</code></dt><dd>${words.text(aboutFunction(one))} <span
              class="about">(${words.text('rules-call-gives', { what: words.text(`rules-type-${one.gives}`) })})</span>
              <pre tabindex="0"><code>${exampleOf(one)}</code></pre></dd>`,
          )}</dl></details>`,
    )}
    <p>${words.text('rules-calls-about')}</p></div>`;
}

/** The lines are short, so that a phone shows them whole. */
const samples = {
  first: `fn start() { 21 }

fn moves(stones) {
    let after = [];
    for taken in 1..4 {
        let left = stones - taken;
        if left >= 0 {
            after.push(left);
        }
    }
    after
}`,
  moves: `let after = #{};
after["−1"] = stones - 1;`,
  players: `fn start() {
    #{ board: [1, 0, 2], turn: 1 }
}

fn player(position) {
    position.turn
}`,
  winner: `fn winner(stones) {
    if stones == 0 { "mover" }
}`,
  label: `fn label(stones) {
    "n = " + stones
}`,
  picture: `fn picture(stones) {
    let shapes = [];
    for n in 0..stones {
        let at = [10 * n, 0, 4];
        shapes.push(#{ circle: at });
    }
    shapes
}`,
} as const;
