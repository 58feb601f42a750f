import { html, nothing, type TemplateResult } from 'lit';
import type { Asking } from '../../../engine/engine.ts';
import type { CodedError } from '../../../engine/errors.ts';
import { save } from '../../../stage/export.ts';
import { renderWrong } from '../../../stage/form.ts';
import { renderSelect } from '../../../stage/inputs.ts';
import { LatestAnswer } from '../../../stage/latest-answer.ts';
import { liveRegion } from '../../../stage/live-region.ts';
import { FileOpener } from '../../../stage/open-file.ts';
import type { Panel } from '../../../stage/panels.ts';
import type { Messages } from '../../../words/messages.ts';
import { MOST_PACKED } from '../scene.ts';
import type { ShownPosition } from '../shown.ts';
import { engine } from './core/engine.ts';
import type { ScriptField } from './editor.ts';
import { type ExampleName, exampleNames, exampleScript } from './examples.ts';
import { scriptWrong } from './fault.ts';
import { aboutFunction, scriptFunctions } from './functions.ts';
import { guide } from './guide.ts';
import { MOST_BYTES, pack, tooLong } from './pack.ts';
import { editorStyles } from './rules-styles.ts';
import { MOST_POSITIONS, SCRIPT_WORDS, Scripted } from './scripted.ts';

/** The functions of a game, with what the completion writes. */
const functions = [
  ['start', 'fn start() { }'],
  ['moves', 'fn moves(position) { }'],
  ['player', 'fn player(position) { }'],
  ['winner', 'fn winner(position) { }'],
  ['label', 'fn label(position) { }'],
  ['picture', 'fn picture(position) { }'],
] as const;

/** What the start is called, and how many moves it has. */
interface Checked {
  readonly label: string;
  readonly moves: number;
}

/** What the core says of the text. */
type Answer = { readonly error: CodedError } | Checked;

/** Makes the panel, with its words and styles. */
export async function openRules(figure: ShownPosition): Promise<RulesPanel> {
  await figure.vocabulary.more(SCRIPT_WORDS, 'games-rules');
  figure.adopt(editorStyles);
  return new RulesPanel(figure);
}

/** The panel in which a visitor writes a game: the editor, a guide beside it, and examples to begin with. */
export class RulesPanel implements Panel {
  readonly #figure: ShownPosition;
  /** Where the editor is, once it has been fetched. */
  readonly #host = document.createElement('div');
  #field: ScriptField | undefined;
  /** The editor could not be fetched, so a plain field takes its place. */
  #plain = false;
  #text: string;
  #example: ExampleName | '' = '';
  /** The packed script that the panel has taken over from the figure. */
  #seen: string | undefined;
  #answer: Answer | undefined;
  /** The text that is played, and the last error of its runs that was said here. */
  #played: string | undefined;
  #heard: CodedError | undefined;
  /** It does not depend on what the figure plays, so it does not end with that. */
  readonly #checked: LatestAnswer<Checked>;
  #tooLong = false;
  readonly #files: FileOpener;

  constructor(figure: ShownPosition) {
    this.#figure = figure;
    this.#files = new FileOpener(() => figure.requestUpdate());
    this.#checked = new LatestAnswer({ requestUpdate: () => figure.requestUpdate() });
    if (!this.#scripted) this.#example = 'take-away';
    this.#text = this.#scripted?.script ?? exampleScript('take-away');
    this.#seen = this.#scripted?.is;
    this.#host.className = 'script-editor';
    void this.#check();
  }

  /** The script that the figure plays. */
  get #scripted(): Scripted | undefined {
    const { described } = this.#figure;
    return described instanceof Scripted ? described : undefined;
  }

