/**
 * The height that a frame needs, for pages that run our script. Without the script the frame keeps its
 * shape.
 *
 *     page ── { type, id } ──────────> frame      to any origin, because it contains no secret
 *     page <─ { type, id, height } ─── frame      to the page and the origin that asked
 */
export const TYPE = 'appleyard-height';

/** The page's question. */
export interface Question {
  readonly type: typeof TYPE;
  readonly id: string;
}

/** The frame's answer: the height of its content in px. */
export interface Answer extends Question {
  readonly height: number;
}

export function isQuestion(data: unknown): data is Question {
  const { type, id } = (data ?? {}) as Partial<Question>;
  return type === TYPE && typeof id === 'string';
}

export function isAnswer(data: unknown): data is Answer {
  return isQuestion(data) && Number.isFinite((data as Partial<Answer>).height);
}
