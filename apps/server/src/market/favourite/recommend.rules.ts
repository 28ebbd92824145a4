import type { PartnerCard } from '@nukkad/contract/market/catalog/catalog.model';
import type { RecommendedProvider } from '@nukkad/contract/market/favourite/favourite.model';

/** From so many own stars a partner is proposed again; with fewer it comes last, unless it is a favourite. */
export const goodStars = 3;

/** 0 came before and was not rated badly, 1 a favourite, 2 everyone else, 3 rated badly by this person. */
export type Rank = 0 | 1 | 2 | 3;

/** What an offer is to one person. */
export interface Suited {
  readonly rank: Rank;
  /** The first half-hour of the next days; null: none. */
  readonly freeAt: string | null;
}

/** Of each rank those that are free in the next days stand before those that are not; else as they came. */
export const freeFirst = <Each extends Suited>(found: readonly Each[]): Each[] =>
  found.toSorted((a, b) => a.rank - b.rank || Number(a.freeAt === null) - Number(b.freeAt === null));

/** Why it is proposed, in one word; the screen says it with the figures. */
export function reasonOf(rank: Rank, { rating }: Pick<PartnerCard, 'rating'>): RecommendedProvider['reason'] {
  if (rank === 0) return 'visits';
  if (rank === 1) return 'favourite';
  return rating === null ? 'near' : 'rating';
}
