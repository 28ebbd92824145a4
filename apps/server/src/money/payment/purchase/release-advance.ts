import type { Authorized } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { type PurchaseRow, lockHeldAdvance } from './purchase.store.ts';
import { purchaseTransitions } from './purchase.transitions.ts';

/** The advance that is held for this project is its partner's from now on, once; null: none is held. */
export async function releaseAdvance(
  tx: Tx,
  of: { readonly rfqId: string; readonly organisationId: string },
  now: Date,
): Promise<Authorized<PurchaseRow> | null> {
  const held = await lockHeldAdvance(tx, of);
  const allowed = held && purchaseTransitions.allowSystem(purchaseTransitions.verb.release, held);
  return allowed ? purchaseTransitions.move(tx, allowed, { now, releasedAt: now }) : null;
}
