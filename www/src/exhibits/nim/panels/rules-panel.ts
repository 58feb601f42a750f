import { html, nothing, type TemplateResult } from 'lit';
import { CodedError } from '../../../engine/errors.ts';
import { shorten } from '../../../share/codec-notices.ts';
import { wrongPiece } from '../../../share/typed-numbers.ts';
import { renderRefusal } from '../../../stage/form.ts';
import { renderCheck, renderChoice, renderText } from '../../../stage/inputs.ts';
import { FileOpener } from '../../../stage/open-file.ts';
import type { Panel } from '../../../stage/panels.ts';
import { same, Undo } from '../../../stage/undo.ts';
import type { Messages } from '../../../words/messages.ts';
import { configOf } from '../config.ts';
import { longestRule, mostHeaps, mostStones } from '../fields.ts';
import type { NimScene } from '../scene.ts';
import type { ShownGame } from '../shown.ts';
import { asks, chosenPreset, presetNames, presets } from './presets.ts';
import { typedHeaps, typedRules } from './typed.ts';

/** A text that was typed into a field and refused, with the reason. */
export interface RulesDraft {
  readonly field: 'heaps' | 'rules' | 'end';
  readonly text: string;
  readonly error: CodedError;
}

/** The fields of a scene that say which game it is. */
type Ruled = Pick<NimScene, 'heaps' | 'rules' | 'past' | 'coupling' | 'end' | 'story'>;

/** The game whose rules are chosen. */
type RulesFigure = Pick<
  ShownGame,
  'panels' | 'currentScene' | 'change' | 'refusal' | 'requestUpdate'
>;

/** The panel “Rules”: each choice changes the figure’s rules unless the core refuses it. */
export class RulesPanel implements Panel {
  readonly #figure: RulesFigure;
  /** The refused texts, by field. */
  readonly #drafts = new Map<RulesDraft['field'], RulesDraft>();

  readonly #files: RulesView['files'];
  readonly #undo: Undo<readonly [Ruled, refused: string]>;

  constructor(figure: RulesFigure) {
    this.#figure = figure;
    const opener = () => new FileOpener(() => figure.requestUpdate());
    this.#files = { heaps: opener(), rules: opener() };
    const ruled = (): Ruled => {
      const { heaps, rules, past, coupling, end, story } = figure.currentScene();
      return { heaps, rules, past, coupling, end, story };
    };
    this.#undo = new Undo<readonly [Ruled, string]>(
      () => [ruled(), [...this.#drafts.values()].map(({ text }) => text).join()],
      ([before]) => {
        this.#drafts.clear();
        // A text that was refused has changed no game.
        if (same(before, ruled())) figure.requestUpdate();
        else void this.#attempt(before, { field: 'heaps', text: '' });
      },
    );
  }

  drop(files: readonly File[]): void {
    this.#files.heaps.drop(files);
  }

  forget(): void {
    this.#drafts.clear();
  }

  render(words: Messages): TemplateResult {
    return renderRules({
      words,
      scene: this.#figure.currentScene(),
      drafts: this.#drafts,
      refuse: (draft) => void this.#undo.around(async () => this.#refuse(draft)),
      attempt: (fields, draft) => void this.#undo.around(() => this.#attempt(fields, draft)),
      files: this.#files,
      undo: this.#undo.render(words),
    });
  }

  #refuse(draft: RulesDraft): void {
    this.#drafts.set(draft.field, draft);
    this.#figure.requestUpdate();
  }

  async #attempt(fields: Partial<NimScene>, draft: Omit<RulesDraft, 'error'>): Promise<void> {
    const figure = this.#figure;
    const error = await figure.refusal(
      'NimPlan',
      configOf({ ...figure.currentScene(), ...fields }),
    );
    if (error) return this.#refuse({ ...draft, error });
    if (fields.story && fields.heaps) this.#drafts.clear();
    else this.#drafts.delete(draft.field);
    await figure.panels.keeping(() =>
      figure.change({ ...fields, takes: undefined, cursor: undefined }),
    );
  }
}

