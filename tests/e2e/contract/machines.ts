import type { Exhibit } from './exhibit.ts';

/** The champion of four states, in the middle of its run. */
const midway = 'v=1&machine=beaver-four&asked=on&cursor=40';

export const machines: Exhibit = {
  slug: 'machines',
  scenes: [
    midway,
    'v=1',
    'v=1&cursor=6',
    'v=1&machine=beaver-five&asked=on&cursor=47176870',
    'v=1&machine=palindrome&asked=on&cursor=20',
    'v=1&machine=bouncer&asked=on&cursor=100',
    'v=1&machine=written&table=blank: 0%0AA 0 1 R B%0AA 1 1 L B%0AB 0 1 L A&cursor=3',
  ],
  more: [
    'v=1&machine=counter&upto=2400&cursor=2000',
    'v=1&machine=copier&asked=on',
    'v=1&machine=addition',
  ],
  midway,
  panels: ['machine', 'boundary', 'all', 'find'],
  beside: 'find',
  panelScenes: [midway, 'v=1&machine=palindrome'],
  waiting: [],
  scrolling: [],
  touch: { mark: '.rule', seen: 'section.why' },
  longAnswer: true,
  surface: 'g.rows',
  marks: 23 + 8 + 15,
  still: { rule: 8, row: 107 },
  states: [
    {
      name: 'when it stops',
      scene: 'v=1',
      acts: [['press', 'stop-ask']],
      seen: '.stops strong',
    },
    {
      name: 'refused rules',
      scene: midway,
      acts: [
        ['panel', 'machine'],
        ['type', 'table', '1RB_1LA1RZ'],
        ['press', 'machine-draw'],
      ],
      seen: '.panel [role=alert]',
    },
    {
      name: 'a refused tape',
      scene: midway,
      acts: [
        ['panel', 'machine'],
        ['type', 'right', '1x1'],
      ],
      seen: '.panel [role=alert]',
    },
    {
      name: 'a cell of the tape',
      scene: midway,
      acts: [['click', '.cell.head']],
      seen: 'section.why',
    },
  ],
  secret: {
    scene: 'v=1&asked=on&cursor=3',
    words: /It stops after/,
    drawn: '.stop',
    uncovers: { mark: '.rule' },
  },
  kinds: {
    scene: 'v=1&cursor=3',
    marks: ['.cell.symbol-0 rect', '.cell.symbol-1 rect', '.rule.now rect'],
  },
  task: { kind: 'halt', wrong: '5', right: '107' },
  lesson:
    'v=1&lesson=1/cursor=3/machine=beaver-four&asked=on&cursor=60/machine=palindrome&cursor=5',
  settings: [],
  refused: [['machine=x', '“x”']],
};
