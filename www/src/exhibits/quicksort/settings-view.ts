import { html, type TemplateResult } from 'lit';
import { renderChoice } from '../../stage/inputs.ts';
import type { Messages } from '../../words/messages.ts';
import type { ShownSort } from './shown.ts';

const choices = { show: ['bars', 'cards'], colour: ['area', 'value'] } as const;

/** The settings for the looks of elements and pictures. */
export function renderSettings(
  figure: Pick<ShownSort, 'currentScene' | 'adjust'>,
  words: Messages,
): TemplateResult {
  const scene = figure.currentScene();
  return html`${(['show', 'colour'] as const).map((field) =>
    renderChoice(words, {
      legend: `settings-${field}`,
      name: field,
      choices: choices[field],
      chosen: scene[field],
      label: (name) => `look-${field}-${name}`,
      choose: (name) => figure.adjust({ [field]: name }),
    }),
  )}`;
}
