import type { Tx } from '../../platform/db/database.ts';
import { allowSystemMove, movePartner } from './move-partner.ts';
import { findOwnedPartner, lockPartner } from './partner-account.store.ts';

/** The owner has come back: a shop that rested is open before the sign-in is answered. */
export async function wakeOwnedPartner(tx: Tx, userId: string, now: Date): Promise<void> {
  const organisationId = await findOwnedPartner(tx, userId);
  if (organisationId === null) return;
  const allowed = allowSystemMove('wake', await lockPartner(tx, organisationId));
  if (allowed) await movePartner(tx, allowed, { now });
}
