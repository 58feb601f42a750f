import { nothing, type SVGTemplateResult, svg } from 'lit';
import type { Size } from '../../../stage/picture-view.ts';
import type { Walk } from '../walk.ts';

/** The most calls and paths that are drawn; of a larger tree the upper levels are. */
const MOST = 2500;
/** The smallest distance of two levels, in px, and the largest. */
const [LOW, HIGH] = [3, 34];

/** A call, or a path that a call has found, in the tree. Both have their place whether they have happened or not. */
interface Twig {
  /** The call; undefined for a path. */
  readonly call: number | undefined;
  /** The twig that it hangs from. */
  readonly under: number | undefined;
  readonly depth: number;
  /** Its middle, as a share of the width. */
  readonly x: number;
  /** It is in the picture from the step after this one on. */
  readonly since: number;
}

/** The whole tree of a walk, laid out once, so that nothing moves while it grows. */
export interface Tree {
  readonly twigs: readonly Twig[];
  readonly levels: number;
  /** Deeper levels are left out. */
  readonly cut: boolean;
}

/** The places of all calls and paths: leaves side by side, and a call in the middle of what hangs from it. */
export function treeOf(walk: Walk, most: number = MOST): Tree {
  const perLevel: number[] = [];
  for (const { depth } of walk.calls) perLevel[depth] = (perLevel[depth] ?? 0) + 1;
  let [levels, drawn] = [0, 0];
  while (levels < perLevel.length && drawn + (perLevel[levels] ?? 0) <= most) {
    drawn += perLevel[levels] ?? 0;
    levels += 1;
  }
  const cut = levels < perLevel.length;
  const drafts = childrenOf(walk, levels, !cut && drawn + walk.found.length <= most);
  // Children come after their parents, so one pass from the end finds the middle of each.
  let leaves = 0;
  const spans = drafts.map(({ children }) => (children.length === 0 ? leaves++ : -1));
  const middle: number[] = [];
  for (let at = drafts.length - 1; at >= 0; at -= 1) {
    const children = drafts[at]?.children ?? [];
    const [first, last] = [children[0], children.at(-1)];
    middle[at] =
      first === undefined || last === undefined
        ? (spans[at] ?? 0) + 0.5
        : ((middle[first] ?? 0) + (middle[last] ?? 0)) / 2;
  }
  const twigs = drafts.map(({ children: _, ...twig }, at) => ({
    ...twig,
    x: (middle[at] ?? 0) / Math.max(1, leaves),
  }));
  return { twigs, levels: Math.max(1, ...twigs.map(({ depth }) => depth + 1)), cut };
}

type Draft = Omit<Twig, 'x'> & { readonly children: number[] };

/** Calls and paths in the order of the walk, so that leaves come from left to right. */
function childrenOf(walk: Walk, levels: number, tips: boolean): Draft[] {
  const drafts: Draft[] = [];
  const ofCall = new Map<number, number>();
  const hang = (twig: Omit<Draft, 'children'>) => {
    drafts.push({ ...twig, children: [] });
    if (twig.under !== undefined) drafts[twig.under]?.children.push(drafts.length - 1);
  };
  for (let moment = 1; moment <= walk.steps; moment += 1) {
    const step = walk.step(moment);
    if (step?.operation === 'enter') {
      const { parent, depth } = walk.calls[step.call] ?? { parent: undefined, depth: 0 };
      if (depth >= levels) continue;
      ofCall.set(step.call, drafts.length);
      const under = parent === undefined ? undefined : ofCall.get(parent);
      hang({ call: step.call, under, depth, since: moment });
    } else if (step?.operation === 'found' && tips) {
      const under = ofCall.get(step.call);
      const depth = (walk.calls[step.call]?.depth ?? 0) + 1;
      hang({ call: undefined, under, depth, since: moment });
    }
  }
  return drafts;
}

/** The tree as far as the walk has come: waiting calls, calls that led to paths, dead ends. */
export function treePicture(
  { twigs, levels }: Tree,
  walk: Walk,
  moment: number,
  { left, top, width, height }: Size & { readonly left: number; readonly top: number },
): SVGTemplateResult {
  const pitch = Math.max(LOW, Math.min(HIGH, (height - 12) / Math.max(1, levels - 1)));
  const waits = new Set(walk.stack(moment));
  const x = (twig: Twig) => round(left + 6 + twig.x * (width - 12));
  const y = (twig: Twig) => round(top + 6 + twig.depth * pitch);
  const lines = { live: '', done: '', dead: '' };
  let crosses = '';
  const tips: SVGTemplateResult[] = [];
  const size = Math.min(3.5, Math.max(1.2, width / twigs.length));
  for (const twig of twigs) {
    if (twig.since > moment) continue;
    const call = twig.call === undefined ? undefined : walk.calls[twig.call];
    const over = twig.call !== undefined && walk.ended(twig.call, moment);
    const kind =
      twig.call === undefined || (over && (call?.paths ?? 0) > 0)
        ? 'done'
        : waits.has(twig.call)
          ? 'live'
          : 'dead';
    const above = twig.under === undefined ? undefined : twigs[twig.under];
    if (above) lines[kind] += `M${x(above)} ${y(above)}L${x(twig)} ${y(twig)}`;
    if (twig.call === undefined) {
      tips.push(
        svg`<circle class="tip" data-step=${tips.length + 1} cx=${x(twig)} cy=${y(twig)} r=${round(size)}></circle>`,
      );
    } else if (kind === 'dead' && walk.after[twig.call]?.length === 0) {
      crosses += `M${x(twig) - size} ${y(twig) - size}l${2 * size} ${2 * size}m0 ${-2 * size}l${-2 * size} ${2 * size}`;
    }
  }
  const root = twigs[0];
  return svg`<g class="tree" aria-hidden="true"><path class="twig done" d=${lines.done}></path><path
    class="twig dead" d=${lines.dead}></path><path class="twig cross" d=${crosses}></path><path class="twig live"
    d=${lines.live}></path>${root && moment > 0 ? svg`<circle class="root" cx=${x(root)} cy=${y(root)} r="4"></circle>` : nothing}${tips}</g>`;
}

const round = (at: number): number => Math.round(at * 10) / 10;
