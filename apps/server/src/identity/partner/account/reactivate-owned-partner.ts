import type { Tx } from '../../../platform/db/database.ts';
import { partnerTransitions } from './partner.transitions.ts';
import { findOwnedPartner } from './partner-account.store.ts';

/** The owner has come back: a shop that rested is open before the sign-in is answered. */
export async function reactivateOwnedPartner(tx: Tx, userId: string, now: Date): Promise<void> {
  const organisationId = await findOwnedPartner(tx, userId);
  if (organisationId === null) return;
  const allowed = await partnerTransitions.lockForSystem(tx, partnerTransitions.verb.wake, organisationId);
  if (allowed) await partnerTransitions.move(tx, allowed, { now });
}
