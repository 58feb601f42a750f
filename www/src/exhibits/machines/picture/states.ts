import { nothing, type SVGTemplateResult, svg } from 'lit';
import { cut } from '../../../stage/cut.ts';
import { sure } from '../../../sure.ts';
import { ruleOf, symbolAt } from '../machine.ts';
import type { MachineFrame } from './frame.ts';
import { type Box, LETTER } from './layout.ts';

/** The radius of a state, in px, and how far an arrow bends aside, as a share of its length. */
const [RADIUS, BEND] = [13, 0.16];

/** The states on a circle, with an arrow for each rule that leads from one to another; the rule in use is inked. */
export function statesPicture(
  { machine, here, lights, covered }: MachineFrame,
  { left, top, width, height }: Box,
  text: number,
): SVGTemplateResult {
  const { states, symbols } = machine;
  const radius = Math.min(RADIUS * text, (Math.PI * Math.min(width, height)) / (3 * states.length));
  const [cx, cy] = [left + width / 2, top + height / 2];
  const reach = Math.min(width, height) / 2 - 2.6 * radius;
  const spots = states.map((_, state) => {
    const turn = (2 * Math.PI * state) / states.length - Math.PI / 2;
    return { x: cx + reach * Math.cos(turn), y: cy + reach * Math.sin(turn) };
  });
  const middle = { x: cx, y: cy };
  const edges = states.flatMap((_, state) =>
    symbols.map((_, symbol) => {
      const rule = ruleOf(machine, state, symbol);
      const [from, to] = [
        spots[state],
        typeof rule?.next === 'number' ? spots[rule.next] : undefined,
      ];
      if (!from || !to || covered(state, symbol)) return nothing;
      const now = lights && state === here.state && symbol === symbolAt(here, here.head);
      return arrow(from, to, middle, radius, now);
    }),
  );
  return svg`<g class="states" aria-hidden="true">${edges}${spots.map(
    ({ x, y }, state) => svg`<g class=${state === here.state ? 'state now' : 'state'}>
      <circle cx=${x} cy=${y} r=${radius}></circle><text x=${x} y=${y}>${cut(sure(states[state]), 2 * radius, LETTER * text)}</text></g>`,
  )}</g>`;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function arrow(
  from: Point,
  to: Point,
  middle: Point,
  radius: number,
  now: boolean,
): SVGTemplateResult {
  const kind = now ? 'arrow now' : 'arrow';
  if (from === to) {
    // The loop lies outside of the circle of states.
    const [dx, dy] = [from.x - middle.x, from.y - middle.y];
    const far = Math.hypot(dx, dy) || 1;
    const [x, y] = [from.x + (dx / far) * 1.5 * radius, from.y + (dy / far) * 1.5 * radius];
    return svg`<g class=${kind}><circle cx=${x} cy=${y} r=${0.75 * radius}></circle></g>`;
  }
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const bend = { x: (from.x + to.x) / 2 - dy * BEND, y: (from.y + to.y) / 2 + dx * BEND };
  const [ex, ey] = [to.x - bend.x, to.y - bend.y];
  const end = Math.hypot(ex, ey) || 1;
  const [ux, uy] = [ex / end, ey / end];
  const tip = { x: to.x - ux * (radius + 1), y: to.y - uy * (radius + 1) };
  const [wx, wy] = [-uy * 3.5, ux * 3.5];
  const base = { x: tip.x - ux * 8, y: tip.y - uy * 8 };
  const p = ({ x, y }: Point) => `${x.toFixed(1)},${y.toFixed(1)}`;
  return svg`<g class=${kind}><path d=${`M${p(from)}Q${p(bend)} ${p(base)}`}></path>
    <polygon points=${`${p(tip)} ${p({ x: base.x + wx, y: base.y + wy })} ${p({ x: base.x - wx, y: base.y - wy })}`}></polygon></g>`;
}
