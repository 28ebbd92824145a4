import type { PartnershipInterface } from '../../market/partnership/index.ts';
import { type Platform, system } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { isOver } from './admin.rules.ts';
import { listSessionTimes, revokeAdminSession } from './admin-session.store.ts';
import { recordAct } from './record-sign-in.ts';

/** What a reviewer had taken returns to the queue with the last session, so that colleagues need not take it over. */
export async function signOutAdmin(
  platform: Platform,
  partnership: Pick<PartnershipInterface, 'releaseReviewsOf'>,
  { userId, sessionId }: Viewer,
  now: Date,
): Promise<void> {
  await platform.write(system, async (tx) => {
    if (!(await revokeAdminSession(tx, sessionId, now))) return;
    await recordAct(tx, userId, 'signed_out', now, { sessionId });
    const others = await listSessionTimes(tx, userId);
    if (others.every((one) => isOver(one, now))) await partnership.releaseReviewsOf(tx, userId, now);
  });
}