  render(words: Messages): TemplateResult {
    const scripted = this.#scripted;
    if (scripted && scripted.is !== this.#seen) {
      this.#seen = scripted.is;
      this.#set(scripted.script);
    }
    this.#hear(words);
    if (!this.#field && !this.#plain) queueMicrotask(() => void this.#open(words));
    const button = (id: string, act: () => void) =>
      html`<button @click=${act}>${words.text(id)}</button>`;
    return html`<section class="wide script-panel">
      <div class="script-write">
        <label>${words.text('rules-example')} ${renderSelect(
          'example',
          (['', ...exampleNames] as const).map((name) => [
            name,
            words.text(`rules-example-${name || 'none'}`),
          ]),
          this.#example,
          this.#choose,
        )}</label>
        ${this.#example ? html`<p class="about">${words.text(`rules-about-${this.#example}`)}</p>` : nothing}
        ${this.#plain ? this.#textarea(words) : html`<p id="leave-script" class="about">${words.text('rules-leave')}</p>${this.#host}`}
        <p id="about-script" class="about">${this.#said(words)}</p>
        <p class="plain"><button class="primary" @click=${() => void this.#play()}>${words.text('rules-play')}</button>
          ${button('rules-save', () => save('game.rhai', new Blob([this.#text], { type: 'text/plain' })))}
          ${this.#files.render(words, { text: this.#text, take: (text) => this.#set(text), accept: '.rhai,text/plain' })}</p>
        ${this.#tooLong ? html`<p>${words.text('rules-too-long')}</p>` : nothing}
      </div>
      ${guide(words, { positions: MOST_POSITIONS, bytes: MOST_BYTES })}
    </section>`;
  }

  drop(files: readonly File[]): void {
    this.#files.drop(files);
  }

  /** What the core says of the text, or of the game that was solved. */
  #said(words: Messages): unknown {
    const answer = this.#answer;
    if (!answer) return words.text('rules-checking');
    if ('error' in answer) return renderWrong(answer.error, scriptWrong(words, answer.error));
    return liveRegion(words.text('rules-fine', { label: answer.label, moves: answer.moves }));
  }

  async #open(words: Messages): Promise<void> {
    if (this.#field || this.#plain || !this.#host.isConnected) return;
    try {
      const { openEditor } = await import('./editor.ts');
      if (this.#field || !this.#host.isConnected) return;
      this.#field = openEditor({
        parent: this.#host,
        text: this.#text,
        label: words.text('rules-script'),
        describedBy: 'leave-script about-script',
        phrases: {
          Completions: words.text('rules-completions'),
        },
        names: [
          ...functions.map(([label, apply]) => {
            const detail = words.text(`rules-name-${label}`);
            return { label, apply, detail, member: false };
          }),
          ...scriptFunctions.map((one) => ({
            label: one.call,
            apply: `${one.name}(${one.call.endsWith('()') ? ')' : ''}`,
            detail: words.text(aboutFunction(one)),
            member: one.call.includes('.'),
          })),
        ],
        changed: (text) => this.#typed(text),
      });
      this.#mark(words);
    } catch {
      this.#plain = true;
    }
    this.#figure.requestUpdate();
  }

  #textarea(words: Messages): TemplateResult {
    return html`<p>${words.text('rules-plain')}</p>
      <textarea name="script" rows="16" cols="60" spellcheck="false" autocomplete="off"
        aria-label=${words.text('rules-script')} aria-describedby="about-script" .value=${this.#text}
        @input=${(event: Event) => this.#typed((event.target as HTMLTextAreaElement).value)}></textarea>`;
  }

  readonly #choose = (name: ExampleName | ''): void => {
    this.#example = name;
    if (name) this.#set(exampleScript(name));
    this.#figure.requestUpdate();
  };

  #set(text: string): void {
    if (this.#field) this.#field.set(text);
    else this.#typed(text);
  }

  #typed(text: string): void {
    this.#text = text;
    if (this.#example && text !== exampleScript(this.#example)) this.#example = '';
    this.#tooLong = false;
    void this.#check();
  }

  /** Asks the core about the text. */
  async #check(): Promise<void> {
    const script = this.#text;
    if (!(await this.#checked.ask((asking) => checked(script, asking)))) {
      // If no newer text has come, the engine has lost its run.
      return this.#checked.pending ? undefined : this.#check();
    }
    const { error, value } = this.#checked;
    this.#answer = error ? { error } : value;
    const { words } = this.#figure;
    if (words) this.#mark(words);
    this.#figure.requestUpdate();
  }

  /** Marks the line that is wrong. */
  #mark(words: Messages): void {
    const answer = this.#answer;
    if (!answer || !('error' in answer)) {
      this.#field?.mark(undefined);
      return;
    }
    const { line, column } = answer.error.params;
    if (line === undefined) this.#field?.mark(undefined);
    else {
      const message = scriptWrong(words, answer.error);
      this.#field?.mark({ line: Number(line), column: Number(column ?? 1), message });
    }
  }

  /** Solves and shows the game. What is wrong with it is said at its line. */
  async #play(): Promise<void> {
    const figure = this.#figure;
    const script = this.#text;
    if (tooLong(script)) return;
    const packed = await pack(script);
    this.#tooLong = packed.length > MOST_PACKED;
    this.#seen = packed;
    this.#played = script;
    figure.written = packed;
    await figure.change({
      game: 'script',
      script: packed,
      size: undefined,
      plies: undefined,
      cursor: undefined,
    });
    const { words, announcer, loaded } = figure;
    const answer = this.#answer;
    if (words && loaded && answer && !('error' in answer))
      announcer.say(words.text('rules-playing', { label: answer.label }));
  }

  /** What is wrong with the game that is played. A second run may find it, if the first one has lost its worker. */
  #hear(words: Messages): void {
    const { error } = this.#figure;
    if (!error || error === this.#heard || this.#played !== this.#text) return;
    if (!/^script-/.test(error.code)) return;
    this.#heard = error;
    this.#answer = { error };
    this.#mark(words);
  }
}

/** What the core says of a script; rejects with its error. */
async function checked(script: string, asking: Asking): Promise<Checked> {
  const error = tooLong(script);
  if (error) throw error;
  return engine.read('ScriptCheck', { script }, asking, async (check) => ({
    label: await check.ask('label'),
    moves: await check.ask('moves'),
  }));
}
