import { accountEvents } from '@nukkad/contract/identity/account/account.noun';
import { authorize } from '../../../platform/authorize.ts';
import { audit } from '../../../platform/audit.ts';
import { publish } from '../../../platform/outbox/publish.ts';
import { type Platform, system } from '../../../platform/platform.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { mayChangeOwn } from '../account.policy.ts';
import { lockAccount } from '../account.store.ts';
import { revokeSessionsOf } from '../session.store.ts';

/** Ends own sessions; answers which, so that memory and sockets let go of them at once. */
export async function endSessions(
  platform: Platform,
  viewer: Viewer,
  which: { readonly only: string } | { readonly keep: string | null },
  now: Date,
): Promise<readonly string[]> {
  const { userId } = viewer;
  return platform.write(system, async (tx) => {
    const account = await lockAccount(tx, userId);
    const own = authorize(account, mayChangeOwn(viewer, account));
    const ended = await revokeSessionsOf(tx, own, which, now);
    if (ended.length === 0) return ended;
    for (const sessionId of ended) await publish(tx, now, accountEvents.signedOut, { userId, sessionId });
    await audit(tx, now, {
      actorKind: 'Person',
      actorId: userId,
      action: 'account.end_sessions',
      subjectKind: 'user_account',
      subjectId: userId,
      detail: { ended: ended.length },
    });
    return ended;
  });
}
