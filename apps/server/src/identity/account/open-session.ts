import { accountEvents } from '@nukkad/contract/identity/account/account.noun';
import { randomUUID } from 'node:crypto';
import { systemAuthorized } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import { publish } from '../../platform/outbox/publish.ts';
import { wholeSecond } from './session.rules.ts';
import type { Signer } from './account.store.ts';
import type { SeenDevice } from './device/device.store.ts';
import { type Session, addSession, addSignIn } from './session.store.ts';
import type { ChosenRole } from './sign-in.rules.ts';

/** Always a new session with a new id: what was known before signing in is worth nothing after it. */
function newSession(userId: string, chosen: ChosenRole | null, now: Date): Session {
  return {
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
}

/** Without a device, as the seeds do. */
export async function openSession(
  tx: Tx,
  userId: string,
  chosen: ChosenRole | null,
  now: Date,
): Promise<Session> {
  const session = newSession(userId, chosen, now);
  await addSession(tx, session);
  await publish(tx, now, accountEvents.signedIn, { userId, sessionId: session.sessionId });
  return session;
}

/** On the device that the person holds; its owner is told where it is a new one. */
export async function openSessionOn(
  tx: Tx,
  { userId, knowsDevice, hasDevices }: Signer,
  chosen: ChosenRole | null,
  { seen, now }: { readonly seen: SeenDevice; readonly now: Date },
): Promise<Session> {
  const session = newSession(userId, chosen, now);
  await addSignIn(tx, systemAuthorized(session, 'Who the person is was proved.'), seen, now);
  await publish(tx, now, accountEvents.signedIn, { userId, sessionId: session.sessionId });
  if (hasDevices && !knowsDevice)
    await publish(tx, now, accountEvents.newDevice, { userId, device: seen.device });
  return session;
}
