import type { Snapshots } from '../../platform/snapshot/snapshots.ts';
import { findServices } from './search.store.ts';

/** How well each service answers some searched words; services that do not are left out. */
export type ScoresOfWords = (words: readonly string[]) => Promise<ReadonlyMap<string, number>>;

const maxBytes = 8 * 1_048_576;
const bytesOfScore = 120;

/** What words lead to depends on the catalogue alone, so it is the same everywhere and kept until the catalogue changes. */
export function openScoresOfWords(snapshots: Snapshots): ScoresOfWords {
  const scores = snapshots.byKey<ReadonlyMap<string, number>>('catalogue', {
    load: async (reader, key) => new Map(await findServices(reader, key.split(' '))),
    bytesOf: (found) => found.size * bytesOfScore,
    maxBytes,
    shared: true,
  });
  return (words) => scores(words.join(' '));
}
