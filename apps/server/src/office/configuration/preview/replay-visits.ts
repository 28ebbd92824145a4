import type { PastVisit } from '../../../market/booking/index.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { scopeOf, settingsFor } from '../../../platform/snapshot/settings.ts';
import type { ConfigurationDependencies } from '../configuration.interface.ts';
import { settingOf } from '../setting-of.ts';
import type { PreviewRow } from './preview.store.ts';
import { reckonsOf } from './reckons.rules.ts';
import type { Replaying } from './replay.ts';
import { replayBill } from './replay-bill.ts';
import { replayCancellation } from './replay-cancellation.ts';
import type { Replayed } from './tally.rules.ts';

const replays = { bills: replayBill, cancellations: replayCancellation, counts: null };

/** What a change makes of each of these visits; none: it is not concerned. */
export async function replayerOf(
  deps: ConfigurationDependencies,
  reader: Reader,
  { key, part, cityCode, categoryId, value }: PreviewRow,
  visits: readonly PastVisit[],
): Promise<(visit: PastVisit) => readonly Replayed[]> {
  const replay = replays[reckonsOf(settingOf(`${key}.${part}`))];
  const ids = visits.flatMap(({ organisationId }) => organisationId ?? []);
  const [settings, organisations] = await Promise.all([
    settingsFor(reader),
    deps.partner.getOrganisations(reader, [...new Set(ids)]),
  ]);
  const scope = scopeOf({ cityCode: cityCode ?? '', categoryId: categoryId ?? '' });
  const replaying: Replaying = { deps, settings, key, tried: { scope, part, value }, organisations };
  return (visit) => {
    const shares = replay?.(replaying, visit) ?? null;
    if (replay && shares === null) return [];
    const { bookingId, bookingNumber, cityCode: city, categoryId: category } = visit;
    return [{ bookingId, bookingNumber, cityCode: city, categoryId: category, shares }];
  };
}
