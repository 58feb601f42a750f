import type { Exhibit } from './exhibit.ts';

export const chain: Exhibit = {
  slug: 'chain',
  scenes: [
    'v=1&row=1101&why=on',
    'v=1',
    'v=1&why=on',
    'v=1&objects=5&opponent=human&takes=2_3_4-5_1',
    'v=1&objects=40&why=on',
    'v=1&cursor=3',
    'v=1&objects=20&end=misere&why=on',
    'v=1&row=111101&end=misere&why=on',
    'v=1&takes=5_1',
  ],
  more: ['v=1&cursor=7', 'v=1&objects=1', 'v=1&objects=40&first=any', `v=1&row=${'10'.repeat(20)}`],
  framed: ['v=1', 'v=1&cursor=3', 'v=1&objects=20&end=misere', 'v=1&row=111101', 'v=1&takes=5_1'],
  presented: [
    'v=1',
    'v=1&cursor=3',
    'v=1&objects=20&end=misere',
    'v=1&row=111101&end=misere',
    'v=1&takes=5_1&opponent=human',
  ],
  midway: 'v=1&cursor=2',
  panels: ['row', 'play', 'groups', 'table', 'race', 'map', 'octal'],
  panelScenes: ['v=1&row=1111011', 'v=1&objects=12&end=misere'],
  waiting: ['visits-waiting'],
  scrolling: ['div across'],
  touch: { mark: '[role=gridcell]', seen: 'div.planned' },
  marks: 12,
  still: { object: 9, 'bar wins': 1, 'bar loses': 8 },
  states: [
    {
      name: 'a refused row and a joint that may not be taken',
      scene: 'v=1',
      acts: [
        ['panel', 'row'],
        ['type', 'position', '7+'.repeat(60)],
        ['click', '#j0'],
      ],
      seen: '.planned [role=alert]',
    },
    {
      name: 'a text that is no take',
      scene: 'v=1',
      acts: [
        ['panel', 'play'],
        ['type', 'take', 'x'],
        ['press', 'take-plan'],
      ],
      seen: '.take .wrong:not(:empty)',
    },
    {
      name: 'an object chosen in a game under way',
      scene: 'v=1&takes=5_1-2&opponent=human',
      acts: [['click', '#o2']],
      seen: '.planned',
    },
    {
      name: 'an opponent that errs',
      scene: 'v=1&opponent=erring',
      acts: [['panel', 'play']],
      seen: '[name=percent]',
    },
  ],
  secret: {
    also: [
      'v=1&takes=5_1-2&opponent=human&why=on',
      'v=1&row=111101&end=misere&why=on',
      'v=1&cursor=3&why=on',
    ],
    scene: 'v=1&objects=7&why=on',
    words:
      /can win|You lose|loses against|has (lost|won)|(moves?|Every move) wins?|: (wins|loses) in/,
    drawn: '.bar',
    uncovers: 'button',
  },
  kinds: {
    scene: 'v=1&why=on',
    marks: ['.bar.wins', '.bar.loses'],
  },
  task: { kind: 'count', wrong: '1', right: '4' },
  lesson: 'v=1&lesson=1/cursor=1/row=111101&end=misere/takes=5_1-2&opponent=human',
  settings: [],
  refused: [['row=x', '“x”']],
};
