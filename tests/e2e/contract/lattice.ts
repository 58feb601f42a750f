import type { Exhibit } from './exhibit.ts';

const small = 'v=1&columns=10&rows=8';

export const lattice: Exhibit = {
  slug: 'lattice',
  scenes: [
    `${small}&cursor=50&ask=4,4`,
    'v=1',
    'v=1&cursor=0',
    'v=1&cursor=168&ask=13,6',
    'v=1&cursor=231',
    `${small}&colour=plies`,
    'v=1&columns=400&rows=400&cursor=90000',
    'v=1&columns=9&rows=9&path=5,0_4,0_3,0_2,1&opponent=human',
    'v=1&columns=9&rows=9&path=3,0_2,1_1,2_1,1_0,1_0,0&opponent=human',
  ],
  more: ['v=1&cursor=2', 'v=1&columns=64&rows=64', `${small}&moves=-1,0*_0,-1*&end=normal&ask=7,6`],
  framed: ['v=1', 'v=1&cursor=0', 'v=1&cursor=168', 'v=1&cursor=231'],
  presented: ['v=1&cursor=168', 'v=1&cursor=0'],
  midway: `${small}&cursor=50`,
  panels: ['rules', 'play', 'pattern'],
  panelScenes: [
    `${small}&cursor=50&conjecture=2,2,0,0,1000&opponent=erring`,
    `${small}&moves=-1,-1`,
  ],
  waiting: [],
  scrolling: ['div across'],
  touch: { mark: '#p4-4', seen: 'section.why' },
  longAnswer: true,
  marks: 80,
  still: { lost: 76, won: 197 },
  states: [
    {
      name: 'a game under way, a point that no move leads to',
      scene: 'v=1&columns=9&rows=8&path=5,0_4,0&opponent=human',
      acts: [['click', '#p7-7']],
      seen: '.offer [role=alert]',
    },
    {
      name: 'a refused size',
      scene: small,
      acts: [
        ['panel', 'settings'],
        ['type', 'columns', 'x'],
      ],
      seen: '[name=columns][aria-invalid=true]',
    },
    {
      name: 'refused rules',
      scene: small,
      acts: [
        ['panel', 'rules'],
        ['type', 'moves', '-1,0 '.repeat(40)],
      ],
      seen: '[name=moves][aria-invalid=true]',
    },
    {
      name: 'a conjecture of many classes',
      scene: small,
      acts: [
        ['panel', 'pattern'],
        ['press', 'conjecture-begin'],
        ['type', 'period-m', '8'],
        ['type', 'period-n', '8'],
      ],
      seen: '.panel [role=status]',
    },
  ],
  secret: {
    scene: `${small}&cursor=50&ask=4,4`,
    words: /(?<!\b0 )\b(lost|won)\b|best move|\bply\b|plies/,
    drawn: '.arrow',
    marksSpeak: true,
    uncovers: 'button',
  },
  kinds: {
    scene: 'v=1',
    marks: ['.lost', '.won'],
  },
  task: { kind: 'rule', wrong: '2,2,1,0,0000', right: '2,2,1,0,1000' },
  lesson: 'v=1&lesson=1/columns=8&rows=8&cursor=2/cursor=4/columns=9&rows=8&cursor=9',
  settings: [],
  refused: [
    ['columns=many', '“many”'],
    ['ask=99,99', '“ask” is'],
  ],
};
