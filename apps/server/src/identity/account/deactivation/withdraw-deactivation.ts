import { deactivationErrors } from '@nukkad/contract/identity/account/account.noun';
import { authorize } from '../../../platform/authorize.ts';
import { type Platform, system } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { mayChangeOwn } from '../account.policy.ts';
import { lockAccount } from '../account.store.ts';
import { changeAccountStatus } from '../status/change-account-status.ts';
import { endDeactivationRequest, findOpenRequest } from './deactivation.store.ts';

/** Withdraws the deactivation request. An account that is Pending for another reason stays so. */
export async function withdrawDeactivation(platform: Platform, viewer: Viewer, now: Date): Promise<void> {
  const { userId } = viewer;
  await platform.write(system, async (tx) => {
    const account = await lockAccount(tx, userId);
    const own = authorize(account, mayChangeOwn(viewer, account));
    if (!(await findOpenRequest(tx, userId))) refuse(deactivationErrors.deactivation_not_asked);
    await endDeactivationRequest(tx, own, 'withdrawn', now);
    const by = { kind: 'Self', userId } as const;
    await changeAccountStatus(tx, { userId, to: 'Active', by, reason: 'stays after all', now });
  });
}
