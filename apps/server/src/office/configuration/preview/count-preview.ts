import { authorize } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { system } from '../../../platform/platform.ts';
import type { ConfigurationDependencies } from '../configuration.interface.ts';
import { lockPreview, saveStep } from './preview.store.ts';
import { replayerOf } from './replay-visits.ts';
import { addStep } from './tally.rules.ts';

const visitsAStep = 500;

/** One step, in a transaction of its own; false: none is left. */
async function countOnce(deps: ConfigurationDependencies, tx: Tx, previewId: string): Promise<boolean> {
  const row = await lockPreview(tx, previewId);
  if (row?.status !== 'Counting') return false;
  const { cityCode, categoryId, since, askedAt, reachedAt, reachedId } = row;
  const after = reachedAt && reachedId ? { at: reachedAt, id: reachedId } : null;
  const visits = await deps.booking.pastVisits.page(
    tx,
    { cityCode, categoryId, since, until: askedAt },
    after,
    visitsAStep,
  );
  const last = visits.at(-1);
  const isLast = visits.length < visitsAStep;
  const replay = await replayerOf(deps, tx, row, visits);
  const stepped = {
    ...row,
    status: isLast ? ('Done' as const) : row.status,
    reachedAt: last?.startsAt ?? reachedAt,
    reachedId: last?.bookingId ?? reachedId,
    looked: row.looked + visits.length,
    tally: addStep(row.tally, visits.flatMap(replay)),
  };
  await saveStep(tx, authorize(stepped, row.status === 'Counting'));
  return !isLast;
}

/** A count that was cut short goes on where it stopped. */
export async function countPreview(deps: ConfigurationDependencies, previewId: string): Promise<void> {
  const once = () => deps.platform.write(system, (tx) => countOnce(deps, tx, previewId));
  while (await once());
}
