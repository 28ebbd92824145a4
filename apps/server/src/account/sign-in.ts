import { accountErrors } from '@nukkad/contract/account/account.errors';
import type { ErrorFact } from '@nukkad/contract/kernel/errors';
import type { Tx } from '../platform/db/database.ts';
import { newId } from '../platform/id.ts';
import { publish } from '../platform/outbox/publish.ts';
import { type Platform, system } from '../platform/platform.ts';
import { refuse } from '../platform/refusal.ts';
import { codeFits } from './account.keys.ts';
import { addAccount, addRole, findAccountByMobile, listRoles } from './account.store.ts';
import { openSession } from './open-session.ts';
import type { Session } from './session.store.ts';
import { type HeldRole, chooseRole, signInLimits, whyNotTry } from './sign-in.rules.ts';
import {
  type Challenge,
  countWrongTries,
  countWrongTry,
  lockChallenge,
  lockNumber,
  markUsed,
} from './sign-in.store.ts';

interface Attempt {
  readonly challengeId: string;
  readonly mobileNumber: string;
  readonly code: string;
  readonly now: Date;
}

const buyer: HeldRole = { role: 'Buyer', organisationId: null, staffId: null };
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** An unknown number becomes a buyer's account. */
async function findOrMakePerson(tx: Tx, mobileNumber: string, now: Date): Promise<string> {
  const known = await findAccountByMobile(tx, mobileNumber);
  if (known) return known.userId;
  const userId = newId();
  await addAccount(tx, { userId, mobileNumber, fullName: '' }, now);
  await publish(tx, now, 'account.created', { userId });
  return userId;
}

/** With no role chosen, a person is a buyer. */
async function rolesOf(tx: Tx, userId: string, now: Date): Promise<HeldRole[]> {
  const held = await listRoles(tx, userId);
  if (held.length > 0) return held;
  await addRole(tx, userId, buyer, now);
  return [buyer];
}

/** Why this try fails, having counted it; null when the code is right, which uses it up. */
async function spendTry(
  platform: Platform,
  tx: Tx,
  challenge: Challenge,
  attempt: Attempt,
): Promise<ErrorFact | null> {
  const { config } = platform;
  const triesToday = await countWrongTries(tx, attempt.mobileNumber, attempt.now);
  const barrier = whyNotTry(challenge, triesToday, signInLimits(config.RATE_LIMIT_SCALE), attempt.now);
  if (barrier) return barrier;
  if (codeFits(config.secret, challenge.challengeId, attempt.code)) {
    await markUsed(tx, challenge.challengeId, attempt.now);
    return null;
  }
  await countWrongTry(tx, challenge.challengeId);
  return accountErrors.otp_wrong;
}

async function redeem(platform: Platform, tx: Tx, attempt: Attempt): Promise<Session | ErrorFact> {
  const { mobileNumber, now } = attempt;
  await lockNumber(tx, mobileNumber);
  const challenge = await lockChallenge(tx, attempt.challengeId, mobileNumber);
  if (!challenge) return accountErrors.otp_expired;
  const refused = await spendTry(platform, tx, challenge, attempt);
  if (refused) return refused;
  const userId = await findOrMakePerson(tx, mobileNumber, now);
  const chosen = chooseRole(await rolesOf(tx, userId, now), challenge.askedRole);
  return chosen ? openSession(tx, userId, chosen, now) : accountErrors.admin_refused;
}

/** Opens a session for the right code. A wrong try is committed before it is refused, so that it counts. */
export async function signIn(platform: Platform, attempt: Attempt): Promise<Session> {
  if (!uuid.test(attempt.challengeId)) return refuse(accountErrors.otp_expired);
  const outcome = await platform.write(system, (tx) => redeem(platform, tx, attempt));
  return 'sessionId' in outcome ? outcome : refuse(outcome);
}
