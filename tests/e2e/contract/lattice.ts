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
  panelScenes: [`${small}&cursor=50`, `${small}&moves=-1,-1`],
  waiting: [],
  scrolling: ['div across'],
  touch: { mark: '#p4-4', seen: 'section.why' },
  marks: 80,
  secret: {
    scene: `${small}&cursor=50&ask=4,4`,
    words: /(?<!\b0 )\b(lost|won)\b|decides|\bply\b|plies/,
    drawn: '.arrow',
    marksSpeak: true,
    uncovers: 'button',
  },
  lesson: 'v=1&lesson=1/columns=8&rows=8&cursor=2/cursor=4/columns=9&rows=8&cursor=9',
  settings: [],
  table: { header: 'step,m,n,outcome,remoteness,grundy', rows: 80 },
  refused: [
    ['columns=many', '“many”'],
    ['ask=99,99', '“ask” is'],
  ],
};
