import { accountEvents } from '@nukkad/contract/identity/account/account.events';
import { randomUUID } from 'node:crypto';
import type { Tx } from '../../platform/db/database.ts';
import { publish } from '../../platform/outbox/publish.ts';
import { wholeSecond } from './session.rules.ts';
import { type Session, addSession } from './session.store.ts';
import type { ChosenRole } from './sign-in.rules.ts';

/** Always a new session with a new id: what was known before signing in is worth nothing after it. */
export async function openSession(
  tx: Tx,
  userId: string,
  chosen: ChosenRole | null,
  now: Date,
): Promise<Session> {
  const session: Session = {
    sessionId: randomUUID(),
    userId,
    role: chosen?.role ?? null,
    organisationId: chosen?.organisationId ?? null,
    staffId: chosen?.staffId ?? null,
    tokenId: randomUUID(),
    tokenIssuedAt: wholeSecond(now),
    previousTokenId: null,
    previousTokenUntil: null,
    revokedAt: null,
  };
  await addSession(tx, session);
  await publish(tx, now, accountEvents.signedIn, { userId, sessionId: session.sessionId });
  return session;
}
