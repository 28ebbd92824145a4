import { randomUUID } from 'node:crypto';
import { accountErrors } from '@nukkad/contract/identity/account/account.noun';
import { passwordErrors } from '@nukkad/contract/identity/account/password.noun';
import type { Call } from '../../../platform/http/route.ts';
import { type Platform, system } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import { addressHash, subjectHash } from '../account-keys.ts';
import { signInLimits, tryWindowMs } from '../sign-in.rules.ts';
import { type CountedAttempt, addAttempt, countAttempts, lockAttempts } from './attempt.store.ts';

const hourMs = 3_600_000;
const retryAfter = hourMs / 1000;

interface PasswordTry {
  /** The account, or a contact without an account: both are counted, so both are refused alike. */
  readonly subject: string;
  readonly networkAddress: string;
  readonly now: Date;
}

/**
 * Counts a password before it is looked at, so that a hundred at one moment are still ten. Answers the id to take
 * it out again by, if it was right.
 */
export async function countPassword(platform: Platform, given: PasswordTry): Promise<string> {
  const { secret, RATE_LIMIT_SCALE } = platform.config;
  const limits = signInLimits(RATE_LIMIT_SCALE);
  const fresh: CountedAttempt = {
    tryId: randomUUID(),
    kind: 'password',
    subjectHash: subjectHash(secret, given.subject),
    addressHash: addressHash(secret, given.networkAddress),
    at: given.now,
  };
  await platform.write(system, async (tx) => {
    await lockAttempts(tx, fresh);
    const ofSubject = await countAttempts(tx, fresh, 'subject', tryWindowMs);
    const ofAddress = await countAttempts(tx, fresh, 'address', hourMs);
    if (ofSubject >= limits.triesPerDay || ofAddress >= limits.passwordsPerAddress)
      refuse(passwordErrors.password_paused, { retryAfter });
    await addAttempt(tx, fresh);
  });
  return fresh.tryId;
}

/** Counts an existence check: by the signed-in person, else by the network address. */
export async function countCheck(platform: Platform, { viewer, request, now }: Call): Promise<void> {
  const { secret, RATE_LIMIT_SCALE } = platform.config;
  const address = addressHash(secret, request.ip);
  const fresh: CountedAttempt = {
    tryId: randomUUID(),
    kind: 'existence',
    subjectHash: viewer ? subjectHash(secret, `user ${viewer.userId}`) : address,
    addressHash: address,
    at: now,
  };
  await platform.write(system, async (tx) => {
    await lockAttempts(tx, fresh);
    const checks = await countAttempts(tx, fresh, 'subject', hourMs);
    if (checks >= signInLimits(RATE_LIMIT_SCALE).checksPerCaller)
      refuse(accountErrors.too_many_checks, { retryAfter });
    await addAttempt(tx, fresh);
  });
}
