import { passwordErrors } from '@nukkad/contract/identity/account/password.noun';
import type { ErrorFact } from '@nukkad/contract/kernel/errors';
import { systemAuthorized } from '../../../platform/authorize.ts';
import { system } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import { type Contact, keyOf } from '../contact.ts';
import {
  type OpenedSession,
  type SignInDependencies,
  openSessionOf,
  withOwnProfile,
} from '../open-account-session.ts';
import type { SigningDevice } from '../device/see-device.ts';
import { isFact } from '../redeem-code.ts';
import type { SignInRole } from '../sign-in.rules.ts';
import { countPassword } from './count-attempt.ts';
import { removeAttempt } from './attempt.store.ts';
import { type Hashing, isOutdated } from '../../../platform/password.ts';
import { findPassword, findPerson, renewHash } from './password.store.ts';

interface Attempt {
  readonly contact: Contact;
  readonly password: string;
  readonly role: SignInRole | null;
  readonly networkAddress: string;
  readonly seen: SigningDevice;
  readonly now: Date;
}

/**
 * The same steps for every account: count the attempt, then compute a hash, of a decoy where there is no password. So
 * neither the answer nor its time reveals which accounts exist or have a password. A hash with outdated parameters is
 * renewed at sign-in.
 */
export async function signInWithPassword(
  parts: SignInDependencies,
  hashing: Hashing,
  { contact, password, role, networkAddress, seen, now }: Attempt,
): Promise<OpenedSession> {
  const { platform } = parts;
  const person = await findPerson(platform.db, contact);
  const subject = person ? `user ${person.userId}` : `contact ${keyOf(contact)}`;
  const tryId = await countPassword(platform, { subject, networkAddress, now });
  const isRight = await hashing.verify(person?.hash ?? null, password);
  if (!person?.hash || !isRight) return refuse(passwordErrors.sign_in_wrong);
  const stored = person.hash;
  const renewed = isOutdated(stored) ? await hashing.hash(password) : null;
  const outcome = await platform.write<OpenedSession | ErrorFact>(system, async (tx) => {
    await removeAttempt(tx, tryId);
    // Changed while it was being checked: the old one opens nothing any more.
    if ((await findPassword(tx, person.userId))?.hash !== stored) return passwordErrors.sign_in_wrong;
    if (renewed)
      await renewHash(tx, systemAuthorized(person, 'The password that it is made of was right.'), renewed);
    return withOwnProfile(parts, await openSessionOf(parts, tx, person.userId, { asked: role, seen, now }));
  });
  return isFact(outcome) ? refuse(outcome) : outcome;
}
