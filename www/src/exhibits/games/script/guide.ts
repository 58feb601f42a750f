import { html, nothing, type TemplateResult } from 'lit';
import type { Messages } from '../../../words/messages.ts';
import { say } from '../../../words/sentence.ts';

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
    )}<p class="about">${words.text('rules-limits', limits)}</p></div>`;
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