export interface RulesView {
  readonly words: Messages;
  readonly scene: NimScene;
  /** The refused texts, by field. */
  readonly drafts: ReadonlyMap<RulesDraft['field'], RulesDraft>;
  refuse(draft: RulesDraft): void;
  /** Tries other fields; the old ones stay if the core refuses. */
  attempt(fields: Partial<NimScene>, draft: Omit<RulesDraft, 'error'>): void;
  /** What opens a file for each field. */
  readonly files: Readonly<Record<'heaps' | 'rules', FileOpener>>;
  /** The button that brings the game before back. */
  readonly undo: unknown;
}

/** The named games, the heaps, the rules for taking, and who wins at the end. */
export function renderRules(panel: RulesView): TemplateResult {
  const { words, scene } = panel;
  const known = chosenPreset(scene);
  return html`${renderChoice(words, {
    legend: 'rules-game',
    name: 'preset',
    choices: presetNames,
    chosen: known,
    label: (name) => `preset-${name}`,
    choose: (name) => panel.attempt(presets[name], { field: 'heaps', text: '' }),
    look: 'presets',
  })}
    <fieldset class="wide"><legend>${words.text('rules-heaps')}</legend>
      ${heapsField(panel)} ${panel.undo}
    </fieldset>
    <fieldset class="wide"><legend>${words.text('rules-takes')}</legend>
      ${rulesField(panel)} ${flags(panel)}
    </fieldset>
    ${renderChoice(
      words,
      {
        legend: 'rules-end',
        name: 'end',
        choices: ['normal', 'misere'] as const,
        chosen: scene.end,
        label: (end) => `end-${end}`,
        choose: (end) => panel.attempt({ end, story: 'none' }, { field: 'end', text: end }),
      },
      html`${renderRefusal(words, panel.drafts.get('end')?.error)}
        <span class="about">${words.text('rules-misere-limit')}</span>`,
    )}`;
}

/** A text field with a note on what is allowed, or on what was wrong. */
const line = (
  { words, drafts, files }: RulesView,
  field: 'heaps' | 'rules',
  value: string,
  take: (text: string) => void,
): TemplateResult =>
  renderText(words, {
    name: field,
    label: `field-${field}`,
    size: 24,
    value,
    refused: drafts.get(field),
    about: words.text(`about-${field}`, {
      heaps: mostHeaps,
      stones: Number(mostStones),
      longest: longestRule,
    }),
    take,
    files: files[field],
  });

function heapsField(panel: RulesView): TemplateResult {
  return line(panel, 'heaps', panel.scene.heaps.join(', '), (text) => {
    const read = typedHeaps(text);
    if ('wrong' in read) {
      const params = { heaps: mostHeaps, stones: Number(mostStones) };
      panel.refuse({ field: 'heaps', text, error: wrongPiece(read, 'bad-heaps', params) });
      return;
    }
    const coupling = read.heaps.length === 2 ? panel.scene.coupling : 'none';
    panel.attempt({ heaps: read.heaps, coupling }, { field: 'heaps', text });
  });
}

function rulesField(panel: RulesView): TemplateResult {
  return line(panel, 'rules', panel.scene.rules.join('; '), (text) => {
    const read = typedRules(text);
    if ('wrong' in read) {
      const { wrong } = read;
      const range = wrong.replace(/\s*[-–]\s*/, '..');
      const error = read.range
        ? new CodedError('rule-range', { wrong: shorten(wrong), range: shorten(range) })
        : wrongPiece(read, 'bad-heaps', {});
      panel.refuse({ field: 'rules', text, error });
      return;
    }
    const { rules } = read;
    const { story } = panel.scene;
    const kept = asks(story, rules) ? story : 'none';
    panel.attempt({ rules, coupling: 'none', story: kept }, { field: 'rules', text });
  });
}

/** Choices that no set of numbers expresses. */
function flags({ words, scene, attempt }: RulesView): TemplateResult {
  const rules = { field: 'rules', text: scene.rules.join('; ') } as const;
  const flag = (id: string, on: boolean, fields: Partial<NimScene>) =>
    renderCheck(id, words.text(`rules-${id}`), on, () =>
      attempt({ ...fields, story: 'none' }, rules),
    );
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
