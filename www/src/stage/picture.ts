import { html, type nothing, type TemplateResult } from 'lit';
import type { Messages } from '../words/messages.ts';
import { type Sentence, say } from '../words/sentence.ts';
import type { Size } from './picture-view.ts';
import type { Timeline } from './timeline.ts';

/** A picture with its words: the figure's own, or one in place of it. */
export interface Picture {
  /** The drawing, of the size that there is room for. */
  picture(words: Messages, size: Size): TemplateResult;
  /** The legend under it. */
  caption(): TemplateResult | Sentence;
  /** Its steps, if it has any. Without them neither keys nor transport step, because nobody would see it. */
  readonly timeline?: Timeline;
  /** What happens at this step. */
  narration(): readonly Sentence[];
  /** The whole current state; empty until the code for it has come. */
  description(): readonly Sentence[];
  /** How often the picture can be magnified; without it, it is drawn in one size. */
  readonly maxZoom?: number | undefined;
  /** What the touched mark is, shown beside it, if its marks can be touched. */
  whyCard?(): TemplateResult | typeof nothing;
  /** Hides that. */
  closeWhy?(): void;
}

/** A picture in place of the figure's own: what a panel draws, or a demonstration. */
export interface Overlay extends Picture {
  /** The panel that it belongs to; undefined for a demonstration, which any panel may stand beside. */
  readonly panel: string | undefined;
}

/** What shows a picture. Whoever speaks about the picture asks for the one that is seen. */
export interface Showing {
  readonly seen: Picture;
}

/** What shows a picture and may ask something about it. */
export interface Asking extends Showing {
  /** The question of an open task. */
  readonly taskAsked: readonly Sentence[];
}

/** The legend of the picture that is seen. */
export function renderLegend({ seen }: Showing, words: Messages): TemplateResult {
  const caption = seen.caption();
  return 'id' in caption ? html`${say(words, caption)}` : caption;
}
