import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { gstNumber } from '../../kernel/patterns/gst-number.ts';
import { panNumber } from '../../kernel/patterns/pan.ts';
import { whileIncomplete } from '../../kernel/access-level.ts';
import { accountErrors, codeErrors } from './account.noun.ts';
import {
  contact,
  exactlyOneContact,
  givenEmail,
  mobileNumber,
  oneTimePassword,
  personName,
  session,
  signInRole,
} from './account.model.ts';
import { passwordErrors } from './password.noun.ts';
import { givenPassword, newPassword } from './password.model.ts';

const tag = 'Account';

/** What a code is good for; for nothing else. */
export const codePurposes = [
  'sign-in',
  'password-recovery',
  'email-verification',
  'mobile-verification',
] as const;

export const sentCode = z.object({
  sessionId: z.string().check(z.describe('Send it as the sessionId header with the code.')),
  resendAfterSeconds: z.int(),
  expiresInSeconds: z.int(),
});

const sendErrors = [accountErrors.otp_too_soon, accountErrors.otp_too_many, accountErrors.sign_in_paused];

export const generateOtp = endpoint('POST /home/generateotp', {
  summary:
    'Send a one-time password to a mobile number or an e-mail address; the answer is the same for known and unknown ones. A verification needs a signed-in caller',
  tag,
  authz: { who: 'anyone' },
  unconfirmed: 'proves-identity',
  body: z
    .object({
      ...contact,
      role: z.optional(signInRole),
      purpose: z._default(z.enum(codePurposes, 'This is no purpose of a code.'), 'sign-in'),
    })
    .check(exactlyOneContact),
  response: sentCode,
  errors: sendErrors,
  touches: 'nothing',
});

export const verifyOtp = endpoint('POST /home/verifyotp', {
  summary:
    'Sign in with the code, or, signed in, add the verified e-mail address or number to the own account; needs the sessionId header of home/generateotp',
  tag,
  authz: { who: 'anyone' },
  unconfirmed: 'proves-identity',
  body: z
    .object({
      ...contact,
      otp: oneTimePassword,
      purpose: z._default(
        z.enum(['sign-in', 'email-verification', 'mobile-verification'], 'This is no purpose of a code.'),
        'sign-in',
      ),
    })
    .check(exactlyOneContact),
  response: session,
  errors: [
    ...codeErrors,
    accountErrors.admin_refused,
    accountErrors.email_taken,
    accountErrors.mobile_taken,
    accountErrors.mobile_set,
  ],
  touches: 'nothing',
});

export const signupEmail = endpoint('POST /register/new/signupEmail', {
  summary:
    'Sign up by e-mail: sends a code; the account is made when home/verifyotp redeems it. The answer is the same for known and unknown addresses',
  tag,
  authz: { who: 'anyone' },
  unconfirmed: 'proves-identity',
  body: z.object({ email: givenEmail, fullName: personName, password: z.optional(newPassword) }),
  response: sentCode,
  errors: [...sendErrors, passwordErrors.password_too_common, passwordErrors.password_personal],
  perMinute: 20,
  touches: 'nothing',
});

const passwordSignInErrors = [
  passwordErrors.sign_in_wrong,
  passwordErrors.password_paused,
  accountErrors.admin_refused,
];

export const loginWithMobile = endpoint('POST /home/loginwithMobile', {
  summary: 'Sign in with mobile number and password',
  tag,
  authz: { who: 'anyone' },
  unconfirmed: 'proves-identity',
  body: z.object({ mobileNumber, password: givenPassword, role: z.optional(signInRole) }),
  response: session,
  errors: passwordSignInErrors,
  touches: 'nothing',
});

export const loginWithEmail = endpoint('POST /home/loginwithEmail', {
  summary: 'Sign in with e-mail address and password',
  tag,
  authz: { who: 'anyone' },
  unconfirmed: 'proves-identity',
  body: z.object({ email: givenEmail, password: givenPassword, role: z.optional(signInRole) }),
  response: session,
  errors: passwordSignInErrors,
  touches: 'nothing',
});

export const chooseRole = endpoint('POST /user/chooseRole', {
  summary:
    'Choose a role and enter a name while signing in. A person who wants to be a Service Partner is a Buyer until the business is verified; subUser only for a person who is staff',
  tag,
  authz: { who: 'signed-in', scope: 'own profile only' },
  unconfirmed: 'own-text',
  openWhile: whileIncomplete,
  body: z.object({ role: signInRole, fullName: z.optional(personName) }),
  response: session,
  errors: [accountErrors.role_not_held],
  touches: 'nothing',
});

export const exists = z.object({ isExists: z.boolean() });
const existsLimit = 'At most 10 an hour for one caller.';

export const isExists = endpoint('GET /user/isExists', {
  summary: `Has an account this mobile number or e-mail address? ${existsLimit}`,
  tag,
  authz: { who: 'anyone' },
  query: z.object(contact).check(exactlyOneContact),
  response: exists,
  errors: [accountErrors.too_many_checks],
});

export const isGstExists = endpoint('GET /user/isGstExists', {
  summary: `Has an organisation this GST number? ${existsLimit}`,
  tag,
  authz: { who: 'anyone' },
  query: z.object({ gstNumber }),
  response: exists,
  errors: [accountErrors.too_many_checks],
});

export const isPanExists = endpoint('GET /user/isPanExists', {
  summary: `Has an organisation this PAN? ${existsLimit}`,
  tag,
  authz: { who: 'anyone' },
  query: z.object({ panNumber }),
  response: exists,
  errors: [accountErrors.too_many_checks],
});
