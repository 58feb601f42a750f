import type { Sentence } from '../../../words/sentence.ts';
import type { Comparator } from '../fields.ts';
import { later } from '../later.ts';
import type { Columns } from '../picture/ghost-columns.ts';
import type { EditedFigure, Editor, Replacement } from './editor.ts';
import type { DrawnGhost } from './ghosts.ts';

/** Everything that the figure can ask of an editor. */
export type Edits = Pick<Editor, Exclude<keyof Editor, 'ghosts'>>;

/** An editor that is fetched with the first edit. Before that there is nothing to undo and nothing to announce. */
export class LateEditor implements Edits {
  readonly #figure: EditedFigure;
  #fetching: Promise<Editor> | undefined;
  #here: Editor | undefined;

  constructor(figure: EditedFigure) {
    this.#figure = figure;
  }

  get canUndo(): boolean {
    return this.#here?.canUndo ?? false;
  }

  get canRedo(): boolean {
    return this.#here?.canRedo ?? false;
  }

  get leftOut(): boolean {
    return this.#here?.leftOut ?? false;
  }

  get busy(): boolean {
    return this.#here?.busy ?? false;
  }

  get newest(): number {
    return this.#here?.newest ?? -1;
  }

  get drawnGhosts(): readonly DrawnGhost[] {
    return this.#here?.drawnGhosts ?? [];
  }

  get columns(): Columns | undefined {
    return this.#here?.columns;
  }

  get news(): Sentence | undefined {
    return this.#here?.news;
  }

  set news(news: Sentence | undefined) {
    if (this.#here) this.#here.news = news;
  }

  fresh(before: readonly Comparator[] | undefined): ReadonlySet<number> {
    return this.#here?.fresh(before) ?? new Set();
  }

  returned(index: number): readonly Comparator[] | undefined {
    return this.#here?.returned(index);
  }

  opened(): void {
    this.#here?.opened();
  }

  insert(place: number, one: number, other: number): Promise<void> {
    return this.#do((editor) => editor.insert(place, one, other));
  }

  remove(k: number): Promise<void> {
    return this.#do((editor) => editor.remove(k));
  }

  putBack(index: number): Promise<void> {
    return this.#do((editor) => editor.putBack(index));
  }

  reverse(k: number): Promise<void> {
    return this.#do((editor) => editor.reverse(k));
  }

  move(k: number, place: number, comparator: Comparator): Promise<void> {
    return this.#do((editor) => editor.move(k, place, comparator));
  }

  carry(from: number, to: number): Promise<void> {
    return this.#do((editor) => editor.carry(from, to));
  }

  replace(changed: Replacement): Promise<void> {
    return this.#do((editor) => editor.replace(changed));
  }

  leaveOut(k: number): Promise<void> {
    return this.#do((editor) => editor.leaveOut(k));
  }

  showFailure(): Promise<void> {
    return this.#do((editor) => editor.showFailure());
  }

  undo(): Promise<void> {
    return this.#do((editor) => editor.undo());
  }

  redo(): Promise<void> {
    return this.#do((editor) => editor.redo());
  }

  /** Fetches the editor, which alone knows where ghosts stand. */
  fetched(): Promise<void> {
    return this.#do(async () => {});
  }

  /** Does the edits in order as soon as the editor is here; if it cannot be fetched, the next edit tries again. */
  #do(edit: (editor: Editor) => Promise<void>): Promise<void> {
    this.#fetching ??= later().then((it) => {
      this.#here ??= new it.Editor(this.#figure);
      return this.#here;
    });
    return this.#fetching.then(edit, () => {
      this.#fetching = undefined;
    });
  }
}
