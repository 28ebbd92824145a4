import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import { type NewAccount, addAccount } from './account.store.ts';
import { accountTransitions } from './status/account.transitions.ts';

/** A person who is new here. Answers the id. */
export async function joinAccount(
  tx: Tx,
  person: Omit<NewAccount, 'userId' | 'status'>,
  now: Date,
): Promise<string> {
  const { mobileNumber = '', email = null, fullName } = person;
  const account = { ...person, userId: newId(), status: 'Active' } as const;
  const allowed = accountTransitions.allowNewSystem(accountTransitions.verb.join, account);
  await addAccount(tx, allowed.row, now);
  const made = {
    userId: account.userId,
    mobileNumber,
    email,
    fullName,
    status: account.status,
    previousStatus: null,
    notificationMessage: null,
    notificationMessageType: null,
    language: 'en',
    createdAt: now,
  } as const;
  await accountTransitions.beginAs(tx, allowed, made, { now, reason: '' });
  return account.userId;
}
