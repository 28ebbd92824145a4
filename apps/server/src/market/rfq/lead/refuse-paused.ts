import { leadErrors } from '@nukkad/contract/market/lead/lead.noun';
import type { Tx } from '../../../platform/db/database.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { RfqDependencies } from '../rfq.interface.ts';
import type { RfqRow } from '../rfq.store.ts';

/** Work that may not be offered is not taken up either: the same pause as for bookings. What was unlocked before goes on. */
export async function refusePaused(
  { catalog }: Pick<RfqDependencies, 'catalog'>,
  tx: Tx,
  organisationId: string,
  rfq: Pick<RfqRow, 'categoryId'> | null,
): Promise<void> {
  if (rfq && (await catalog.pausedCategories(tx, organisationId)).has(rfq.categoryId))
    refuse(leadErrors.lead_work_paused);
}
