import type { PartnerInterface } from '../../partner/index.ts';
import { systemAuthorized } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { changeAccountStatus } from '../status/change-account-status.ts';
import { saveSignIn } from './dormancy.store.ts';

/** Records the sign-in. A dormant account becomes Active again, and the person's own partner with it. */
export async function reactivateAtSignIn(
  partner: Pick<PartnerInterface, 'wakeOwned'>,
  tx: Tx,
  userId: string,
  now: Date,
): Promise<void> {
  const { wakes } = await saveSignIn(tx, systemAuthorized({ userId }, 'Its person has just signed in.'), now);
  if (!wakes) return;
  const by = { kind: 'System', userId: null } as const;
  await changeAccountStatus(tx, { userId, to: 'Active', by, reason: 'signed in again', now });
  await partner.wakeOwned(tx, userId, now);
}
