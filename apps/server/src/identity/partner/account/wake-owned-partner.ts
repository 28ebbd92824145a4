import type { Tx } from '../../../platform/db/database.ts';
import { partnerLife } from './partner.life.ts';
import { findOwnedPartner } from './partner-account.store.ts';

/** The owner has come back: a shop that rested is open before the sign-in is answered. */
export async function wakeOwnedPartner(tx: Tx, userId: string, now: Date): Promise<void> {
  const organisationId = await findOwnedPartner(tx, userId);
  if (organisationId === null) return;
  const allowed = await partnerLife.lockForSystem(tx, 'wake', organisationId);
  if (allowed) await partnerLife.move(tx, allowed, { now });
}
