/** What the seeds write here: profiles of people who look for work. */
import type { Authorized } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import { replaceSpots } from './candidate-spot.store.ts';
import { type CandidateRow, type PlaceRow, insertCandidate, replacePlaces } from './candidate.store.ts';

export type { CandidateRow } from './candidate.store.ts';
export { emptyProfile } from './read-profile.ts';

/** As the person would have said it; what the search reads is worked out as there. */
export async function addProfile(
  tx: Tx,
  row: Authorized<CandidateRow>,
  places: readonly PlaceRow[],
): Promise<void> {
  await insertCandidate(tx, {
    ...row,
    experienceMonths: row.saidMonths,
    searchWords: row.about.toLowerCase(),
  });
  await replacePlaces(tx, row, places);
  await replaceSpots(tx, row, places);
}
