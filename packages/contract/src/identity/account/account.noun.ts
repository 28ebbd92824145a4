/**
 * The lifecycle of an account. The states are the account statuses of specification section 4; the moves are the
 * project's own. While a deactivation request waits, the account is Pending ('deactivation pending').
 */
import * as z from 'zod/mini';
import { lifecycle, verbsOf } from '../../kernel/lifecycle.ts';
import { accountStatuses } from './account.model.ts';
import { event } from '../../kernel/event.ts';
import { instant, ref } from '../../kernel/schema.ts';
import { deviceKinds } from './session.model.ts';
import { roles } from '../../kernel/roles.ts';
import { defineErrors } from '../../kernel/errors.ts';
import { actsOf } from '../../kernel/act.ts';

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

/** Of the screen that asked; missing in events written before it was sent. */
const screenLanguage = z.optional(z.enum(['en', 'hi']));

export const accountEvents = {
  created: event('account.created', {
    summary: 'A person signed up, or was made an Admin.',
    facts: z.object({ userId: ref('user') }),
  }),
  renamed: event('account.renamed', {
    summary: 'The name changed.',
    facts: z.object({ userId: ref('user') }),
  }),
  codeAsked: event('account.code_asked', {
    summary: 'A one-time password was asked for.',
    facts: z.object({ challengeId: ref('sign-in challenge'), lang: screenLanguage }),
  }),
  stepUpAsked: event('account.step_up_asked', {
    summary: 'A code was asked for, before an act that needs one.',
    facts: z.object({ codeId: ref('step-up code') }),
  }),
  steppedUp: event('account.stepped_up', {
    summary: 'The code was confirmed.',
    facts: z.object({ userId: ref('user'), sessionId: ref('session') }),
  }),
  passkeyAdded: event('account.passkey_added', {
    summary: 'A passkey was added.',
    facts: z.object({ userId: ref('user'), passkeyId: ref('passkey') }),
  }),
  passkeyRemoved: event('account.passkey_removed', {
    summary: 'A passkey was removed.',
    facts: z.object({ userId: ref('user'), passkeyId: ref('passkey') }),
  }),
  passwordChanged: event('account.password_changed', {
    summary: 'The password was set or changed.',
    facts: z.object({ userId: ref('user') }),
  }),
  emailAdded: event('account.email_added', {
    summary: 'An e-mail address was added.',
    facts: z.object({ userId: ref('user') }),
  }),
  mobileAdded: event('account.mobile_added', {
    summary: 'A mobile number was added.',
    facts: z.object({ userId: ref('user') }),
  }),
  newDevice: event('account.new_device', {
    summary: 'A device that was not used before signed in.',
    facts: z.object({ userId: ref('user'), device: z.enum(deviceKinds) }),
  }),
  signedIn: event('account.signed_in', {
    summary: 'A session began.',
    facts: z.object({ userId: ref('user'), sessionId: ref('session') }),
  }),
  signedOut: event('account.signed_out', {
    summary: 'A session ended.',
    facts: z.object({ userId: ref('user'), sessionId: ref('session') }),
  }),
  roleSwitched: event('account.role_switched', {
    summary: 'The session acts in another role.',
    facts: z.object({ userId: ref('user'), sessionId: ref('session') }),
  }),
  roleAdded: event('account.role_added', {
    summary: 'The account may act in one more role.',
    facts: z.object({ userId: ref('user'), role: z.enum(roles) }),
  }),
  leavingAsked: event('account.leaving_asked', {
    summary: 'The person asked to leave; it takes effect later.',
    facts: z.object({ userId: ref('user'), requestId: ref('request to leave'), takesEffectAt: instant() }),
  }),
  statusChanged: event('account.status_changed', {
    summary: 'The status of the account changed.',
    facts: z.object({
      userId: ref('user'),
      verb: z.enum(verbsOf(accountLifecycle)),
      from: z.enum(accountStatuses),
      to: z.enum(accountStatuses),
    }),
  }),
  friendCame: event('account.friend_came', {
    summary: 'A new account entered a referral code.',
    facts: z.object({ userId: ref('user'), referrerUserId: ref('user') }),
  }),
  appLinkAsked: event('account.app_link_asked', {
    summary: 'The link of the app was asked for.',
    facts: z.object({ requestId: ref('link request'), lang: screenLanguage }),
  }),
};

export const accountErrors = defineErrors({
  otp_too_soon: [429, 'Wait a moment before you request another OTP.'],
  otp_too_many: [429, 'Too many OTPs requested. Try again later.'],
  otp_wrong: [400, 'Incorrect OTP. Tries left: {{left}}.'],
  otp_expired: [400, 'This OTP has expired. Request a new one.'],
  otp_used_up: [400, 'Too many attempts. Request a new OTP.'],
  sign_in_paused: [429, 'Too many attempts today. Try again tomorrow.'],
  session_id_missing: [400, 'The sessionId header is missing.'],
  account_status_moved_on: [409, 'This account’s status has changed. Check it and try again.'],
  status_reason_missing: [400, 'Enter a reason.'],
  status_message_missing: [400, 'Enter which rule was broken. The person will read it.'],
  admin_refused: [403, 'Unauthorized Access'],
  email_taken: [409, 'This email address is already used by another account.'],
  mobile_taken: [409, 'This mobile number is already used by another account.'],
  mobile_set: [409, 'Your account already has a mobile number.'],
  role_not_held: [403, 'No business has added you yet. Ask them to add your mobile number.'],
  too_many_checks: [429, 'Too many checks in an hour. Try again later.'],
});

/** What a call that takes a one-time password may answer. */
export const codeErrors = [
  accountErrors.otp_wrong,
  accountErrors.otp_expired,
  accountErrors.otp_used_up,
  accountErrors.sign_in_paused,
  accountErrors.session_id_missing,
];

export const accountActs = actsOf('account', accountLifecycle, [
  'end_sessions',
  'reveal_number',
  'switch_role',
  'change_password',
  'recover_password',
  'add_passkey',
  'remove_passkey',
  'add_email',
  'add_mobile',
]);

export const deactivationErrors = defineErrors({
  bookings_open: [409, 'Finish or cancel your open bookings first.'],
  deactivation_not_asked: [409, 'Your account is not being closed.'],
});
