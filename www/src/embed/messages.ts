/**
 * What a page that runs our script and a frame say to each other. Without the script the frame keeps its
 * height, and is as light or dark as the reader's device. The page speaks to any origin, because it says no
 * secret; the frame says to any page that it is there, and then answers the page and the origin that spoke.
 *
 *     page <─ { here } ─────────────────── frame      as soon as it listens
 *     page ── { theme, light or dark } ──> frame
 *     page <─ { drawn } ────────────────── frame      once its figure is drawn
 *     page ── { height, id } ────────────> frame      if the frame has no height of its own
 *     page <─ { height, id, height } ───── frame      at every change
 */
import type { Theme } from '../theme/themes.ts';

export const HERE = 'appleyard-here';
export const HEIGHT = 'appleyard-height';
export const THEME = 'appleyard-theme';
export const DRAWN = 'appleyard-drawn';

/** The first word of a frame, by which a page finds it in a shadow tree. */
export interface Here {
  readonly type: typeof HERE;
}

/** Whether the page around a frame is light or dark there. */
export interface Around {
  readonly type: typeof THEME;
  readonly theme: Exclude<Theme, 'auto'>;
}

/** The frame's answer once its figure is drawn. */
export interface Drawn {
  readonly type: typeof DRAWN;
}

/** The page's question about the height. */
export interface Question {
  readonly type: typeof HEIGHT;
  readonly id: string;
}

/** The frame's answer: the height of its content in px. */
export interface Answer extends Question {
  readonly height: number;
}

export const isHere = (data: unknown): data is Here =>
  (data as Partial<Here> | null | undefined)?.type === HERE;

export function isAround(data: unknown): data is Around {
  const { type, theme } = (data ?? {}) as Partial<Around>;
  return type === THEME && (theme === 'light' || theme === 'dark');
}

export function isDrawn(data: unknown): data is Drawn {
  return (data as Partial<Drawn> | null | undefined)?.type === DRAWN;
}

export function isQuestion(data: unknown): data is Question {
  const { type, id } = (data ?? {}) as Partial<Question>;
  return type === HEIGHT && typeof id === 'string';
}

export function isAnswer(data: unknown): data is Answer {
  return isQuestion(data) && Number.isFinite((data as Partial<Answer>).height);
}
