import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { verbsOf } from '../../kernel/lifecycle.ts';
import { instant, ref } from '../../kernel/schema.ts';
import { accountLifecycle } from './account.lifecycle.ts';
import { accountStatuses } from './account.model.ts';
import { deviceKinds } from './session.model.ts';
import { roles } from '../../kernel/roles.ts';

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
