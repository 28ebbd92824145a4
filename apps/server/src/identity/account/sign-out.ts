import { accountEvents } from '@nukkad/contract/identity/account/account.noun';
import { authorize } from '../../platform/authorize.ts';
import { publish } from '../../platform/outbox/publish.ts';
import { type Platform, system } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { mayChangeOwn } from './account.policy.ts';
import { lockSession, revokeSession } from './session.store.ts';

/** Ends this session. Ended twice at one moment, it is ended once. */
export async function signOut(platform: Platform, viewer: Viewer, now: Date): Promise<void> {
  await platform.write(system, async (tx) => {
    const session = await lockSession(tx, viewer.sessionId);
    if (!session || session.revokedAt) return;
    await revokeSession(tx, authorize(session, mayChangeOwn(viewer, session)), now);
    await publish(tx, now, accountEvents.signedOut, { userId: viewer.userId, sessionId: viewer.sessionId });
  });
}
