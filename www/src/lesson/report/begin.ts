/** Who gets what is done in a lesson: the platform that opened its package, or the page around its frame. */
import { html, type TemplateResult } from 'lit';
import { Splice } from '../../embed/splice.ts';
import { exhibits } from '../../exhibits/index.ts';
import { liveRegion } from '../../stage/live-region.ts';
import type { Language } from '../../words/language.ts';
import type { Messages } from '../../words/messages.ts';
import { type Sentence, say } from '../../words/sentence.ts';
import { Judge } from '../hand-in/judge.ts';
import { openTask } from '../hand-in/open-task.ts';
import type { Lesson } from '../lesson.ts';
import type { Progress } from '../progress.ts';
import type { Platform } from './platform.ts';
import { momentsOf, Reporter } from './reporter.ts';
import { Scorm } from './scorm.ts';
import { SplicePlatform } from './splice.ts';

/** What a page shows of it. */
export interface Sending {
  /** Whether answers reach somebody. */
  readonly takes: boolean;
  render(words: Messages): TemplateResult;
}

/** The page of the lesson. */
export interface Page {
  readonly lesson: Lesson;
  readonly progress: Progress;
  readonly language: Language;
  /** Whether the page is the file of a SCORM package. */
  readonly packed: boolean;
  redraw(): void;
  requestUpdate(): void;
}

/** Nothing is sent, and why. */
const nobody = (why: Sentence): Sending => ({
  takes: false,
  render: (words) =>
    html`<div class="remark">${liveRegion(say(words, why), { role: 'alert' })}</div>`,
});

/** Finds who gets it, and calls `found` once that is known; never if the page is no package and nobody around it asks. */
export function begin(page: Page, found: (sending: Sending) => void): void {
  const judge = new Judge(page.lesson, async (slug, scene) => {
    const { mount } = await exhibits[slug]();
    return openTask(mount.make, scene === '' ? 'v=1' : scene, page.language);
  });
  const before = momentsOf(page.lesson, page.progress);
  const beginWith = (platform: Platform): void => {
    const reporter = new Reporter({ ...page, platform, judge, before });
    document.addEventListener('visibilitychange', () => document.hidden && reporter.leave());
    addEventListener('pagehide', () => reporter.finish());
    // A visit that has ended cannot go on, but another one can begin.
    addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
    found(reporter);
    void reporter.begin();
  };
  if (page.packed) {
    const scorm = Scorm.begin(window);
    if ('refused' in scorm) found(nobody(scorm.refused));
    else beginWith(scorm);
    return;
  }
  // The protocol has a score in each message, so a lesson that has none says nothing.
  if (judge.questions.every(({ block }) => block.kind === 'lines')) return;
  const splice = new Splice(window, (heard) => {
    if (heard.error === undefined) beginWith(new SplicePlatform(splice, heard));
    else found(nobody({ id: 'report-error', args: { code: heard.error } }));
  });
}
