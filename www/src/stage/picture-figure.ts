import type { nothing, TemplateResult } from 'lit';
import type { ModelName } from '../engine/protocol.ts';
import type { Board } from './board.ts';
import { Figure } from './figure.ts';
import type { Instead, Picture } from './picture.ts';
import type { Size } from './picture-view.ts';
import type { StageScene } from './stage-scene.ts';
import type { Timeline } from './timeline.ts';

/**
 * A figure that shows its own picture, or for a while another one in place of it. Everything that is
 * drawn, said, stepped and saved is about `seen`, so no exhibit asks which of them it is.
 */
export abstract class PictureFigure<Scene extends StageScene, Name extends ModelName>
  extends Figure<Scene, Name>
  implements Picture
{
  /** What a panel or a demonstration has put in place of the figure's own picture. */
  #placed: Instead | undefined;

  /** Why the asked mark has its value, shown beside the mark. */
  abstract why(): TemplateResult | typeof nothing;

  /** Whether why() is small enough to stand at the mark even on the narrowest picture. */
  get atMark(): boolean {
    return false;
  }

  /** The marks of the figure's own picture. */
  abstract readonly board: Pick<Board<never>, 'restore'>;

  /** Forgets the mark that was asked about. */
  protected abstract forgetWhy(): void;

  /** Hides the answer, and the keyboard returns to its mark. */
  closeWhy(): void {
    this.forgetWhy();
    this.requestUpdate();
    this.regain();
  }

  /** The keyboard returns to the picture. */
  regain(): void {
    this.board.restore();
  }

  /** What is seen in place of the figure's own picture: what a panel draws, while that panel is open. */
  get instead(): Instead | undefined {
    const placed = this.#placed;
    return placed && [undefined, this.panel].includes(placed.panel) ? placed : undefined;
  }

  /** The picture that is seen: one in place of the figure's own, or that one. */
  get seen(): Picture {
    return this.instead ?? this;
  }

  /** The room of a picture in place of the figure's own. */
  get room(): Size {
    return this.size;
  }

  /**
   * Draws something in place of the figure's own picture, or that picture again. Returns whether it is
   * another one than before. A panel may call it while it is rendered: the picture is drawn anew afterwards.
   */
  showInstead(instead: Instead | undefined): boolean {
    if (this.#placed === instead) return false;
    this.#placed = instead;
    setTimeout(() => this.retell());
    return true;
  }

  override togglePanel(panel: string): void {
    super.togglePanel(panel);
    if (!this.#placed) return;
    this.panZoom.show(undefined);
    this.retell();
  }

  /** The picture is another one now, or has other words for the same moment. */
  retell(): void {
    this.forgetStep();
    this.requestUpdate();
  }

  /** What the transport and its keys step: the run, unless the picture shows something else. */
  protected get stepped(): Timeline | undefined {
    return this.seen.timeline;
  }

  /** The steps that have a tick. An exhibit leaves out those that would answer what nobody has asked. */
  protected get ticks(): readonly number[] {
    return (this.stepped ?? this.timeline).milestones;
  }
}
