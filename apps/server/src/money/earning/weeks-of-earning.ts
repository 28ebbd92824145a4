import { addDays } from '@nukkad/contract/kernel/time';
import type { Reader } from '../../platform/db/database.ts';
import { listSums } from './earning-sums.store.ts';
import { instantsOf } from './period.rules.ts';
import { seriesOf } from './series.rules.ts';

/** What an organisation earned in the week of each of these Mondays, which follow each other. */
export async function listWeeksOfEarning(
  reader: Reader,
  { organisationId, mondays }: { readonly organisationId: string; readonly mondays: readonly string[] },
): Promise<ReadonlyMap<string, number>> {
  const [from = ''] = mondays;
  const days = { from, to: addDays(mondays.at(-1) ?? from, 6) };
  const rows = await listSums(reader, { organisationId, step: 'day', ...instantsOf(days) });
  return new Map(seriesOf(rows, days, 'week').map(({ day, earned }) => [day, earned]));
}
