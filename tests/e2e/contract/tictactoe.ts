import type { Exhibit } from './exhibit.ts';

export const tictactoe: Exhibit = {
  slug: 'tictactoe',
  scenes: [
    'v=1',
    'v=1&why=on',
    'v=1&squares=1_2_5&opponent=human&why=on',
    'v=1&squares=1_2_5_9_4_6_7&opponent=human',
    'v=1&squares=5_1_9_3_2_8_4_6_7&opponent=human',
    'v=1&cursor=4',
  ],
  midway: 'v=1&cursor=4',
  panels: ['play'],
  panelScenes: ['v=1&squares=1_2_5_9_4_6_7&opponent=human'],
  waiting: [],
  scrolling: ['div across'],
  touch: { mark: '[role=gridcell]', seen: '.planned' },
  marks: 9,
  states: [],
  secret: {
    scene: 'v=1&squares=1_2&opponent=human&why=on',
    words: /can win|can force|loses,|squares? wins?|wins in|loses in|: draws/,
    drawn: '.won, .lost, .drawn',
    uncovers: 'button',
  },
  lesson: 'v=1&lesson=1/cursor=1/why=on/squares=5_1&opponent=human',
  settings: [],
  refused: [['squares=x', '“x”']],
};
