/** The facts of the games. */
import type { ChainFigure } from '../../../www/src/exhibits/chain/figure.ts';
import type { GamesFigure } from '../../../www/src/exhibits/games/figure.ts';
import type { LatticeFigure } from '../../../www/src/exhibits/lattice/figure.ts';
import { cellAt, TracedColours } from '../../../www/src/exhibits/lattice/picture/colours.ts';
import type { NimFigure } from '../../../www/src/exhibits/nim/figure.ts';
import { readLink } from '../../../www/src/stage/graph/graph-link.ts';
import { listed, step, there, unless, until, type World, winner, yes } from './lines.ts';

const at = ({ m, n }: { m: number; n: number }): string => `(${m}, ${n})`;

export async function nim(figure: NimFigure): World {
  await figure.play.arrive();
  const scene = figure.currentScene();
  const { why } = there(figure.here);
  const take = ({ heap, stones, both }: (typeof why.winningTakes)[number]) =>
    both ? `both-${stones}` : `${heap + 1}-${stones}`;
  return [
    step(figure),
    ['heaps at the start', scene.heaps.join(' ')],
    ['taken', scene.takes && listed(scene.takes.map(take), 600)],
    ['heaps', why.heaps.join(' ')],
    ['may take', unless('any', scene.rules.join(' '))],
    ['the last stone', unless('wins', scene.end === 'normal' ? 'wins' : 'loses')],
    ['from both heaps at once', yes(scene.coupling === 'wythoff')],
    ['more than is left', yes(scene.past)],
    ['problem', unless('none', scene.story)],
    ['drawn as', unless('bundles', scene.show)],
    ['explained', yes(scene.why)],
    ['result', winner(why.outcome, why.remoteness)],
    ['moves', String(why.moves)],
    ['winning moves', why.winningTakes.length > 0 && listed(why.winningTakes.map(take))],
    ['Grundy values', why.grundyValues?.join(' ')],
    ['nim-sum', why.xor === undefined ? undefined : String(why.xor)],
  ];
}

export async function lattice(figure: LatticeFigure): World {
  await figure.play.arrive();
  const scene = figure.currentScene();
  const { colours, play, timeline } = figure;
  const { columns, rows } = colours;
  const run = there(figure.run);
  const cell = async (m: number, n: number) => {
    const { lost, plies, grundy } = cellAt(await run.ask('cells', m, n, 1, 1), 0);
    const values = [
      plies !== undefined && `${plies} plies`,
      grundy !== undefined && `Grundy ${grundy}`,
    ];
    return [`${at({ m, n })} ${lost ? 'lost' : 'won'}`, ...values.filter(Boolean)].join(', ');
  };
  const last =
    play.path || timeline.cursor === 0
      ? undefined
      : colours instanceof TracedColours
        ? colours.point(timeline.cursor - 1)
        : await run.ask('pointAt', timeline.cursor - 1);
  const lost =
    colours instanceof TracedColours && !play.path
      ? Array.from(
          { length: timeline.cursor },
          (_, k) => colours.cell(there(colours.point(k))).lost,
        ).filter(Boolean).length
      : undefined;
  const { asked } = figure.explained;
  const { conjecture } = scene;
  const { verdict } = figure;
  const here = play.here;
  return [
    step(figure),
    ['points', `${columns} by ${rows}`],
    [
      'moves',
      scene.moves.map(({ dm, dn, ray }) => at({ m: dm, n: dn }) + (ray ? '*' : '')).join(' '),
    ],
    ['who cannot move', scene.end === 'misere' ? 'wins' : 'loses'],
    ['marks show', unless('winner', scene.colour)],
    ['coloured by', unless('pull', scene.order)],
    ['lost so far', lost],
    ['last coloured', last && (await cell(last.m, last.n))],
    ['far corner', await cell(columns - 1, rows - 1)],
    ['asked', asked && `${await cell(asked.point.m, asked.point.n)}, ${asked.moves} moves`],
    [
      'wins by',
      asked &&
        asked.options.filter(({ outcome }) => outcome === 'P').length > 0 &&
        listed(asked.options.filter(({ outcome }) => outcome === 'P').map(({ ply }) => at(ply.to))),
    ],
    [
      'conjecture',
      conjecture &&
        `${conjecture.columns} by ${conjecture.rows} from ${at(conjecture.from)}: ${conjecture.lost.map(Number).join('')}`,
    ],
    [
      'against it',
      conjecture &&
        verdict &&
        (verdict.violations === 0
          ? 'nothing'
          : `${verdict.violations} points, first ${verdict.first && at(verdict.first)}`),
    ],
    ['game', play.path && listed(play.path.map(at), 600)],
    ['stands at', play.at && (await cell(play.at.m, play.at.n))],
    ['can go to', here && listed(here.options.map(({ ply }) => at(ply.to)))],
  ];
}

export async function chain(figure: ChainFigure): World {
  await until(() => figure.drawn?.cursor === figure.timeline.cursor);
  const scene = figure.currentScene();
  const { record } = figure;
  const here = there(figure.position);
  const take = ({ first, count }: { first: number; count: number }) =>
    Array.from({ length: count }, (_, k) => first + k + 1).join('-');
  const winning = here.options
    .filter(({ outcome }) => outcome === 'P')
    .flatMap(({ takes }) => takes.map(take));
  return [
    step(figure),
    ['row at the start', there(figure.summary).cells],
    ['who takes the last', unless('wins', scene.end === 'normal' ? 'wins' : 'loses')],
    ['may take two first', yes(scene.first === 'any')],
    [
      'game',
      figure.play.path &&
        listed(
          there(record).plies.flatMap(({ chosen }) => (chosen ? [take(chosen)] : [])),
          60,
        ),
    ],
    ['row', here.cells],
    ['groups', here.groups.join(' ') || 'none'],
    ['result', winner(here.outcome, here.remoteness)],
    ['moves', here.options.reduce((sum, { takes }) => sum + takes.length, 0)],
    ['winning moves', winning.length > 0 && listed(winning)],
    ['explained', yes(scene.why)],
  ];
}

export async function games(figure: GamesFigure): World {
  await until(() => figure.drawn?.cursor === figure.timeline.cursor);
  const scene = figure.currentScene();
  const { here } = there(figure.drawn);
  const tokens = scene.tokens === undefined ? undefined : readLink(scene.tokens);
  return [
    step(figure),
    ['game', scene.game],
    ['sizes', Object.values(figure.sizes).join(' ') || undefined],
    ['rules', scene.rules],
    ['begins at', scene.start],
    ['the last move', unless('wins', scene.end === 'normal' ? 'wins' : 'loses')],
    ['positions', figure.positions],
    ['played', figure.play.path && listed(figure.movesTo(figure.timeline.length), 600)],
    ['position', here.position],
    ['result', winner(here.outcome, here.remoteness)],
    [
      'moves',
      `${here.options.length}: ${listed(
        here.options.map(({ chosen }) => chosen),
        24,
      )}`,
    ],
    [
      'ended by',
      here.ended &&
        [here.ended.reason, ...here.ended.squares.map((square) => square + 1)].join(' '),
    ],
    ['explained', yes(scene.why)],
    [
      'tokens',
      tokens &&
        `graph ${tokens.text}, on nodes ${tokens.standing.map((node) => node + 1).join(' ')}`,
    ],
  ];
}
