import type { PastVisit } from '../../../market/booking/index.ts';
import type { Reader } from '../../../platform/db/database.ts';
import type { ConfigurationDependencies } from '../configuration.dependencies.ts';
import type { PreviewRow } from './preview.store.ts';
import type { Replayed } from './tally.rules.ts';

const counted = ({ bookingId, bookingNumber, cityCode, categoryId }: PastVisit): readonly Replayed[] => [
  { bookingId, bookingNumber, cityCode, categoryId, shares: null },
];

/** What a change makes of each of these visits; none: it is not concerned. */
export async function replayerOf(
  _deps: ConfigurationDependencies,
  _reader: Reader,
  _row: PreviewRow,
  _visits: readonly PastVisit[],
): Promise<(visit: PastVisit) => readonly Replayed[]> {
  return counted;
}
