import { html, type TemplateResult } from 'lit';
import { renderCheck, renderChoice, renderNumber } from '../../../stage/inputs.ts';
import type { Panel } from '../../../stage/panels.ts';
import type { Messages } from '../../../words/messages.ts';
import { configOf } from '../config.ts';
import {
  enumerations,
  machinesOf,
  mostRounds,
  orders,
  type SweepScene,
  sweepFields,
} from '../scene.ts';
import type { ShownSweep } from '../shown.ts';

/** The sweep whose order is chosen. */
type OrderFigure = Pick<ShownSweep, 'fields' | 'panels' | 'currentScene' | 'begin' | 'announcer'>;

/** In which order the machines get their steps, which machines they are, and how far the figure goes. */
export class OrderPanel implements Panel {
  readonly #figure: OrderFigure;

  constructor(figure: OrderFigure) {
    this.#figure = figure;
  }

  render(words: Messages): TemplateResult {
    const figure = this.#figure;
    const { order, pruned, enumeration, ...scene } = figure.currentScene();
    const change = (fields: Partial<SweepScene>) =>
      figure.panels.keeping(() => figure.begin(fields));
    const number = (name: 'rounds' | 'states' | 'count' | 'seed', min: number, max: number) => {
      const value = () => Number(configOf(figure.currentScene())[name]);
      const take = (to: number) => change({ [name]: to });
      return renderNumber(words, figure.fields, name, { min, max }, value, take);
    };
    return html`${renderChoice(words, {
      legend: 'order-legend',
      name: 'order',
      look: 'wide',
      choices: orders,
      chosen: order,
      label: (value) => `order-${value}`,
      choose: async (value) => {
        await change({ order: value, rounds: Math.min(scene.rounds, mostRounds[value]) });
        figure.announcer.say(words.text(`order-about-${value}`));
      },
    })}
    <p class="wide">${words.text(`order-about-${order}`)} ${words.text('order-anew')}</p>
    ${renderCheck('pruned', words.text('order-pruned'), pruned, (on) => change({ pruned: on }), 'check wide')}
    <p class="wide">${words.text('order-pruned-about')}</p>
    ${number('rounds', 1, mostRounds[order])}
    ${number('states', sweepFields.states.min, sweepFields.states.max)}
    ${number('count', 1, machinesOf(scene.states, enumeration))}
    ${renderChoice(words, {
      legend: 'enumeration-legend',
      name: 'enumeration',
      look: 'wide',
      choices: enumerations,
      chosen: enumeration,
      label: (value) => `enumeration-${value}`,
      choose: (value) => change({ enumeration: value }),
    })}
    ${enumeration === 'shuffled' ? number('seed', 0, sweepFields.seed.max) : ''}
    <p class="wide">${words.text('order-counting')}</p>`;
  }
}
