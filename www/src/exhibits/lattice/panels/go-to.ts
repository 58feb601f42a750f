import { html, type TemplateResult } from 'lit';
import type { Fields } from '../../../stage/fields.ts';
import { renderNumber } from '../../../stage/inputs.ts';
import type { Messages } from '../../../words/messages.ts';
import type { Point } from '../picture/view.ts';

/** A point that the visitor types: the names of its fields, their limits, and the numbers in them. */
export interface TypedPoint {
  /** `field-<name>` is the label of a field. */
  readonly names: readonly [m: string, n: string];
  readonly columns: number;
  readonly rows: number;
  readonly typed: Point;
}

/** Two fields and a button that take a point by its numbers, for visitors who do not use a pointer. */
export function renderPointFields(
  words: Messages,
  fields: Fields,
  point: TypedPoint,
  label: string,
  take: (point: Point) => void,
): TemplateResult {
  const { names, typed } = point;
  const field = (axis: 'm' | 'n', name: string, count: number) =>
    renderNumber(
      words,
      fields,
      name,
      { min: 0, max: count - 1 },
      () => typed[axis],
      (value) => {
        Object.assign(typed, { [axis]: value });
      },
    );
  return html`${field('m', names[0], point.columns)} ${field('n', names[1], point.rows)}
    <button class="primary" @click=${() => !fields.wrong(...names) && take({ ...typed })}>${words.text(label)}</button>`;
}
