import type { TemplateResult } from 'lit';
import { renderChoice } from '../../../stage/inputs.ts';
import type { Messages } from '../../../words/messages.ts';
import { units } from '../scene.ts';
import type { ShownNetwork } from '../shown.ts';

/** Whether a step is a layer or a comparator. */
export const renderUnits = (figure: ShownNetwork, words: Messages): TemplateResult =>
  renderChoice(words, {
    legend: 'settings-by',
    name: 'by',
    choices: units,
    chosen: figure.currentScene().by,
    label: (unit) => `by-${unit}`,
    choose: (by) => void figure.change({ by, cursor: undefined }),
  });
