import {
  accountErrors,
  type AccountStatus,
  accountVerb,
  type AccountVerb,
} from '@nukkad/contract/identity/account/account.noun';
import { authorize } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mayChangeStatus } from '../account.policy.ts';
import { lockAccountIfThere } from '../account.store.ts';
import { type StatusChanger, accountTransitions } from './account.transitions.ts';
import { endDeactivationRequest } from '../deactivation/deactivation.store.ts';

export interface StatusChange {
  readonly userId: string;
  readonly to: AccountStatus;
  readonly by: StatusChanger;
  /** Why, for support and the audit; an Admin must give one. */
  readonly reason: string;
  /** What the person reads on the account status page; left out: the built-in words. */
  readonly message?: string;
  /** Kind of that message, e.g. warning. */
  readonly messageType?: string;
  readonly now: Date;
}

/**
 * Moves an account by the lifecycle, in the caller's transaction: 404 for an unknown account, 403 for an actor who may
 * not, 409 with the present status for a move that is not in the lifecycle. The person is notified. The event
 * `account.status_changed` closes the sockets of an account that is now shut out.
 */
export async function changeAccountStatus(tx: Tx, change: StatusChange): Promise<AccountVerb> {
  const { userId, to, by, now } = change;
  const account = accountTransitions.seen(by, await lockAccountIfThere(tx, userId));
  const judged = authorize(account, mayChangeStatus(by, account));
  const verb = accountVerb(account.status, to, by.kind);
  if (!verb) return refuse(accountErrors.account_status_moved_on, { present: account.status });
  const allowed = accountTransitions.allow(by, verb, judged);
  if (by.kind === 'Admin' && change.reason.trim() === '') return refuse(accountErrors.status_reason_missing);
  if (account.status === 'Pending' && by.kind === 'Admin')
    await endDeactivationRequest(tx, allowed.row, to === 'Deactivated' ? 'deactivated' : 'overruled', now);
  await accountTransitions.move(tx, allowed, change);
  return verb;
}
