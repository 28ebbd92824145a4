import { accountEvents } from '@nukkad/contract/identity/account/account.noun';
import { referralErrors } from '@nukkad/contract/identity/account/referral.noun';
import { authorize } from '../../../platform/authorize.ts';
import { publish } from '../../../platform/outbox/publish.ts';
import { type Platform, system } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { mayChangeOwn } from '../account.policy.ts';
import { addReferral, findReferrer } from './referral.store.ts';

/** Counts a friend for the owner of the code: once per person, and never for oneself. */
export async function addReferralCode(
  platform: Platform,
  viewer: Viewer,
  code: string,
  now: Date,
): Promise<void> {
  const { userId } = viewer;
  const friend = authorize({ userId }, mayChangeOwn(viewer, { userId }));
  await platform.write(system, async (tx) => {
    const referrerUserId = (await findReferrer(tx, code)) ?? refuse(referralErrors.referral_unknown);
    if (referrerUserId === userId) refuse(referralErrors.referral_own);
    if (!(await addReferral(tx, friend, referrerUserId, now))) refuse(referralErrors.referral_given);
    await publish(tx, now, accountEvents.friendCame, { userId, referrerUserId });
  });
}
