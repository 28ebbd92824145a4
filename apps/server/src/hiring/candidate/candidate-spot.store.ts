import type { Authorized } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import { spotOf } from '../../platform/search/spot.rules.ts';
import type { CandidateRow, PlaceRow } from './candidate.store.ts';

type Said = Pick<CandidateRow, 'userId' | 'tradeIds' | 'changedAt'>;

const spotsOf = ({ userId, tradeIds, changedAt }: Said, places: readonly PlaceRow[]) =>
  tradeIds.flatMap((tradeId, rank) =>
    places.map((place) => {
      const { x, y } = spotOf(place);
      return {
        user_id: userId,
        trade_id: tradeId,
        position: place.position,
        rank,
        spot_x: x,
        spot_y: y,
        changed_at: changedAt,
      };
    }),
  );

/** What the search reads of a profile, in place of what it read before: its places for each of its trades. */
export async function replaceSpots(
  tx: Tx,
  row: Authorized<Said>,
  places: readonly PlaceRow[],
): Promise<void> {
  await tx.deleteFrom('candidate_spot').where('user_id', '=', row.userId).execute();
  const spots = spotsOf(row, places);
  if (spots.length > 0) await tx.insertInto('candidate_spot').values(spots).execute();
}
