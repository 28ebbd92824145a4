import { wordsIn } from '@nukkad/contract/kernel/alike';
import { type Hit, type HitKind, hitKinds } from '@nukkad/contract/kernel/hit';
import type { Wanted } from './wanted.rules.ts';

export interface FoundHit extends Hit {
  /** Not called so, only spelled or said like it; left out: called so. */
  readonly isGuess?: boolean;
}

/** What has the very name or number, what is called so, and what is like it. */
const ranks = { very: 2, named: 1, alike: 0 } as const;

const plain = (text: string) => wordsIn(text).join('');

function rankOf({ title, facts, isGuess }: FoundHit, { text, words }: Wanted): number {
  if (isGuess === true) return ranks.alike;
  const typed = plain(text);
  if ([title, ...facts].some((one) => plain(one) === typed)) return ranks.very;
  const known = [title, ...facts].flatMap(wordsIn);
  const begun = words.flatMap(wordsIn).every((word) => known.some((one) => one.startsWith(word)));
  return begun ? ranks.named : ranks.alike;
}

/** Called so, not only like it. */
export const isNamed = (hit: FoundHit, wanted: Wanted): boolean => rankOf(hit, wanted) > ranks.alike;

/**
 * At most so many of each kind. A kind with the very name or number comes first, then the order of the screen: a partner of
 * that name stands before people whose names only hold it. A guess at a service gives way to whatever is called so.
 */
export function rankHits(
  found: readonly FoundHit[],
  wanted: Wanted,
  limit: number,
  kinds: readonly HitKind[] = hitKinds,
): readonly FoundHit[] {
  const ranked = found.map((hit) => ({ hit, rank: rankOf(hit, wanted) }));
  const hasNamed = ranked.some(({ hit, rank }) => hit.isGuess !== true && rank > ranks.alike);
  const shown = hasNamed ? ranked.filter(({ hit }) => hit.isGuess !== true) : ranked;
  const hitsOf = (kind: HitKind) =>
    shown
      .filter(({ hit }) => hit.kind === kind)
      .toSorted((one, other) => Number(other.rank === ranks.very) - Number(one.rank === ranks.very))
      .slice(0, limit);
  return kinds
    .map(hitsOf)
    .toSorted((one, other) => bestOf(other) - bestOf(one))
    .flatMap((hits) => hits.map(({ hit }) => hit));
}

/** The very name leads; what is only called so keeps to the order of the screen. */
const bestOf = (hits: readonly { readonly rank: number }[]): number =>
  hits.some(({ rank }) => rank === ranks.very) ? 1 : 0;
