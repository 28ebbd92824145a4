import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { mobileNumber } from './account.model.ts';
import { referralErrors } from './referral.noun.ts';

const tag = 'Account';

/** Letters and digits that are not mistaken for one another. */
const referralCode = z
  .string('Enter the OTP.')
  .check(
    z.trim(),
    z.toUpperCase(),
    z.regex(/^[2-9A-HJ-NP-Z]{8}$/, 'A code has 8 letters and digits.'),
    z.describe('8 letters and digits, without 0, 1, I and O.'),
  );

export const referFriends = endpoint('GET /home/referFriends', {
  summary: 'The own code to give to friends, the link that carries it, and how many came by it',
  tag,
  authz: { who: 'signed-in', scope: 'own code only' },
  response: z.object({
    code: z.string(),
    link: z.string(),
    friends: z.int().check(z.describe('How many gave this code.')),
    hasGivenCode: z.boolean().check(z.describe('Has this person given a friend’s code already?')),
  }),
});

export const addReferralCode = endpoint('POST /user/addReferralCode', {
  summary: 'Enter the referral code of a friend: once, and never the own code',
  tag,
  authz: { who: 'signed-in', scope: 'own account only' },
  unconfirmed: 'only-adds',
  perMinute: 10,
  body: z.object({ code: referralCode }),
  response: z.object({ added: z.literal(true) }),
  errors: [referralErrors.referral_unknown, referralErrors.referral_own, referralErrors.referral_given],
});

export const sendAppLink = endpoint('POST /home/sendAppLink', {
  summary: 'Send the address of the app to a phone; the same answer for every number',
  tag,
  authz: { who: 'anyone' },
  unconfirmed: 'only-adds',
  perMinute: 10,
  body: z.object({ mobileNumber }),
  response: z.object({ sent: z.literal(true) }),
  errors: [referralErrors.app_link_too_often],
});
