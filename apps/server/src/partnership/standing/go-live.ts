import { allowSystemMove, lockPartner, movePartner } from '../../partner/index.ts';
import type { Tx } from '../../platform/db/database.ts';
import { findBank } from '../bank/bank.store.ts';

/** An approved partner whose account is verified becomes Active; either may come first. Called again, it does nothing. */
export async function goLive(tx: Tx, organisationId: string, now: Date): Promise<void> {
  const allowed = allowSystemMove('activate', await lockPartner(tx, organisationId));
  const bank = await findBank(tx, organisationId);
  if (allowed && bank?.state === 'verified') await movePartner(tx, allowed, { now });
}
