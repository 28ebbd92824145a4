import { accountEvents } from '@nukkad/contract/identity/account/account.noun';
import { systemAuthorized } from '../../../platform/authorize.ts';
import { publish } from '../../../platform/outbox/publish.ts';
import { type Platform, system } from '../../../platform/platform.ts';
import { lockAccountIfThere } from '../account.store.ts';
import { changeAccountStatus } from '../status/change-account-status.ts';
import { endDeactivationRequest, findOpenRequest, postponeRequest } from './deactivation.store.ts';
import { takesEffectAt } from './deactivation.rules.ts';
import { countOpenFor } from './count-open-bookings.ts';

/** Its time has come. Looks again: it may have been taken back, or a booking may have been made in the meantime. */
export async function carryOutDeactivation(
  platform: Platform,
  asked: { readonly userId: string; readonly requestId: string },
): Promise<void> {
  const now = platform.clock.now();
  const { userId, requestId } = asked;
  await platform.write(system, async (tx) => {
    const account = await lockAccountIfThere(tx, userId);
    const request = await findOpenRequest(tx, userId);
    if (account?.status !== 'Pending' || request?.requestId !== requestId || request.takesEffectAt > now)
      return;
    if ((await countOpenFor(tx, platform.contributions.openWork, userId)) > 0) {
      const at = takesEffectAt(now);
      await postponeRequest(tx, systemAuthorized(request, 'A booking is open on its day.'), at);
      await publish(tx, now, accountEvents.leavingAsked, {
        userId,
        requestId,
        takesEffectAt: at.toISOString(),
      });
      return;
    }
    await endDeactivationRequest(tx, systemAuthorized(request, 'Its day has come.'), 'deactivated', now);
    const by = { kind: 'System', userId: null } as const;
    await changeAccountStatus(tx, { userId, to: 'Deactivated', by, reason: 'own wish', now });
  });
}
