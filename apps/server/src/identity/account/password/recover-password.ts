import { accountErrors } from '@nukkad/contract/identity/account/account.noun';
import type { ErrorFact } from '@nukkad/contract/kernel/errors';
import { systemAuthorized } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { type LastReads, lastReads } from '../../../platform/db/last-reads.ts';
import { system } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import { codeFits } from '../account-keys.ts';
import { findAccountByContact, listRoles, lockAccount } from '../account.store.ts';
import {
  type OpenedSession,
  type SignInDependencies,
  openSessionOf,
  readOpened,
} from '../open-account-session.ts';
import type { SigningDevice } from '../device/see-device.ts';
import { type CodeAttempt, isFact, redeemCode } from '../redeem-code.ts';
import { chooseRole } from '../sign-in.rules.ts';
import { hashChosen } from './hash-chosen.ts';
import type { Hashing } from '../../../platform/password.ts';
import { replacePassword } from './replace-password.ts';

type Attempt = Omit<CodeAttempt, 'purposes'> & { readonly seen: SigningDevice };

interface Recovered extends OpenedSession {
  readonly ended: readonly string[];
}

/** `hash` is null where the code was seen to be wrong beforehand: then it is counted and refused here. */
async function redeem(
  parts: SignInDependencies,
  tx: Tx,
  attempt: Attempt,
  hash: string | null,
): Promise<LastReads<Recovered> | ErrorFact> {
  const { contact, now } = attempt;
  const challenge = await redeemCode(parts.platform, tx, { ...attempt, purposes: ['password_recovery'] });
  if (isFact(challenge)) return challenge;
  const found = await findAccountByContact(tx, contact);
  if (!found || hash === null) return accountErrors.otp_expired;
  const account = await lockAccount(tx, found.userId);
  const held = await listRoles(tx, account.userId);
  if (held.length > 0 && !chooseRole(held, null)) return accountErrors.admin_refused;
  const owned = systemAuthorized(
    account,
    'A person who reads what is sent to the own number or address owns the account.',
  );
  const ended = await replacePassword(tx, owned, { hash, keepSessionId: null, now });
  const opening = { asked: challenge.askedRole, seen: attempt.seen, now };
  const session = await openSessionOf(parts, tx, account.userId, opening);
  if (isFact(session)) return session;
  return lastReads(async (reader) => ({ ...(await readOpened(parts, reader, session)), ended }));
}

/**
 * Sets a new password for a person who forgot the old one. The hash is slow, so it is computed before the transaction,
 * and only for a right code: guessing codes must not cost the server hashes.
 */
export async function recoverPassword(
  parts: SignInDependencies,
  hashing: Hashing,
  newPassword: string,
  attempt: Attempt,
): Promise<Recovered> {
  const { platform } = parts;
  const { config, db } = platform;
  const seemsRight = codeFits(config.secret, attempt.challengeId, attempt.code);
  const owner = seemsRight ? await findAccountByContact(db, attempt.contact) : null;
  const hash = owner ? await hashChosen(hashing, newPassword, owner) : null;
  const outcome = await platform.write<Recovered | ErrorFact>(system, (tx) =>
    redeem(parts, tx, attempt, hash),
  );
  return isFact(outcome) ? refuse(outcome) : outcome;
}
