import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { anyAccessLevel } from '../../kernel/access-level.ts';
import { accountErrors } from './account.noun.ts';
import { oneTimePassword } from './account.model.ts';

const tag = 'Account';

/**
 * Calls that the contract marks `stepUp` want to know that it is still you: without a code confirmed on this
 * session in the last minutes they answer 403 step_up_needed. Ask for a code, confirm it, call again.
 */
export const requestStepUp = endpoint('POST /user/stepUp/code', {
  summary: 'Send a one-time password to the signed-in person, to confirm what matters',
  tag,
  authz: { who: 'signed-in', scope: 'own number only' },
  unconfirmed: 'proves-identity',
  openWhile: anyAccessLevel,
  response: z.object({
    codeId: z.uuid().check(z.describe('Send it back with user/stepUp.')),
    sentTo: z.string().check(z.describe('Where it went, all but the end hidden.')),
    resendAfterSeconds: z.int(),
    expiresInSeconds: z.int(),
  }),
  errors: [accountErrors.otp_too_soon, accountErrors.otp_too_many, accountErrors.sign_in_paused],
});

export const confirmStepUp = endpoint('POST /user/stepUp', {
  summary: 'Confirm with the code; for some minutes this session may then make the calls that ask for it',
  tag,
  authz: { who: 'signed-in', scope: 'own session only' },
  unconfirmed: 'proves-identity',
  openWhile: anyAccessLevel,
  body: z.object({ codeId: z.uuid('Request an OTP first.'), otp: oneTimePassword }),
  response: z.object({
    confirmedUntil: z.string().check(z.describe('ISO time; until then no new code is asked for.')),
  }),
  errors: [
    accountErrors.otp_wrong,
    accountErrors.otp_expired,
    accountErrors.otp_used_up,
    accountErrors.sign_in_paused,
  ],
});
