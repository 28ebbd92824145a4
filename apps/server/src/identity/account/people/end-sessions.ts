import { accountEvents } from '@nukkad/contract/identity/account/account.noun';
import { confirmsEndingSessions, seenOfSessions } from '@nukkad/contract/identity/account/people.api';
import type { Seen } from '@nukkad/contract/kernel/confirmation';
import { backofficeErrors } from '@nukkad/contract/office/backoffice/backoffice.noun';
import { actorOf, audit } from '../../../platform/audit.ts';
import { confirmSeen } from '../../../platform/confirm-seen.ts';
import { authorize } from '../../../platform/authorize.ts';
import { publish } from '../../../platform/outbox/publish.ts';
import type { Platform, WriteCall } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { mayChangeStatus } from '../account.policy.ts';
import { lockAccountIfThere } from '../account.store.ts';
import { revokeSessionsOf } from '../session.store.ts';
import { findPersonNow } from './read-people.ts';

/** Signs a person out everywhere; answers the sessions that were open. No Admin does so to the own account. */
export async function endSessions(
  platform: Platform,
  call: WriteCall & { viewer: Viewer; now: Date },
  { userId, why, seen }: { userId: string; why: string; seen: Seen<typeof confirmsEndingSessions> },
): Promise<string[]> {
  const by = { kind: 'Admin', userId: call.viewer.userId } as const;
  return platform.write(call, async (tx) => {
    const account = await lockAccountIfThere(tx, userId);
    if (!account) return refuse(backofficeErrors.person_not_found);
    const person = authorize(account, mayChangeStatus(by, account));
    const found = await findPersonNow(tx, userId, call.now);
    confirmSeen(confirmsEndingSessions, seen, seenOfSessions(found));
    const ended = await revokeSessionsOf(tx, person, { keep: null }, call.now);
    for (const sessionId of ended)
      await publish(tx, call.now, accountEvents.signedOut, { userId, sessionId });
    await audit(tx, call.now, {
      ...actorOf(call.viewer),
      action: 'account.end_sessions',
      subjectKind: 'user_account',
      subjectId: userId,
      detail: { why, ended: ended.length },
    });
    return ended;
  });
}
