/** What one HTML file is made of; `one-file.json`, which the build writes. */

/** A page that can be a file of its own: that of an exhibit, or that of lessons. */
export interface Pack {
  /** The script where it begins. */
  readonly entry: string;
  /** What stands in its body. */
  readonly body: string;
  /** The text of its style sheet. */
  readonly style: string;
  /** The addresses of its scripts, the entry among them, and of all that they fetch but words. */
  readonly scripts: readonly string[];
  /** The addresses of its words, with `*` for the language. */
  readonly words: readonly string[];
}

export interface Packs {
  readonly version: string;
  /** The script that starts a file. */
  readonly boot: string;
  /** The pages by their folders. */
  readonly pages: Readonly<Record<string, Pack>>;
  /** The bytes of each file as a part of a page that is saved, by its address. */
  readonly bytes: Readonly<Record<string, number>>;
}

/** What the script that starts a file gets, as an attribute of its own. */
export interface Start {
  /** The address of the site, with a slash at its end: the files keep their addresses. */
  readonly site: string;
  readonly entry: string;
  /** The part of the link after `#` with which it opens; empty for a lesson. */
  readonly hash: string;
  readonly languages: readonly string[];
}

/** The files in a pack: each with its address and its length in bytes. */
export type Contents = readonly (readonly [address: string, bytes: number])[];
