import { catalogEvents } from '@nukkad/contract/market/catalog/catalog.noun';
import { type Authorized, partOf } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { publishEach } from '../../../platform/outbox/publish.ts';
import { type PausedWork, applyPausedWork, savePausedWork } from './paused-work.store.ts';

/** All work of a partner that is not offered for lack of a document, in place of what was paused before. */
export async function pauseWork(tx: Tx, paused: Authorized<PausedWork>, now: Date): Promise<void> {
  await savePausedWork(tx, paused);
  const changed = await applyPausedWork(tx, partOf(paused, { organisationId: paused.organisationId }));
  await publishEach(
    tx,
    now,
    catalogEvents.offersChanged,
    changed.map((organisationId) => ({ organisationId })),
  );
}
