import { html, nothing, type TemplateResult } from 'lit';
import { CodedError } from '../../engine/errors.ts';
import { shorten } from '../../share/codec-notices.ts';
import type { Messages } from '../../words/messages.ts';
import { longestRule, mostHeaps, mostStones, readHeaps } from './fields.ts';
import type { RulesDraft } from './panels.ts';
import { asks, chosenPreset, presetNames, presets } from './presets.ts';
import type { NimScene } from './scene.ts';

export interface RulesPanel {
  readonly words: Messages;
  readonly scene: NimScene;
  /** What was typed and refused, by its field. */
  readonly drafts: ReadonlyMap<RulesDraft['field'], RulesDraft>;
  refuse(draft: RulesDraft): void;
  /** Tries other fields; the old ones stay if they are refused. */
  attempt(fields: Partial<NimScene>, draft: Omit<RulesDraft, 'error'>): void;
}

/** The games that have a name, the heaps, what may be taken, and who wins at the end. */
export function renderRulesPanel(panel: RulesPanel): TemplateResult {
  const { words, scene } = panel;
  const known = chosenPreset(scene);
  return html`<fieldset class="presets"><legend>${words.text('rules-game')}</legend>
      ${presetNames.map(
        (name) => html`<label class="check"><input type="radio" name="preset" value=${name}
          .checked=${known === name} @click=${() => panel.attempt(presets[name], { field: 'heaps', text: '' })} />
          ${words.text(`preset-${name}`)}</label>`,
      )}
    </fieldset>
    <fieldset class="wide"><legend>${words.text('rules-heaps')}</legend>
      ${heapsField(panel)}
    </fieldset>
    <fieldset class="wide"><legend>${words.text('rules-takes')}</legend>
      ${rulesField(panel)} ${flags(panel)}
    </fieldset>
    <fieldset><legend>${words.text('rules-end')}</legend>
      ${(['normal', 'misere'] as const).map(
        (end) => html`<label class="check"><input type="radio" name="end" value=${end}
          .checked=${scene.end === end} @change=${() => panel.attempt({ end, story: 'none' }, { field: 'end', text: end })} />
          ${words.text(`end-${end}`)}</label>`,
      )}
      ${refusal(panel, 'end')}
      <span class="about">${words.text('rules-misere-limit')}</span>
    </fieldset>`;
}

/** One line of text, with what is allowed beside it, or what was wrong. */
function line(
  { words, drafts }: RulesPanel,
  field: 'heaps' | 'rules',
  value: string,
  take: (text: string) => void,
): TemplateResult {
  const refused = drafts.get(field);
  const args = {
    heaps: mostHeaps,
    stones: Number(mostStones),
    longest: longestRule,
  };
  return html`<span class="field wide"><label><span>${words.text(`field-${field}`)}</span>
      <input name=${field} autocomplete="off" spellcheck="false" size="24"
        .value=${refused?.text ?? value} aria-invalid=${refused ? 'true' : 'false'}
        aria-describedby=${`about-${field}`}
        @change=${(event: Event) => take((event.target as HTMLInputElement).value)} /></label>
    ${
      refused
        ? html`<span id=${`about-${field}`} class="wrong" role="alert">${words.text(`error-${refused.error.code}`, refused.error.params)}</span>`
        : html`<span id=${`about-${field}`} class="about">${words.text(`about-${field}`, args)}</span>`
    }</span>`;
}

function refusal({ words, drafts }: RulesPanel, field: 'end') {
  const draft = drafts.get(field);
  if (!draft) return nothing;
  return html`<span class="wrong" role="alert">${words.text(`error-${draft.error.code}`, draft.error.params)}</span>`;
}

function heapsField(panel: RulesPanel): TemplateResult {
  return line(panel, 'heaps', panel.scene.heaps.join(', '), (text) => {
    const read = readHeaps(text);
    if ('wrong' in read) {
      const params = { wrong: shorten(read.wrong), heaps: mostHeaps, stones: Number(mostStones) };
      panel.refuse({ field: 'heaps', text, error: new CodedError('bad-heaps', params) });
      return;
    }
    const coupling = read.heaps.length === 2 ? panel.scene.coupling : 'none';
    panel.attempt({ heaps: read.heaps, coupling }, { field: 'heaps', text });
  });
}

function rulesField(panel: RulesPanel): TemplateResult {
  return line(panel, 'rules', panel.scene.rules.join('; '), (text) => {
    // Braces are how a set is written; a link has none.
    const rules = text.split(';').map((rule) => rule.toLowerCase().replace(/[\s{}]/g, ''));
    const { story } = panel.scene;
    const kept = asks(story, rules) ? story : 'none';
    panel.attempt({ rules, coupling: 'none', story: kept }, { field: 'rules', text });
  });
}

/** What cannot be said by a set of numbers. */
function flags({ words, scene, attempt }: RulesPanel): TemplateResult {
  const flag = (id: string, on: boolean, fields: Partial<NimScene>) => html`<label class="check"
    ><input type="checkbox" name=${id} .checked=${on}
      @change=${() => attempt({ ...fields, story: 'none' }, { field: 'rules', text: scene.rules.join('; ') })} />
    ${words.text(`rules-${id}`)}</label>`;
  const wythoff = scene.coupling === 'wythoff';
  return html`${flag('past', scene.past, { past: !scene.past, coupling: 'none' })}
    ${
      scene.heaps.length === 2
        ? flag('wythoff', wythoff, {
            coupling: wythoff ? 'none' : 'wythoff',
            rules: ['any'],
            past: false,
          })
        : nothing
    }`;
}
