import type { nothing, TemplateResult } from 'lit';
import type { Messages } from '../words/messages.ts';
import type { Sentence } from '../words/sentence.ts';
import type { Size } from './plate-view.ts';
import type { Timeline } from './timeline.ts';

/** A picture in place of the figure's own, with its words: what a panel draws, or a demonstration. */
export interface Instead {
  /** The panel that it belongs to; undefined for a demonstration, which any panel may stand beside. */
  readonly panel: string | undefined;
  /** The picture, of the size that the figure's own has. */
  plate(words: Messages, size: Size): TemplateResult;
  caption(): Sentence;
  /** Its steps, if it has any. Without them neither keys nor transport step, because nobody would see it. */
  readonly timeline?: Timeline;
  narration(): readonly Sentence[];
  description(): readonly Sentence[];
  /** What the touched mark is, shown beside it, if its marks can be touched. */
  why?(): TemplateResult | typeof nothing;
  /** Hides that. */
  closeWhy?(): void;
}
