/**
 * What a link shows, in facts without sentences and without names of the code. `tests/golden/links-*.txt` holds
 * the facts of every link that there has ever been. This folder is the only place that knows where a figure keeps
 * them: if figures change, it changes, and the golden files stay as they are.
 *
 * A fact is a line `name: value`. What a figure does not have, such as a game or an asked point, has no line; nor
 * has what every figure has unless a link says otherwise. Places, wires and nodes count from 1.
 */
import type { Moment, Shown } from '../../../scripts/still/figure.ts';
import { inPage } from '../../../scripts/still/page.ts';
import { builtWasm } from '../../../scripts/still/wasm.ts';
import type { Slug } from '../../../www/src/exhibits/slugs.ts';
import { shownScene } from '../../../www/src/share/codec.ts';
import { type Fact, type Facts, lines } from './lines.ts';

type Figure = Shown['figure'];

/** The figures look for their page as soon as they are loaded. */
const figures = () => import('../../../scripts/still/figure.ts');
const worlds = () => import('./worlds.ts');

const view = { language: 'en', theme: 'light', size: { width: 608, height: 368 } } as const;

/** The facts of each moment of a link; those of a lesson have a heading each. */
export function factsOf(exhibit: Slug, link: string): Promise<Facts> {
  return inPage(builtWasm, async () => {
    const first = await momentOf({ ...view, exhibit, link });
    const { scenes, place } = first.link;
    const head = [...notices(first.notices)];
    if (scenes === 1) return [...head, ...first.facts];
    const moments: string[] = [];
    for (let at = 1; at <= scenes; at += 1) {
      const there = link.replace(/\blesson=[^/]*/, `lesson=${at}`);
      const { facts } = at === place ? first : await momentOf({ ...view, exhibit, link: there });
      moments.push(`moment ${at}`, ...facts);
    }
    return [...head, ...lines([['lesson', `moment ${place} of ${scenes}`]]), ...moments];
  });
}

async function momentOf(moment: Moment) {
  const figure = await (await figures()).opened(moment);
  const world = await (await worlds()).worldOf(moment.exhibit, figure);
  const { scenes, place } = figure.link;
  const facts = lines([...world, ...stageOf(figure)]);
  // Its runs end, so that the core does not keep them all.
  figure.cancel();
  return { link: { scenes: scenes.length, place }, notices: figure.notices, facts };
}

/**
 * What could not be read, or was refused: the code, and the field and its text if the notice names them. Limits
 * may be raised, so they are no facts of a link.
 */
function notices(given: Shown['notices']): Facts {
  return lines(
    given.map(
      ({ code, params: { field = '', value = '' } }): Fact => [
        'notice',
        `${code} ${field} ${value}`.trimEnd(),
      ],
    ),
  );
}

/** What any figure has: who plays, what is hidden, and which part is seen. */
function stageOf(figure: Figure): readonly Fact[] {
  const scene = shownScene(figure.link) as Readonly<Record<string, unknown>>;
  const seen = figure.panZoom.view;
  const against = [scene.opponent, scene.computer, scene.percent, scene.seed].join(' ');
  const plays = scene.opponent !== undefined && against !== 'perfect second 30 1';
  const set = (name: string) => scene[name] === true;
  return [
    [
      'opponent',
      plays &&
        `${scene.opponent}, the computer is ${scene.computer}, errs in ${scene.percent} %, chance ${scene.seed}`,
    ],
    ['classroom', !set('hints') && 'without hints'],
    ['classroom', set('reveal') && 'covered'],
    ['classroom', set('predict') && 'predict first'],
    ['classroom', set('present') && 'presented'],
    ['seen', seen && `zoom ${seen.zoom} at ${seen.x}, ${seen.y}`],
  ];
}
