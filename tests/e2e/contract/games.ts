import type { Exhibit } from './exhibit.ts';

export const games: Exhibit = {
  slug: 'games',
  scenes: [
    'v=1',
    'v=1&why=on',
    'v=1&plies=1_2_5&opponent=human&why=on',
    'v=1&plies=1_2_5_9_4_6_7&opponent=human',
    'v=1&game=hexapawn&plies=452&opponent=human&why=on',
    'v=1&game=four-in-a-row&size=4,4,3&why=on',
    'v=1&game=dodgem&why=on',
    'v=1&cursor=4',
  ],
  more: [
    'v=1&game=dao&why=on',
    'v=1&game=take-away&why=on',
    'v=1&game=graph&why=on',
    'v=1&game=calendar',
    'v=1&plies=5_1_9_3_2_8_4_6_7&opponent=human',
  ],
  midway: 'v=1&cursor=4',
  panels: ['choose', 'rules', 'play', 'several', 'graph', 'tokens'],
  panelScenes: ['v=1&plies=1_2_5_9_4_6_7&opponent=human', 'v=1&game=dao', 'v=1&game=graph'],
  waiting: [],
  scrolling: ['div across', 'pre across'],
  touch: { mark: '[role=gridcell]', seen: '.planned' },
  marks: 9,
  still: { waiting: 1, won: 390, lost: 224, drawn: 151 },
  states: [
    {
      name: 'a held pawn',
      scene: 'v=1&game=hexapawn&opponent=human&why=on',
      acts: [['click', '#s7']],
      seen: '.held',
    },
  ],
  secret: {
    scene: 'v=1&plies=1_2&opponent=human&why=on',
    words: /can win|can force|moves here|wins in|loses in|: draws/,
    drawn: '.won, .lost, .drawn',
    uncovers: 'button',
  },
  kinds: {
    scene: 'v=1&plies=1_2_5&opponent=human&why=on',
    marks: ['circle.mark', 'circle.lost'],
  },
  task: { kind: 'count', wrong: '1', right: '3' },
  lesson: 'v=1&lesson=1/cursor=1/why=on/plies=5_1&opponent=human',
  settings: [],
  refused: [
    ['plies=x', '“x”'],
    ['size=99', '“99”'],
    ['game=go', '“go”'],
  ],
};
