import { html, nothing, type TemplateResult } from 'lit';
import type { SceneSpec } from '../../share/codec.ts';
import type { Messages } from '../../words/messages.ts';
import type { Announcer } from '../announcer.ts';
import type { StageScene } from '../stage-scene.ts';
import { LockedControls } from './locked-controls.ts';
import { type AnyLocks, commonFields, type Part } from './locks.ts';
import type { TaskScene } from './task-fields.ts';

/** A figure in which a teacher can fix something. */
export interface Lockable {
  readonly spec: SceneSpec<unknown>;
  readonly words: Messages | undefined;
  readonly announcer: Announcer;
  readonly renderRoot: ParentNode;
  readonly updateComplete: Promise<boolean>;
  /** The moment as its link gave it. */
  readonly given: Pick<StageScene, 'cursor'>;
  readonly panels: { looks(panel: string): boolean };
  readonly tasked: boolean;
  panel: string | undefined;
  currentScene(): object;
  asksTask(): TaskScene | undefined;
  requestUpdate(): void;
}

type Values = Readonly<Record<string, unknown>>;

/**
 * What the teacher has fixed in the moment of a link: its rules, its start, its panels. Everything that changes a scene
 * asks here first, so no panel can forget to. Controls are only marked, so that nobody has to try them.
 */
export class Lock {
  readonly #figure: Lockable;
  readonly #locks: AnyLocks | undefined;
  readonly #controls: LockedControls;

  constructor(figure: Lockable, locks: AnyLocks | undefined) {
    this.#figure = figure;
    this.#locks = locks;
    this.#controls = new LockedControls(figure, {
      holds: (control) => this.#holdsControl(control),
      say: () => this.#say(),
    });
  }

  /** The parts that are fixed. */
  get #fixed(): string {
    return (this.#figure.given as Partial<StageScene> as { readonly lock: string }).lock;
  }

  /** Another moment is shown: its lock may close the open panel. */
  open(): void {
    const figure = this.#figure;
    if (figure.panel !== undefined && this.#closes(figure.panel)) figure.panel = undefined;
  }

  /** Whether a change of these fields, or a panel that somebody opens, is refused. Then it is said. */
  refuses(what: object | string): boolean {
    const refused =
      typeof what === 'string'
        ? this.#figure.panel !== what && this.#closes(what)
        : this.#changes(what);
    if (refused) this.#controls.refuse();
    return refused;
  }

  /** Whether something that belongs to a part is fixed. */
  #holds(part: Part): boolean {
    const fixed = this.#fixed;
    if (part === 'neither' || fixed === '') return false;
    if (part === 'always') return true;
    const parts = (part === 'example' ? ['rules', 'start'] : [part]).filter(
      (one) => this.#answer?.part !== one,
    );
    return parts.some((one) => fixed.includes(one));
  }

  /** What the open task wants to be changed. */
  get #answer(): { readonly part: Part; readonly panel: string } | undefined {
    const figure = this.#figure;
    return figure.tasked ? this.#locks?.answers?.[figure.asksTask()?.task ?? ''] : undefined;
  }

  #closes(panel: string): boolean {
    const closed = this.#locks?.closed?.[panel];
    if (closed && this.#holds(closed)) return true;
    return this.#fixed.includes('panels') && this.#answer?.panel !== panel;
  }

  /** Whether one of the fields that would change is fixed: those that are asked for, and those that the rules between fields change. */
  #changes(fields: object): boolean {
    const { spec, given } = this.#figure;
    const now = this.#figure.currentScene();
    const asked = { ...now, ...fields };
    const all: AnyLocks['fields'] = { ...this.#locks?.fields, ...commonFields };
    const text = (name: string, scene: object) => {
      const value = (scene as Values)[name];
      return value === undefined || value === null
        ? undefined
        : spec.fields[name]?.write(value as never);
    };
    return [asked, spec.settle(asked).scene as object].some((next) =>
      Object.keys(spec.fields).some((name) => {
        if (text(name, next) === text(name, now)) return false;
        const part = all[name] ?? 'neither';
        return this.#holds(
          typeof part === 'string' ? part : part(next as never, now as never, given as never),
        );
      }),
    );
  }

  #holdsControl(control: HTMLElement): boolean {
    const { panel, panels } = this.#figure;
    if (control.closest('.words')) {
      const answering = this.#answer?.panel;
      const named = (name: string) => this.#figure.words?.text(`word-${name}`);
      const text = control.textContent?.trim();
      if (this.#fixed.includes('panels')) return !answering || text !== named(answering);
      const closed = Object.entries(this.#locks?.closed ?? {});
      return closed.some(([name, part]) => named(name) === text && this.#holds(part));
    }
    if (panel === undefined || panels.looks(panel)) return false;
    const name = control.getAttribute('name') ?? '';
    const all: AnyLocks['fields'] = {
      ...commonFields,
      ...this.#locks?.fields,
      ...this.#locks?.controls,
    };
    const part = all[name] ?? this.#locks?.panels?.[panel];
    // Where it depends on the value, only the change can tell.
    if (part) return typeof part === 'string' && this.#holds(part);
    // What opens a file for a field, or undoes a change of it, stands beside it.
    const fields = control.closest('fieldset, .wide')?.querySelectorAll<HTMLElement>('[name]');
    return name === '' && !!fields?.length && [...fields].every((one) => this.#holdsControl(one));
  }

  /** The sentence of what is fixed. */
  #said(words: Messages): string {
    return words.text('lock-fixed', { fixed: this.#fixed.replaceAll(',', '-') });
  }

  #say(): string | undefined {
    const { words, announcer } = this.#figure;
    if (!words) return undefined;
    const said = this.#said(words);
    // Whoever wanted the change may say now what it does, and nothing has changed.
    setTimeout(() => announcer.say(said));
    return said;
  }

  /** What is fixed, as a sentence of the figure, and beside the finger that has tried to change it. */
  render(words: Messages): TemplateResult | typeof nothing {
    this.#controls.mark();
    if (this.#fixed === '') return nothing;
    return html`<p class="fixed">${this.#said(words)}</p>${this.#controls.render()}`;
  }
}
