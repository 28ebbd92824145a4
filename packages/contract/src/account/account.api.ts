import * as z from 'zod/mini';
import { endpoint } from '../kernel/endpoint.ts';
import { anyStanding, whileIncomplete } from '../kernel/standing.ts';
import { accountErrors } from './account.errors.ts';
import { mobileNumber, myProfile, oneTimePassword, personName, session } from './account.model.ts';

const tag = 'Account';

export const generateOtp = endpoint('POST /home/generateotp', {
  summary:
    'Send a one-time password to a mobile number; the answer is the same for known and unknown numbers',
  tag,
  authz: { who: 'anyone' },
  body: z.object({
    mobileNumber,
    role: z.optional(z.enum(['Buyer', 'Service Partner', 'Jobseeker', 'subUser'])),
  }),
  response: z.object({
    sessionId: z.string().check(z.describe('Send it as the sessionId header with home/verifyotp.')),
    resendAfterSeconds: z.int(),
    expiresInSeconds: z.int(),
  }),
  errors: [accountErrors.otp_too_soon, accountErrors.otp_too_many, accountErrors.sign_in_paused],
});

export const verifyOtp = endpoint('POST /home/verifyotp', {
  summary: 'Sign in with the code; needs the sessionId header of home/generateotp',
  tag,
  authz: { who: 'anyone' },
  body: z.object({ mobileNumber, otp: oneTimePassword }),
  response: session,
  errors: [
    accountErrors.otp_wrong,
    accountErrors.otp_expired,
    accountErrors.otp_used_up,
    accountErrors.sign_in_paused,
    accountErrors.session_id_missing,
    accountErrors.admin_refused,
  ],
});

export const getMyProfile = endpoint('GET /user/myprofile', {
  summary: 'The signed-in person',
  tag,
  authz: { who: 'signed-in', scope: 'own profile only' },
  openWhile: anyStanding,
  response: myProfile,
});

export const updateInfo = endpoint('PATCH /user/updateinfo', {
  summary: 'Set the own name (the name modal of a buyer without one)',
  tag,
  authz: { who: 'signed-in', scope: 'own profile only' },
  openWhile: whileIncomplete,
  body: z.object({ fullName: personName }),
  response: myProfile,
});

export const logout = endpoint('POST /user/logout', {
  summary: 'End this session; its token is refused from the next second on',
  tag,
  authz: { who: 'signed-in', scope: 'own session only' },
  openWhile: anyStanding,
  response: z.object({ loggedOut: z.literal(true) }),
});
