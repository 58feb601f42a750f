/** Markdown with one fenced block: what stands in the block is the graph. */
import { Source } from './source.ts';

/** The inside of the only fenced block. The lines before it are blank, so that places in it stay what they are. */
export function inside(text: string): string {
  const source = new Source(text);
  const lines = source.lines();
  const blocks: { readonly from: number; readonly to: number }[] = [];
  let open: { readonly from: number; readonly fence: string; readonly at: number } | undefined;
  for (const [number, line] of lines.entries()) {
    const [, blanks = '', fence = '', info = ''] = /^(\s*)(`{3,}|~{3,})(.*)$/.exec(line.text) ?? [];
    if (fence === '') continue;
    const at = line.at + blanks.length;
    if (!open) open = { from: number + 1, fence, at };
    else if (fence.startsWith(open.fence) && info.trim() === '') {
      blocks.push({ from: open.from, to: number });
      open = undefined;
    }
  }
  if (open) source.unexpected(open.at);
  const [block, second] = blocks;
  if (second) {
    source.fail('several-blocks', lines[second.from - 1]?.at ?? 0, { count: blocks.length });
  }
  if (!block) return source.unexpected(0);
  const kept = lines.slice(block.from, block.to).map((line) => line.text);
  return [...Array<string>(block.from).fill(''), ...kept].join('\n');
}
