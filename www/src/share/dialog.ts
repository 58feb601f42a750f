import type { CSSResult, TemplateResult } from 'lit';
import type { Language } from '../words/language.ts';
import type { Messages } from '../words/messages.ts';
import type { SceneSpec } from './codec.ts';
import type { Pictured } from './moment-picture.ts';

/** The figure that is shared: the moment it shows, and those of its link. */
export interface Shareable<Scene = unknown> extends Pictured {
  /** The moments of the lesson that the link has brought; none if it has brought a single one. */
  readonly moments: readonly Scene[];
  readonly spec: SceneSpec<Scene>;
  readonly timeline: { readonly length: number };
  language(): Language;
  currentScene(): Scene;
}

/** What Share and Embed can use of the dialog around them. */
export interface DialogFrame {
  readonly figure: Shareable;
  /** The element in which the figure is shown. */
  readonly element: HTMLElement;
  readonly words: Messages;
  /** Draws again. The text that was copied before may have changed, so the remark about copying goes. */
  redraw(): void;
  /** A text to copy, with a label and a button. */
  field(id: string, text: string, rows: number): TemplateResult;
}

/** What fills the frame: Share or Embed. */
export interface DialogContent {
  readonly title: string;
  readonly styles: readonly CSSResult[];
  render(): TemplateResult;
  /** The dialog is closed. */
  close?(): void;
}
