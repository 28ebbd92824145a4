import { type Platform, system } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { revokeAdminSession } from './admin-session.store.ts';
import { recordAct } from './record-sign-in.ts';

export async function signOutAdmin(platform: Platform, viewer: Viewer, now: Date): Promise<void> {
  await platform.write(system, async (tx) => {
    if (await revokeAdminSession(tx, viewer.sessionId, now))
      await recordAct(tx, viewer.userId, 'signed_out', now, { sessionId: viewer.sessionId });
  });
}
