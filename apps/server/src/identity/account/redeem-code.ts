import { accountErrors } from '@nukkad/contract/identity/account/account.noun';
import type { ErrorFact } from '@nukkad/contract/kernel/errors';
import type { Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { codeFits } from './account-keys.ts';
import type { Contact } from './contact.ts';
import { type CodePurpose, factOfWrongTry, signInLimits, whyNotTry } from './sign-in.rules.ts';
import {
  type Challenge,
  type LockedChallenge,
  countWrongTry,
  lockChallenge,
  lockContact,
  markUsed,
} from './sign-in.store.ts';

/** A code with what it must be bound to: contact, purpose and the sessionId that its sending answered. */
export interface CodeAttempt {
  readonly challengeId: string;
  readonly contact: Contact;
  readonly purposes: readonly CodePurpose[];
  readonly code: string;
  readonly now: Date;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const isChallengeId = (given: string): boolean => uuid.test(given);
export const isFact = (outcome: object): outcome is ErrorFact => 'code' in outcome && 'status' in outcome;

/** Why this try fails, having counted it; null when the code is right, which uses it up. */
async function spendTry(
  { config }: Platform,
  tx: Tx,
  challenge: LockedChallenge,
  attempt: CodeAttempt,
): Promise<ErrorFact | null> {
  const limits = signInLimits(config.RATE_LIMIT_SCALE);
  const barrier = whyNotTry(challenge, challenge.triesToday, limits, attempt.now);
  if (barrier) return barrier;
  if (codeFits(config.secret, challenge.challengeId, attempt.code)) {
    await markUsed(tx, challenge.challengeId, attempt.now);
    return null;
  }
  await countWrongTry(tx, challenge.challengeId);
  return factOfWrongTry(challenge.wrongTries, challenge.triesToday, limits);
}

/**
 * The challenge that this code opens, now used up, or why not. A wrong try must be committed to count: return the
 * fact out of the transaction, and refuse after it.
 */
export async function redeemCode(
  platform: Platform,
  tx: Tx,
  attempt: CodeAttempt,
): Promise<Challenge | ErrorFact> {
  if (!isChallengeId(attempt.challengeId)) return accountErrors.otp_expired;
  const [, challenge] = await Promise.all([lockContact(tx, attempt.contact), lockChallenge(tx, attempt)]);
  if (!challenge) return accountErrors.otp_expired;
  return (await spendTry(platform, tx, challenge, attempt)) ?? challenge;
}
