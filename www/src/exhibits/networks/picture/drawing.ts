import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Board } from '../../../stage/board.ts';
import type { Pointing } from '../edit/pointing.ts';
import type { Trial } from '../edit/trial.ts';
import type { ShownNetwork } from '../shown.ts';
import type { Traced } from '../traced.ts';
import type { Mark } from './board-plan.ts';
import { frameOf } from './frame.ts';
import type { Layout } from './layout.ts';
import { type Panes, paneLayout, pictureSize } from './panes.ts';
import { pictureWords } from './picture-words.ts';
import { networkPicture } from './view.ts';

/** The network with all that its picture draws. */
interface DrawnNetwork extends ShownNetwork {
  readonly board: Board<Mark>;
  readonly pointing: Pointing;
  readonly trial: Trial;
  readonly panes: Panes;
  /** The network that is drawn now, and the comparators taken out of it. */
  readonly drawn: Pick<ShownNetwork, 'traced' | 'ghosts'>;
  /** The network beside it. */
  readonly beside: Traced | undefined;
  /** Comparators that the network before did not have. */
  readonly fresh: ReadonlySet<number>;
  /** Whether to invite the visitor to edit: the network is editable and has not been touched yet. */
  readonly invites: boolean;
  /** Whether the element on a wire is hidden until the visitor touches it. */
  covers(wire: number): boolean;
}

/** The handlers of the figure for events on its picture. */
export interface Handlers {
  click(event: MouseEvent): void;
  keydown(event: KeyboardEvent): void;
}

/** Draws the picture: one network, two beside each other, or the demonstration. */
export function drawPicture(figure: DrawnNetwork, { click, keydown }: Handlers): TemplateResult {
  const { words, beside, demonstrated, panes, pointing, board, panZoom } = figure;
  const { traced } = figure.drawn;
  const layout = demonstrated
    ? paneLayout(panes, demonstrated.traced, 0, demonstrated.columns)
    : figure.layout();
  if (!words || !traced || !layout) return html``;
  const { k, x, y } = panZoom.transform;
  const { width, height } = pictureSize(panes, layout);
  const pair = demonstrated ? undefined : figure.pair?.(words);
  const grid = marked(figure) && traced.wires > 0;
  const pane = (one: Traced, index: number) => {
    const placed = index === 0 ? layout : paneLayout(panes, one, index);
    const frame = frameIn(figure, one, placed, index === 0);
    const outcome = index === 0 && !demonstrated ? figure.judge.answer?.verdict.outcome : undefined;
    const worded = {
      done: frame.done,
      reveals: figure.mayReveal('result'),
      lucky: outcome === 'fails',
      ghosts: frame.ghosts,
      name: pair && (index === 0 ? pair.name : pair.other),
      covers: (wire: number) => figure.covers(wire),
    };
    return networkPicture(frame, placed, pictureWords(words, one, worded));
  };
  const called = demonstrated
    ? svg`<text class="note" x="2" y=${layout.foot}>${words.text('demonstration')}</text>`
    : nothing;
  return html`<svg class=${demonstrated ? 'picture demonstrated' : 'picture'} role=${grid ? 'grid' : 'img'} tabindex="-1" ?data-held=${pointing.dragging} .style=${`--text: ${layout.text}`}
    width=${width} height=${height} viewBox=${`0 0 ${width} ${height}`}
    aria-label=${pair ? words.text('networks-picture-two', pair) : words.text('networks-picture', { wires: traced.wires, size: traced.size })}
    @click=${click} @keydown=${keydown} @focusin=${board.focusin} @contextmenu=${pointing.menu}
    @mousedown=${pointing.mouse} @pointerdown=${pointing.down} @pointermove=${pointing.move}
    @pointerup=${pointing.up} @pointercancel=${pointing.cancel} @touchmove=${pointing.touch}
    ><g transform=${`translate(${x} ${y}) scale(${k})`}>${(beside && !demonstrated ? [traced, beside] : [traced]).map(pane)}${called}</g></svg>`;
}

/** Whether there are marks to touch. */
const marked = ({ touchable, demonstrated }: DrawnNetwork) => touchable && !demonstrated;

function frameIn(figure: DrawnNetwork, traced: Traced, layout: Layout, main: boolean) {
  const { demonstrated, timeline, fresh } = figure;
  const reveals = figure.mayReveal('result');
  const { threshold, predict } = figure.currentScene();
  const own = main && !demonstrated;
  const marks = marked(figure);
  return frameOf({
    traced,
    cursor: demonstrated?.done ?? timeline.cursor,
    unit: demonstrated ? 'comparator' : figure.unit,
    threshold: demonstrated ? undefined : threshold,
    verdict: own && reveals && !predict ? figure.judge.answer?.verdict : undefined,
    reveals,
    covered: (wire) => figure.covers(wire),
    asked: figure.askedMark ?? figure.picked,
    draft: own ? figure.trial.draft(layout) : undefined,
    ghosts: main ? figure.drawn.ghosts : [],
    fresh: own ? fresh : new Set(),
    // No step is marked before the visitor has taken one.
    stepped: !figure.invites,
    marks,
    tabindex: (mark) => (marks ? figure.board.tabindex(mark) : undefined),
  });
}
