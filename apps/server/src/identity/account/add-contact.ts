import { accountErrors, accountEvents } from '@nukkad/contract/identity/account/account.noun';
import type { ErrorFact } from '@nukkad/contract/kernel/errors';
import { authorize } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import { publish } from '../../platform/outbox/publish.ts';
import { type Platform, system } from '../../platform/platform.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { mayChangeOwn } from './account.policy.ts';
import { findAccountByContact, lockAccount, saveContact } from './account.store.ts';
import { recordOwnAct } from './record-own-act.ts';
import { type Session, getSession } from './session.store.ts';
import { type CodeAttempt, isFact, redeemCode } from './redeem-code.ts';

type Attempt = Omit<CodeAttempt, 'purposes'>;

/** The session stays open. Only the reader of the mail learns that the address belongs to another account. */
async function redeem(
  platform: Platform,
  tx: Tx,
  viewer: Viewer,
  attempt: Attempt,
): Promise<ErrorFact | Session> {
  const { contact, now } = attempt;
  const isEmail = contact.email !== undefined;
  const challenge = await redeemCode(platform, tx, {
    ...attempt,
    purposes: [isEmail ? 'email_verification' : 'mobile_verification'],
  });
  if (isFact(challenge)) return challenge;
  if (challenge.userId !== viewer.userId) return accountErrors.otp_expired;
  const account = await lockAccount(tx, viewer.userId);
  // People are called and sign in by their number, so a person who finds an open session must not replace it.
  if (!isEmail && account.mobileNumber !== '') return accountErrors.mobile_set;
  const other = await findAccountByContact(tx, contact);
  if (other && other.userId !== viewer.userId)
    return isEmail ? accountErrors.email_taken : accountErrors.mobile_taken;
  await saveContact(tx, authorize(account, mayChangeOwn(viewer, account)), contact, now);
  await recordOwnAct(tx, viewer.userId, isEmail ? 'add_email' : 'add_mobile', now);
  await publish(tx, now, isEmail ? accountEvents.emailAdded : accountEvents.mobileAdded, {
    userId: viewer.userId,
  });
  return getSession(tx, viewer.sessionId);
}

/** Puts a number or an e-mail address on the own account, once the code that was sent there has come back. */
export async function addContact(platform: Platform, viewer: Viewer, attempt: Attempt): Promise<Session> {
  const outcome = await platform.write(system, (tx) => redeem(platform, tx, viewer, attempt));
  return isFact(outcome) ? refuse(outcome) : outcome;
}
