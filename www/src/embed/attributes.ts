import { type Notice, shorten } from '../share/codec-notices.ts';
import { choices, whole } from '../stage/element-properties.ts';
import type { Kept } from '../stage/guest.ts';

/**
 * Notices about attributes that could not be understood. All other attributes count. `reserved` says whether
 * the figure has a room.
 */
export function remarksOn(figure: Kept, reserved: boolean): Notice[] {
  const remarks: Notice[] = [];
  for (const [name, allowed] of Object.entries(choices)) {
    const value = figure.getAttribute(name);
    if (value === null || (allowed as readonly string[]).includes(value)) continue;
    const params = { name, value: shorten(value), choices: allowed.join(', ') };
    remarks.push({ code: 'attribute-bad-choice', params });
  }
  for (const name of ['width', 'height']) {
    const value = figure.getAttribute(name);
    // One of them is missing, or one is not a number.
    if (value === null || reserved) continue;
    remarks.push({ code: 'attribute-bad-size', params: { name, value: shorten(value) } });
  }
  const start = figure.getAttribute('start');
  const step = whole(figure, 'start');
  if (start !== null && (step === undefined || step > figure.lastStep)) {
    const params = { value: shorten(start), max: figure.lastStep };
    remarks.push({ code: 'attribute-bad-step', params });
  }
  return remarks;
}
