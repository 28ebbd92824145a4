import { accountEvents, deactivationErrors } from '@nukkad/contract/identity/account/account.noun';
import { confirmsDeactivation, seenOfDeactivation } from '@nukkad/contract/identity/account/deactivation.api';
import type { Seen } from '@nukkad/contract/kernel/confirmation';
import { authorize, partOf } from '../../../platform/authorize.ts';
import { confirmSeen } from '../../../platform/confirm-seen.ts';
import { publish } from '../../../platform/outbox/publish.ts';
import { type Platform, system } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { mayChangeOwn } from '../account.policy.ts';
import { lockAccount } from '../account.store.ts';
import { changeAccountStatus } from '../status/change-account-status.ts';
import { addDeactivationRequest } from './deactivation.store.ts';
import { takesEffectAt } from './deactivation.rules.ts';
import { readOpenWork } from './read-deactivation.ts';

/** The own account is to be closed: refused while bookings are open, and again when the days of grace are over. */
export async function requestDeactivation(
  platform: Platform,
  viewer: Viewer,
  { reason, seen }: { readonly reason: string; readonly seen: Seen<typeof confirmsDeactivation> },
  now: Date,
): Promise<void> {
  const { userId } = viewer;
  await platform.write(system, async (tx) => {
    const account = await lockAccount(tx, userId);
    const own = authorize(account, mayChangeOwn(viewer, account));
    const standing = await readOpenWork(tx, platform.contributions.openWork, userId);
    if (standing.openBookings > 0) refuse(deactivationErrors.bookings_open);
    const by = { kind: 'Self', userId } as const;
    await changeAccountStatus(tx, { userId, to: 'Pending', by, reason: 'deactivation pending', now });
    confirmSeen(confirmsDeactivation, seen, seenOfDeactivation(standing));
    const at = takesEffectAt(now);
    const request = partOf(own, { userId, reason, askedAt: now, takesEffectAt: at });
    const requestId = await addDeactivationRequest(tx, request);
    await publish(tx, now, accountEvents.leavingAsked, {
      userId,
      requestId,
      takesEffectAt: at.toISOString(),
    });
  });
}
