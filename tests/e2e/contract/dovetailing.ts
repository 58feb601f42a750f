import type { Exhibit } from './exhibit.ts';

/** The default sweep in its middle: twelve rounds, a cell for each of their 78 single steps. */
const midway = 'v=1&cursor=40';

export const dovetailing: Exhibit = {
  slug: 'dovetailing',
  scenes: [
    midway,
    'v=1',
    'v=1&cursor=78',
    'v=1&order=first&rounds=78&cursor=50',
    'v=1&pruned=on&cursor=14',
    'v=1&order=triangles&rounds=40&cursor=900',
    'v=1&rounds=200&cursor=20100',
  ],
  more: [
    'v=1&order=rounds&cursor=50',
    'v=1&order=doubling&rounds=8&cursor=200',
    'v=1&enumeration=tree&states=3&cursor=60',
  ],
  midway,
  panels: ['order', 'all', 'systems'],
  panelScenes: [midway, 'v=1&order=first'],
  waiting: [],
  scrolling: ['div across'],
  touch: { mark: '.cell', seen: 'section.why' },
  longAnswer: true,
  // 78 cells and 5 reports.
  marks: 83,
  still: { cell: 78 },
  states: [
    {
      name: 'a first choice',
      scene: 'v=1',
      acts: [['click', '.actions[role=group] button']],
      seen: 'button[aria-pressed=true]',
    },
    { name: 'a report', scene: 'v=1&cursor=78', acts: [['click', '.report']], seen: 'section.why' },
    {
      name: 'a refused number of rounds',
      scene: midway,
      acts: [
        ['panel', 'order'],
        ['type', 'rounds', '0'],
      ],
      seen: '.panel [role=alert]',
    },
  ],
  secret: {
    scene: 'v=1&pruned=on&cursor=14',
    words: /never stops/,
    drawn: '.never',
    uncovers: { mark: '.cell.covered' },
  },
  kinds: {
    scene: 'v=1&cursor=40',
    marks: ['.cell.done rect', '.cell.later rect', '.cell.halts rect', '.cell.idle rect'],
  },
  task: { kind: 'when', wrong: '6', right: '5' },
  lesson: 'v=1&lesson=1/cursor=3/order=first&rounds=78&cursor=60/pruned=on&cursor=10',
  settings: [],
  refused: [['order=x', '“x”']],
};
