import type { Exhibit } from './exhibit.ts';

export const chain: Exhibit = {
  slug: 'chain',
  scenes: [
    'v=1&row=1101',
    'v=1',
    'v=1&cursor=3',
    'v=1&objects=40',
    'v=1&objects=20&end=misere',
    'v=1&row=111101&end=misere',
    'v=1&takes=5_1',
    'v=1&objects=3&opponent=human&takes=1_2-3',
  ],
  more: ['v=1&cursor=7', 'v=1&objects=1', 'v=1&objects=40&first=any', `v=1&row=${'10'.repeat(20)}`],
  framed: ['v=1', 'v=1&cursor=3', 'v=1&objects=20&end=misere', 'v=1&row=111101', 'v=1&takes=5_1'],
  midway: 'v=1&cursor=2',
  panels: ['row', 'play', 'groups', 'table', 'race', 'map', 'octal'],
  panelScenes: ['v=1&row=1111011', 'v=1&objects=12&end=misere'],
  waiting: ['visits-waiting'],
  scrolling: ['div across'],
  touch: { mark: '[role=gridcell]', seen: 'div.planned' },
  marks: 12,
  secret: {
    scene: 'v=1&objects=7',
    words:
      /That is (lost|won)|has (lost|won)|You can win|loses this|(moves?|Every move) wins?|: (wins|loses) in/,
    drawn: '.bar',
    uncovers: 'button',
  },
  lesson: 'v=1&lesson=1/cursor=1/row=111101&end=misere/takes=5_1-2&opponent=human',
  settings: [['chain-show-values', 'values=off']],
  table: {
    header: 'objects,direct,reverse,direct_any_first_move,reverse_any_first_move',
    rows: 60,
  },
  refused: [['row=x', '“x”']],
};
