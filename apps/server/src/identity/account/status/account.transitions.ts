/** How an account moves: its table is `account.noun.ts`, the order of a move `platform/lifecycle/transitions.ts`. */
import {
  type AccountActor,
  accountErrors,
  accountEvents,
  accountLifecycle,
} from '@nukkad/contract/identity/account/account.noun';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import type { Moved } from '../../../platform/lifecycle/transition-spec.ts';
import { transitions } from '../../../platform/lifecycle/transitions.ts';
import { pendingEvent } from '../../../platform/lifecycle/pending-event.ts';
import { mayChangeStatus } from '../account.policy.ts';
import { type Account, lockAccountIfThere, saveStatus } from '../account.store.ts';

/** Who changes it. An Admin never changes the own account, and support gives a reason. */
export interface StatusChanger {
  readonly kind: AccountActor;
  /** Null for System. */
  readonly userId: string | null;
}

interface AccountMove {
  /** Why, for support and the audit; an Admin must give one. */
  readonly reason: string;
  /** What the person reads on the account status page; left out: the built-in words. */
  readonly message?: string;
  /** Kind of that message, e.g. warning. */
  readonly messageType?: string;
}

type AccountMoved = Moved<typeof accountLifecycle, Account, StatusChanger, AccountMove>;

export const accountTransitions = transitions({
  table: accountLifecycle,
  notFound: kernelErrors.not_found,
  movedOn: accountErrors.account_status_moved_on,
  lock: lockAccountIfThere,
  sees: () => true,
  capacities: (by: StatusChanger, account) => (mayChangeStatus(by, account) ? [by.kind] : []),
  next: (account: Account, status) => ({
    ...account,
    status,
    previousStatus: account.status,
  }),
  save: (tx, account, { to, now, detail: { reason, message, messageType } }: AccountMoved) =>
    saveStatus(tx, account, { to, reason, message, messageType, now }),
  logged: ({ verb, from, to, after, by, detail: { reason } }) => ({
    actorKind: by.kind === 'Self' ? 'Person' : by.kind,
    actorId: by.who?.userId ?? null,
    action: `account.${verb}`,
    subjectKind: 'user_account',
    subjectId: after.userId,
    // A person's own words are kept with the account alone.
    detail: { from, to, ...(by.kind === 'Admin' && { why: reason }) },
  }),
  tells: ({ verb, before, to, after: { userId } }) => [
    verb === 'join'
      ? pendingEvent(accountEvents.created, { userId })
      : pendingEvent(accountEvents.statusChanged, { userId, verb, from: before.status, to }),
  ],
});
