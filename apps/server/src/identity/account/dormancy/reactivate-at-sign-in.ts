import type { PartnerInterface } from '../../partner/index.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { changeAccountStatus } from '../status/change-account-status.ts';
import type { Signer } from '../account.store.ts';

/** A dormant account becomes Active again, and the person's own partner with it. */
export async function reactivateAtSignIn(
  partner: Pick<PartnerInterface, 'wakeOwned'>,
  tx: Tx,
  { userId, wakes }: Signer,
  now: Date,
): Promise<void> {
  if (!wakes) return;
  const by = { kind: 'System', userId: null } as const;
  await changeAccountStatus(tx, { userId, to: 'Active', by, reason: 'signed in again', now });
  await partner.wakeOwned(tx, userId, now);
}
