import type { Exhibit } from './exhibit.ts';

export const nim: Exhibit = {
  slug: 'nim',
  scenes: [
    'v=1',
    'v=1&why=on',
    // A game at its end, with its chart and its mistakes.
    'v=1&heaps=1,3&opponent=human&takes=2-1_1-1_2-1_2-1',
    'v=1&heaps=100,60&why=on',
    'v=1&cursor=5',
    'v=1&heaps=1,4,5&why=on',
    'v=1&heaps=10,8,6&rules=1..3_odd_any&why=on',
    'v=1&heaps=9,13&coupling=wythoff&why=on',
    'v=1&end=misere&why=on',
    'v=1&heaps=5,12&rules=2,5&end=misere&why=on',
    'v=1&takes=3-1_1-1',
  ],
  more: [
    'v=1&heaps=1000000000000000,5',
    `v=1&heaps=${Array(24).fill(15).join()}`,
    'v=1&heaps=40,39,38',
    'v=1&end=misere&heaps=1,1,4',
    'v=1&heaps=10&rules=1..2&past=on&story=2188',
  ],
  presented: [
    'v=1',
    'v=1&heaps=10,8,6&rules=1..3_odd_any',
    'v=1&heaps=9,13&coupling=wythoff',
    'v=1&takes=3-1_1-1&opponent=human',
  ],
  midway: 'v=1&cursor=5',
  panels: ['rules', 'play', 'table', 'classes'],
  panelScenes: [
    // The courses of play are drawn for Nim alone.
    'v=1&end=misere',
    'v=1&heaps=10,8,6&rules=1..3_odd_any',
    'v=1&heaps=9,13&coupling=wythoff',
  ],
  waiting: ['table-coming'],
  scrolling: ['div across', 'section across', 'details across'],
  touch: { mark: '[role=gridcell]', seen: '.planned' },
  // Stones, and the digits of the heaps and of all columns.
  marks: 15 + 12,
  still: { stone: 15 },
  states: [
    {
      name: 'a take that is not allowed',
      scene: 'v=1',
      acts: [
        ['panel', 'play'],
        ['type', 'stones', '9'],
        ['press', 'take-plan'],
      ],
      seen: '.planned [role=alert]',
    },
    {
      name: 'a take that is no number',
      scene: 'v=1',
      acts: [
        ['panel', 'play'],
        ['type', 'stones', 'x'],
        ['press', 'take-plan'],
      ],
      seen: '.take .wrong:not(:empty)',
    },
    {
      name: 'stones chosen in a game under way, a heap empty',
      scene: 'v=1&takes=1-3_2-1&opponent=human',
      acts: [['click', '#h2-3']],
      seen: '.planned',
    },
    {
      name: 'a game at its end, with the argument',
      scene: 'v=1&heaps=1,3&opponent=human&takes=2-1_1-1_2-1_2-1',
      acts: [
        ['panel', 'play'],
        ['click', '.argument summary'],
      ],
      seen: '.argument table',
    },
    {
      name: 'refused heaps and rules',
      scene: 'v=1',
      acts: [
        ['panel', 'rules'],
        ['type', 'heaps', '7,'.repeat(60)],
        ['type', 'rules', '5..3'],
      ],
      seen: '[name=rules][aria-invalid=true]',
    },
  ],
  secret: {
    also: [
      'v=1&heaps=5,7,9&story=1850',
      'v=1&takes=3-7_2-2',
      'v=1&end=misere&why=on&heaps=1,1,4',
      'v=1&why=on&cursor=8',
    ],
    scene: 'v=1&why=on',
    words:
      /You can win|You lose|opponent can win|move loses|Winning moves|gave the win|odd number of 1s/,
    drawn: '.digits, .stone.single, .stone.paired',
    uncovers: 'button',
  },
  kinds: {
    scene: 'v=1&why=on',
    marks: ['.stone.paired', '.stone.single'],
  },
  task: { kind: 'count', wrong: '1', right: '3' },
  lesson: 'v=1&lesson=1/cursor=1/heaps=4,4/takes=3-1_2-1&opponent=human',
  settings: [],
  refused: [['heaps=0', '“0”']],
};
