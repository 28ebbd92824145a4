/**
 * The lifecycle of an account. The states are the account statuses of specification section 4; the moves are the
 * project's own. While a deactivation request waits, the account is Pending ('deactivation pending').
 */
import { verbsOf, lifecycle } from '../../kernel/lifecycle.ts';
import { accountStatuses } from './account.model.ts';

export type AccountStatus = (typeof accountStatuses)[number];
export type AccountActor = 'Self' | 'Admin' | 'System';

export const accountLifecycle = lifecycle({
  name: 'account',
  states: accountStatuses,
  actors: ['Self', 'Admin', 'System'],
  moves: {
    join: {
      from: [null],
      to: ['Active'],
      by: ['System'],
      why: 'The first sign-in, or added by an organisation.',
      tells: ['account.created'],
    },
    askToLeave: {
      from: ['Active'],
      to: ['Pending'],
      by: ['Self'],
      why: 'Confirmed by a one-time code, with no booking open; nothing is lost until the days of grace are over.',
      tells: ['account.status_changed', 'account.leaving_asked'],
      times: ['account.carry_out_leaving'],
    },
    stay: {
      from: ['Pending'],
      to: ['Active'],
      by: ['Self'],
      why: 'The wish to leave is taken back while it waits; nothing else that is Pending ends this way.',
      tells: ['account.status_changed'],
    },
    leave: {
      from: ['Pending'],
      to: ['Deactivated'],
      by: ['System'],
      why: 'The days of grace are over and no booking is open; every session ends.',
      tells: ['account.status_changed'],
    },
    activate: {
      from: ['Pending', 'Inactive'],
      to: ['Active'],
      by: ['Admin'],
      why: 'Support says yes, or the person asked to come back after a long rest.',
      tells: ['account.status_changed'],
    },
    rest: {
      from: ['Active', 'Pending'],
      to: ['Inactive'],
      by: ['Admin', 'System'],
      why: 'Not used for 90 days: an unused account is closed to everyone. The next sign-in makes it active again.',
      tells: ['account.status_changed'],
    },
    wake: {
      from: ['Inactive'],
      to: ['Active'],
      by: ['System'],
      why: 'It was inactive because it was not used, and its owner has signed in; not one that an Admin made inactive.',
      tells: ['account.status_changed'],
    },
    suspend: {
      from: ['Active', 'Pending', 'Inactive'],
      to: ['Suspended'],
      by: ['Admin'],
      why: 'A rule was broken and is being looked into; the reason is told to the person.',
      tells: ['account.status_changed'],
    },
    block: {
      from: ['Active', 'Pending', 'Inactive', 'Suspended', 'Deactivated'],
      to: ['Blocked'],
      by: ['Admin'],
      why: 'Fraud or danger to others; also of one that left, so that it cannot come back.',
      tells: ['account.status_changed'],
    },
    deactivate: {
      from: ['Active', 'Pending', 'Inactive', 'Suspended', 'Blocked'],
      to: ['Deactivated'],
      by: ['Admin'],
      why: 'Closed by support, for instance when its owner asks and cannot sign in.',
      tells: ['account.status_changed'],
    },
    reinstate: {
      from: ['Suspended', 'Blocked'],
      to: ['Active'],
      by: ['Admin'],
      why: 'The matter is settled, or it was a mistake.',
      tells: ['account.status_changed'],
    },
    reactivate: {
      from: ['Deactivated'],
      to: ['Active'],
      by: ['Admin'],
      why: 'The person asked support to come back.',
      tells: ['account.status_changed'],
    },
  },
});

export type AccountVerb = keyof typeof accountLifecycle.moves;

/** The verb that leads from one status to another for this actor; null: there is none. */
export function accountVerb(
  from: AccountStatus | null,
  to: AccountStatus,
  actor: AccountActor,
): AccountVerb | null {
  const verbs = verbsOf(accountLifecycle);
  const fits = (verb: AccountVerb) => {
    const move = accountLifecycle.moves[verb];
    return move.from.includes(from) && move.to.includes(to) && move.by.includes(actor);
  };
  return verbs.find(fits) ?? null;
}

/** Where an Admin may move an account to: the choices of the back office's form. */
export function accountChoices(from: AccountStatus): readonly AccountStatus[] {
  return accountStatuses.filter((to) => accountVerb(from, to, 'Admin') !== null);
}

/** What the specification also writes in small letters, and what it means here. */
const alsoSeen: Readonly<Record<string, AccountStatus>> = {
  approved: 'Active',
  created: 'Pending',
  rejected: 'Pending',
  'deactivation pending': 'Pending',
  pendingfordeactivation: 'Pending',
};

/** `suspended`, `SUSPENDED`, ` Deactivation  pending `: the status that is meant; null for a word that is none. */
export function accountStatusOf(word: string): AccountStatus | null {
  const plain = word
    .trim()
    .toLowerCase()
    .split(/[\s_-]+/)
    .join(' ');
  const own = accountStatuses.find((status) => status.toLowerCase() === plain);
  return own ?? (Object.hasOwn(alsoSeen, plain) ? (alsoSeen[plain] ?? null) : null);
}
