import { backofficeErrors } from '@nukkad/contract/backoffice/backoffice.errors';
import { actorOf, audit } from '../../platform/audit.ts';
import type { Platform, WriteCall } from '../../platform/platform.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { findAccounts } from '../account.store.ts';
import { revokeAllSessions } from './people.store.ts';

/** Signs a person out everywhere; answers the sessions that were open. */
export async function endSessions(
  platform: Platform,
  call: WriteCall & { viewer: Viewer; now: Date },
  { userId, why }: { userId: string; why: string },
): Promise<string[]> {
  return platform.write(call, async (tx) => {
    const [account] = await findAccounts(tx, [userId]);
    if (!account) return refuse(backofficeErrors.person_not_found);
    const ended = await revokeAllSessions(tx, userId, call.now);
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
