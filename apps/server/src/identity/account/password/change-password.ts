import { passwordErrors } from '@nukkad/contract/identity/account/password.noun';
import { accountErrors } from '@nukkad/contract/identity/account/account.noun';
import type { ErrorFact } from '@nukkad/contract/kernel/errors';
import { authorize } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { type Platform, system } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { codeFits } from '../account-keys.ts';
import { mayChangeOwn } from '../account.policy.ts';
import { type Account, getAccount, lockAccount } from '../account.store.ts';
import type { Contact } from '../contact.ts';
import { isChallengeId, isFact, redeemCode } from '../redeem-code.ts';
import { findChallenge } from '../sign-in.store.ts';
import { countPassword } from './count-attempt.ts';
import { removeAttempt } from './attempt.store.ts';
import { checkChosen } from './hash-chosen.ts';
import type { Hashing } from '../../../platform/password.ts';
import { findPassword } from './password.store.ts';
import { replacePassword } from './replace-password.ts';

/** What shows that it is the owner who sits there: the present password, or a fresh code. */
type Proof = { readonly oldPassword: string } | { readonly code: string; readonly challengeId: string };

interface Change {
  readonly newPassword: string;
  readonly proof: Proof;
  readonly networkAddress: string;
  readonly now: Date;
}

/** Wrong ones are counted with those of signing in: an open session must not help to guess. */
async function checkOldPassword(
  platform: Platform,
  hashing: Hashing,
  userId: string,
  { oldPassword, networkAddress, now }: { oldPassword: string; networkAddress: string; now: Date },
): Promise<void> {
  const stored = await findPassword(platform.db, userId);
  if (!stored) return refuse(passwordErrors.proof_missing);
  const tryId = await countPassword(platform, { subject: `user ${userId}`, networkAddress, now });
  if (!(await hashing.verify(stored.hash, oldPassword))) {
    const { message } = passwordErrors.old_password_wrong;
    refuse(passwordErrors.old_password_wrong, { fields: { oldPassword: message } });
  }
  await platform.write(system, (tx) => removeAttempt(tx, tryId));
}

/** Where the code of this challenge went, if that is the account's own number or address. */
async function ownContact(tx: Tx, challengeId: string, account: Account): Promise<Contact | null> {
  const challenge = isChallengeId(challengeId) ? await findChallenge(tx, challengeId) : null;
  if (challenge?.mobileNumber && challenge.mobileNumber === account.mobileNumber)
    return { mobileNumber: account.mobileNumber };
  return challenge?.email && challenge.email === account.email ? { email: account.email } : null;
}

async function redeem(
  platform: Platform,
  tx: Tx,
  account: Account,
  { code, challengeId, now }: { code: string; challengeId: string; now: Date },
): Promise<ErrorFact | null> {
  const contact = await ownContact(tx, challengeId, account);
  if (!contact) return accountErrors.otp_expired;
  const outcome = await redeemCode(platform, tx, {
    challengeId,
    contact,
    code,
    purposes: ['password_recovery'],
    now,
  });
  return isFact(outcome) ? outcome : null;
}

/** Sets or changes the own password; every other session ends. Answers those that did. */
export async function changePassword(
  platform: Platform,
  hashing: Hashing,
  viewer: Viewer,
  { newPassword, proof, networkAddress, now }: Change,
): Promise<readonly string[]> {
  const { userId } = viewer;
  const owner = await getAccount(platform.db, userId);
  checkChosen(newPassword, owner);
  if ('oldPassword' in proof)
    await checkOldPassword(platform, hashing, userId, { ...proof, networkAddress, now });
  // A code that is seen to be wrong beforehand costs no hash; it is counted and refused below.
  const seemsRight =
    'oldPassword' in proof || codeFits(platform.config.secret, proof.challengeId, proof.code);
  const hash = seemsRight ? await hashing.hash(newPassword) : null;
  const outcome = await platform.write(system, async (tx) => {
    // The contact's lock comes before the account's row, as at every other door.
    const fact = 'code' in proof ? await redeem(platform, tx, owner, { ...proof, now }) : null;
    if (fact) return fact;
    if (hash === null) return accountErrors.otp_expired;
    const account = await lockAccount(tx, userId);
    const owned = authorize(account, mayChangeOwn(viewer, account));
    return replacePassword(tx, owned, { hash, keepSessionId: viewer.sessionId, now });
  });
  return isFact(outcome) ? refuse(outcome) : outcome;
}
