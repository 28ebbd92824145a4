import { accountEvents } from '@nukkad/contract/identity/account/account.noun';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { publish } from '../../../platform/outbox/publish.ts';
import type { Account } from '../account.store.ts';
import { recordOwnAct } from '../record-own-act.ts';
import { revokeSessionsOf } from '../session.store.ts';
import { savePassword } from './password.store.ts';

interface Replacement {
  readonly hash: string;
  /** The session that may go on; null: none may, for the password was forgotten. */
  readonly keepSessionId: string | null;
  readonly now: Date;
}

/** Ends the sessions that were opened with the old password. Returns the sessions that ended. */
export async function replacePassword(
  tx: Tx,
  account: Authorized<Account>,
  { hash, keepSessionId, now }: Replacement,
): Promise<string[]> {
  const { userId } = account;
  await savePassword(tx, account, hash, now);
  const ended = await revokeSessionsOf(tx, account, { keep: keepSessionId }, now);
  const act = keepSessionId === null ? 'recover_password' : 'change_password';
  await recordOwnAct(tx, userId, act, now, { sessionsEnded: ended.length });
  await publish(tx, now, accountEvents.passwordChanged, { userId });
  for (const sessionId of ended) await publish(tx, now, accountEvents.signedOut, { userId, sessionId });
  return ended;
}
