import { systemAuthorized } from '../../platform/authorize.ts';
import type { ErrorFact } from '@nukkad/contract/kernel/errors';
import type { Tx } from '../../platform/db/database.ts';
import { system } from '../../platform/platform.ts';
import { refuse } from '../../platform/refusal.ts';
import { type Signer, addRole, lockSigner } from './account.store.ts';
import type { Contact } from './contact.ts';
import {
  type OpenedSession,
  type SignInDependencies,
  openAccountSession,
  withOwnProfile,
} from './open-account-session.ts';
import type { SigningDevice } from './device/see-device.ts';
import { joinAccount } from './join-account.ts';
import { savePassword } from './password/password.store.ts';
import { type CodeAttempt, isFact, redeemCode } from './redeem-code.ts';
import type { Session } from './session.store.ts';
import { firstRole } from './sign-in.rules.ts';
import type { Challenge } from './sign-in.store.ts';

type Attempt = Omit<CodeAttempt, 'purposes'> & { readonly seen: SigningDevice };

const provenOwner = (userId: string) =>
  systemAuthorized({ userId }, 'A code has proved whose contact it is.');

/** An unknown number or address becomes an account, with the name and the password of a sign-up. */
async function makePerson(tx: Tx, contact: Contact, challenge: Challenge, now: Date): Promise<Signer> {
  const userId = await joinAccount(tx, { ...contact, fullName: challenge.fullName ?? '' }, now);
  const { passwordHash } = challenge;
  if (passwordHash !== null) await savePassword(tx, provenOwner(userId), passwordHash, now);
  return { userId, wakes: false, roles: [], knowsDevice: false, hasDevices: false };
}

/** An existing account keeps its own name and password, whatever the form says. What is needed is asked at once, behind the lock. */
async function redeem(parts: SignInDependencies, tx: Tx, attempt: Attempt): Promise<Session | ErrorFact> {
  const { contact, seen, now } = attempt;
  const [challenge, known] = await Promise.all([
    redeemCode(parts.platform, tx, { ...attempt, purposes: ['sign_in', 'sign_up'] }),
    lockSigner(tx, contact, seen.deviceHash),
  ]);
  if (isFact(challenge)) return challenge;
  const signer = known ?? (await makePerson(tx, contact, challenge, now));
  const by = contact.email === undefined ? 'mobile' : 'email';
  const first = signer.roles.length === 0 ? firstRole(by, challenge.askedRole) : null;
  if (first) await addRole(tx, provenOwner(signer.userId), first, now);
  const roles = first ? [first] : signer.roles;
  return openAccountSession(parts, tx, { ...signer, roles }, { asked: challenge.askedRole, seen, now });
}

/** Opens a session for the right code. A wrong try is committed before it is refused, so that it counts. */
export async function signIn(parts: SignInDependencies, attempt: Attempt): Promise<OpenedSession> {
  const outcome = await parts.platform.write<OpenedSession | ErrorFact>(system, async (tx) =>
    withOwnProfile(parts, await redeem(parts, tx, attempt)),
  );
  return isFact(outcome) ? refuse(outcome) : outcome;
}
