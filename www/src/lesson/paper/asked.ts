import { html, nothing } from 'lit';
import type { AnyFigure } from '../../stage/figure.ts';
import { isUnfit } from '../../stage/task/task.ts';
import { say, sayAll } from '../../words/sentence.ts';

/** The task of a figure in words. */
export interface AskedOnPaper {
  readonly ask: unknown;
  /** A right answer with its reason, or why it has no answer. */
  readonly solution: unknown;
}

/** What a loaded figure asks; undefined without a task. */
export async function askedBy(figure: AnyFigure): Promise<AskedOnPaper | undefined> {
  const kind = figure.asksTask()?.task;
  if (kind === undefined || !figure.tasks) return undefined;
  await figure.vocabulary.more('tasks', 'play', 'lesson-paper');
  const task = await (await figure.tasks())(kind);
  // A task may fetch the words of its reasons.
  const { words } = figure;
  if (!words) return undefined;
  if (isUnfit(task)) return { ask: nothing, solution: words.text(task.unfit, task.args) };
  const solution = html`${words.text('paper-solution')} ${sayAll(words, task.solution)}`;
  return { ask: say(words, task.ask), solution };
}
