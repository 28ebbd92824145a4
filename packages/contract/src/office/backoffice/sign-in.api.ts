import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { text } from '../../kernel/schema.ts';
import { backofficeErrors } from './backoffice.noun.ts';

const tag = 'Back office';

/** @public Of the command that makes Admins. */
export const adminEmail = z
  .string('Enter an email address.')
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(120, 'Use at most 120 characters.'),
    z.regex(/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/, 'Enter an email address.'),
  );
const ticket = z
  .string('Start again.')
  .check(z.regex(/^[\w-]{43}$/, 'Start again.'), z.describe('Of the step before.'));
const code = z.string('Enter the code.').check(z.regex(/^[0-9]{6}$/, 'Enter the 6-digit code.'));
/** Long rather than strange: NIST SP 800-63B, section 5.1.1.2. */
export const adminPassword = z
  .string('Enter a password.')
  .check(z.minLength(12, 'Use at least 12 characters.'), z.maxLength(128, 'Use at most 128 characters.'));

export const admin = z.object({
  userId: z.uuid(),
  fullName: z.string(),
  email: z.string(),
  endsAt: z.iso.datetime().check(z.describe('The session is over then at the latest.')),
});
export type Admin = z.output<typeof admin>;

export const adminSignInStep = z.object({
  step: z.enum(['enrol', 'code']),
  ticket: z.string(),
  secret: z
    .nullable(z.string())
    .check(z.describe('Base32; only with enrol, for people who cannot read the QR code.')),
  keyUri: z.nullable(z.string()).check(z.describe('otpauth:// address for the QR code; only with enrol.')),
});
export type NextStep = z.output<typeof adminSignInStep>;

export const getSignInScreen = endpoint('GET /backoffice/door', {
  summary: 'What the sign-in screen shows, and the CSRF cookie that the sign-in needs',
  tag,
  authz: { who: 'anyone' },
  response: z.object({ brand: z.string() }),
});

export const signInWithPassword = endpoint('POST /backoffice/sign-in', {
  summary: 'First step of an Admin: e-mail and password. Then comes the code of the authenticator',
  tag,
  authz: { who: 'anyone' },
  unconfirmed: 'proves-identity',
  perMinute: 20,
  body: z.object({
    email: adminEmail,
    password: z
      .string('Enter your password.')
      .check(z.minLength(1, 'Enter your password.'), z.maxLength(128, 'Use at most 128 characters.')),
  }),
  response: adminSignInStep,
  errors: [backofficeErrors.sign_in_wrong, backofficeErrors.sign_in_resting],
});

export const choosePassword = endpoint('POST /backoffice/sign-in/password', {
  summary:
    'Choose the password with the one-time link that the command printed; then set up the authenticator',
  tag,
  authz: { who: 'anyone' },
  unconfirmed: 'proves-identity',
  perMinute: 20,
  body: z.object({ ticket, password: adminPassword }),
  response: adminSignInStep,
  errors: [backofficeErrors.ticket_over],
});

export const signInWithCode = endpoint('POST /backoffice/sign-in/code', {
  summary:
    'Second step: the code of the authenticator; at the first time it ends the set-up and answers the recovery codes',
  tag,
  authz: { who: 'anyone' },
  unconfirmed: 'proves-identity',
  perMinute: 20,
  body: z.object({ ticket, code }),
  response: z.object({
    admin,
    recoveryCodes: z
      .array(z.string())
      .check(z.describe('Shown this once, after the set-up; empty at every other sign-in.')),
  }),
  errors: [backofficeErrors.ticket_over, backofficeErrors.code_wrong, backofficeErrors.sign_in_resting],
});

export const signInWithRecoveryCode = endpoint('POST /backoffice/sign-in/recovery', {
  summary: 'Second step without the authenticator: one of the recovery codes, which then is used up',
  tag,
  authz: { who: 'anyone' },
  unconfirmed: 'proves-identity',
  perMinute: 20,
  body: z.object({ ticket, recoveryCode: text(40) }),
  response: z.object({ admin, codesLeft: z.int() }),
  errors: [
    backofficeErrors.ticket_over,
    backofficeErrors.recovery_code_wrong,
    backofficeErrors.sign_in_resting,
  ],
});

const adminOnly = { who: 'roles', roles: ['Admin'] } as const;

export const getAdmin = endpoint('GET /backoffice/me', {
  summary: 'The Admin who is signed in here',
  tag,
  authz: adminOnly,
  response: admin,
});

export const signOutAdmin = endpoint('POST /backoffice/sign-out', {
  summary: 'End this session of the back office',
  tag,
  authz: adminOnly,
  unconfirmed: 'ends-own-session',
  response: z.object({ signedOut: z.literal(true) }),
});
