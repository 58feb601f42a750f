/** The games to begin with, in the order of the list. The files are those that the tests of the core solve. */
const files = import.meta.glob<string>('../../../../../crates/rules/examples-of-games/*.rhai', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const exampleNames = [
  'take-away',
  'misere',
  'nim',
  'euclid',
  'chomp',
  'tic-tac-toe',
  'hexapawn',
  'domineering',
  'dodgem',
  'chase',
  'connect-four',
  'nim-with-a-pass',
  'dots-and-boxes',
  'hare-and-hounds',
] as const;

export type ExampleName = (typeof exampleNames)[number];

export function exampleScript(name: ExampleName): string {
  const [, script] = Object.entries(files).find(([path]) => path.endsWith(`/${name}.rhai`)) ?? [];
  if (script === undefined) throw new Error(`there is no example ${name}`);
  return script;
}
