/**
 * Lessons that somebody is writing. Each is a text that stays on the device under a number, so that a reload, another
 * exhibit or another tab finds it again. What the device does not take stays in the page as long as the page does.
 */
import { recall, remember } from '../../stage/preferences.ts';

export interface Draft {
  readonly id: number;
  readonly text: string;
}

/** The keys of drafts on the device. */
export const draftPrefix = 'appleyard-draft-';
/** Fired on the window when this page has added to a draft. */
export const draftChanged = 'appleyard-draft';
const INDEX = `${draftPrefix}names`;

export class Drafts {
  /** The texts that the device has not taken, by their numbers. */
  readonly #unkept = new Map<number, string>();
  /** The numbers that the device could not write down, the latest first. */
  #unlisted: readonly number[] = [];

  /** All drafts, the one that was written last first. */
  get all(): readonly Draft[] {
    return this.#ids.map((id) => ({ id, text: this.#textOf(id) }));
  }

  /** The draft that was written or opened last. */
  get current(): Draft | undefined {
    return this.all[0];
  }

  /** Whether the device keeps a draft as it is now. */
  keeps(id: number): boolean {
    return !this.#unkept.has(id) && !this.#unlisted.includes(id);
  }

  /** Begins a draft. A text that is a draft already is opened again in place of being doubled. */
  begin(text: string): Draft {
    const known = this.all.find((draft) => draft.text === text);
    const id = known?.id ?? Math.max(0, ...this.#ids) + 1;
    this.keep(id, text);
    return { id, text };
  }

  /** Keeps the text of a draft, which is the current one from now on. */
  keep(id: number, text: string): void {
    if (remember(draftPrefix + id, text)) this.#unkept.delete(id);
    else this.#unkept.set(id, text);
    this.#list([id, ...this.#ids.filter((one) => one !== id)]);
  }

  remove(id: number): void {
    const rest = this.#ids.filter((one) => one !== id);
    this.#unkept.delete(id);
    remember(draftPrefix + id, '');
    this.#list(rest);
  }

  get #ids(): readonly number[] {
    const listed = (recall(INDEX) ?? '').split(' ').map(Number);
    return [...new Set([...this.#unlisted, ...listed.filter((id) => id > 0)])];
  }

  #list(ids: readonly number[]): void {
    this.#unlisted = [];
    if (!remember(INDEX, ids.join(' '))) this.#unlisted = ids;
  }

  #textOf(id: number): string {
    return this.#unkept.get(id) ?? recall(draftPrefix + id) ?? '';
  }
}

/** What a draft is called in a list: its first heading, else its first words; undefined if it has none. */
export function draftName(text: string): string | undefined {
  const body = text.replace(/^---[ \t]*\n(?:[^\n]*\n)*?---[ \t]*(?:\n|$)/, '');
  const [, heading] = /^#{1,2}[ \t]+(.*\S)/m.exec(body) ?? [];
  const name = heading ?? body.trim().split('\n')[0];
  return name ? [...name.replace(/[*_`]/g, '')].slice(0, 60).join('') : undefined;
}
