/** Damaged links, such as `tests/robust` opens: everything about them that needs no browser. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { decode, encode, type SceneSpec } from '../../www/src/share/codec.ts';
import type { ChoiceField } from '../../www/src/share/codec-fields.ts';
import { specs } from '../robust/specs.ts';
import { Chance, exhibits, mutilate } from '../robust/support.ts';

/** The links on the page of an exhibit for its readers to try. */
function linksOf(exhibit: string): string[] {
  const page = readFileSync(`www/${exhibit}/index.html`, 'utf8');
  return [...page.matchAll(/href="#(v=[^"]*)"/g)].map(([, link = '']) =>
    link.replaceAll('&amp;', '&'),
  );
}

test.each(exhibits)(
  'a mutilated link of %s gives a scene that has a whole link of its own',
  (exhibit) => {
    const spec = specs[exhibit] as SceneSpec<unknown>;
    const chance = new Chance(1);
    const { choices } = spec.fields.task as ChoiceField<string>;
    const valid = linksOf(exhibit).flatMap((link) => [
      link,
      `${link}&task=${chance.pick([...choices])}&tries=2`,
      `${link}&lock=start,rules`,
    ]);
    expect(valid.length).toBeGreaterThan(4);
    let misunderstood = 0;
    for (let i = 0; i < 1000; i += 1) {
      let link = mutilate(chance.pick(valid), chance);
      if (chance.next() < 0.3) link = mutilate(link, chance);
      const quoted = JSON.stringify(link);
      // As the browser passes it on.
      const read = decode(spec, new URL(`#${link}`, 'http://localhost/').hash);
      if (read.notices.length > 0) misunderstood += 1;
      for (const { code } of read.notices) expect(code, quoted).not.toBe('');
      const written = encode(spec, read.link);
      const again = decode(spec, written);
      expect(again.notices, quoted).toEqual([]);
      expect(encode(spec, again.link), quoted).toBe(written);
      if (valid.length < 200) valid.push(written);
    }
    expect(misunderstood).toBeGreaterThan(300);
  },
);
