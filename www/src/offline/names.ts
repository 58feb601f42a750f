/** The cache of files with a fingerprint in their names. */
export const FILES_CACHE = 'appleyard-files';

/** What a page needs so that it works without a network; `offline.json`, which the build writes. */
export interface OfflineList {
  /** The name of the build. */
  readonly build: string;
  /** All files, each with its bytes. */
  readonly files: readonly (readonly [address: string, bytes: number])[];
  /** For each page, by its folder, the places of its files in the list: of its scripts, and of its words by language. */
  readonly pages: Readonly<
    Record<
      string,
      {
        readonly scripts: readonly number[];
        readonly words: Readonly<Record<string, readonly number[]>>;
      }
    >
  >;
}
