import { systemAuthorized } from '../../platform/authorize.ts';
import type { ErrorFact } from '@nukkad/contract/kernel/errors';
import type { Tx } from '../../platform/db/database.ts';
import { system } from '../../platform/platform.ts';
import { refuse } from '../../platform/refusal.ts';
import { addRole, findAccountByContact, listRoles } from './account.store.ts';
import type { Contact } from './contact.ts';
import { type SignInDependencies, openAccountSession } from './open-account-session.ts';
import { joinAccount } from './join-account.ts';
import { savePassword } from './password/password.store.ts';
import { type CodeAttempt, isFact, redeemCode } from './redeem-code.ts';
import type { Session } from './session.store.ts';
import { firstRole } from './sign-in.rules.ts';
import type { Challenge } from './sign-in.store.ts';

const provenOwner = (userId: string) =>
  systemAuthorized({ userId }, 'A code has proved whose contact it is.');

/**
 * An unknown number or address becomes an account, with the name and the password of a sign-up. An existing account
 * keeps its own, whatever the form says.
 */
async function findOrMakePerson(tx: Tx, contact: Contact, challenge: Challenge, now: Date): Promise<string> {
  const known = await findAccountByContact(tx, contact);
  if (known) return known.userId;
  const userId = await joinAccount(tx, { ...contact, fullName: challenge.fullName ?? '' }, now);
  const { passwordHash } = challenge;
  if (passwordHash !== null) await savePassword(tx, provenOwner(userId), passwordHash, now);
  return userId;
}

async function redeem(parts: SignInDependencies, tx: Tx, attempt: CodeAttempt): Promise<Session | ErrorFact> {
  const { contact, now } = attempt;
  const challenge = await redeemCode(parts.platform, tx, attempt);
  if (isFact(challenge)) return challenge;
  const userId = await findOrMakePerson(tx, contact, challenge, now);
  if ((await listRoles(tx, userId)).length === 0) {
    const first = firstRole(contact.email === undefined ? 'mobile' : 'email', challenge.askedRole);
    if (first) await addRole(tx, provenOwner(userId), first, now);
  }
  return openAccountSession(parts, tx, userId, challenge.askedRole, now);
}

/** Opens a session for the right code. A wrong try is committed before it is refused, so that it counts. */
export async function signIn(
  parts: SignInDependencies,
  attempt: Omit<CodeAttempt, 'purposes'>,
): Promise<Session> {
  const bound: CodeAttempt = { ...attempt, purposes: ['sign_in', 'sign_up'] };
  const outcome = await parts.platform.write(system, (tx) => redeem(parts, tx, bound));
  return isFact(outcome) ? refuse(outcome) : outcome;
}
