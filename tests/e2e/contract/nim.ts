import type { Exhibit } from './exhibit.ts';

export const nim: Exhibit = {
  slug: 'nim',
  scenes: [
    'v=1',
    'v=1&cursor=0',
    'v=1&cursor=5',
    'v=1&heaps=1,4,5',
    'v=1&heaps=10,8,6&rules=1..3_odd_any',
    'v=1&heaps=100,60',
    'v=1&heaps=9,13&coupling=wythoff',
    'v=1&end=misere',
    'v=1&heaps=5,12&rules=2,5&end=misere',
    'v=1&takes=3-1_1-1',
    'v=1&heaps=1,3&opponent=human&takes=2-1_1-1_2-1_2-1',
  ],
  more: [
    'v=1&heaps=1000000000000000,5',
    `v=1&heaps=${Array(24).fill(15).join()}`,
    'v=1&heaps=40,39,38',
    'v=1&end=misere&heaps=1,1,4',
    'v=1&heaps=10&rules=1..2&past=on&story=2188',
  ],
  midway: 'v=1&cursor=5',
  panels: ['rules', 'play', 'table', 'classes'],
  panelScenes: [
    'v=1&heaps=10,8,6&rules=1..3_odd_any',
    'v=1&end=misere',
    'v=1&heaps=9,13&coupling=wythoff',
  ],
  waiting: [],
  scrolling: ['div across', 'section across'],
  touch: { mark: '[role=gridcell]', seen: '.planned' },
  marks: 15,
  secret: {
    scene: 'v=1',
    words:
      /That is (lost|won)|You can win|loses this|Winning moves|gave the win|odd number of ones/,
    drawn: '.digits, .stone.single, .stone.paired',
    uncovers: 'button',
  },
  lesson: 'v=1&lesson=1/cursor=1/heaps=4,4/takes=3-1_2-1&opponent=human',
  settings: [],
  table: { header: 'stones,any', rows: 61 },
  refused: [['heaps=0', '“0”']],
};
