import { randomUUID } from 'node:crypto';
import type { Tx } from '../../platform/db/database.ts';
import { newToken, tokenHash } from './admin-keys.ts';
import { sessionLifeMs } from './admin.rules.ts';
import { type AdminSession, addAdminSession } from './admin-session.store.ts';
import { saveTries } from './admin.store.ts';
import { recordAct } from './record-sign-in.ts';

export interface OpenedSession extends AdminSession {
  /** For the cookie; kept nowhere. */
  readonly token: string;
}

export async function openAdminSession(
  tx: Tx,
  userId: string,
  now: Date,
  by: 'code' | 'recovery_code',
): Promise<OpenedSession> {
  const token = newToken();
  const endsAt = new Date(now.getTime() + sessionLifeMs);
  const session = { sessionId: randomUUID(), userId, lastSeenAt: now, endsAt, revokedAt: null };
  await addAdminSession(tx, { ...session, tokenHash: tokenHash(token) });
  await saveTries(tx, userId, { wrongTries: 0, pausedUntil: null }, now);
  await recordAct(tx, userId, 'signed_in', now, { by, sessionId: session.sessionId });
  return { ...session, token };
}
