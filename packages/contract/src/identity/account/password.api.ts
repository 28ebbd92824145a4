import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { instant } from '../../kernel/schema.ts';
import { whileIncomplete } from '../../kernel/access-level.ts';
import { accountErrors, codeErrors } from './account.noun.ts';
import { contact, exactlyOneContact, oneTimePassword, session } from './account.model.ts';
import { passwordErrors } from './password.noun.ts';
import { givenPassword, newPassword } from './password.model.ts';

const tag = 'Account';

const choiceErrors = [passwordErrors.password_too_common, passwordErrors.password_personal];

export const recoverPassword = endpoint('PATCH /home/updatePassword', {
  summary:
    'Set a new password with a password-recovery code, end every session there is, and sign in; needs the sessionId header of home/generateotp',
  tag,
  authz: { who: 'anyone' },
  unconfirmed: 'proves-identity',
  body: z.object({ ...contact, otp: oneTimePassword, newPassword }).check(exactlyOneContact),
  response: session,
  errors: [...codeErrors, ...choiceErrors, accountErrors.admin_refused],
  touches: 'nothing',
});

export const passwordFacts = z.object({
  hasPassword: z.boolean(),
  lastUpdatedAt: z.nullable(instant('When it was last set; null: there is none.')),
});

export const updatePassword = endpoint('PATCH /user/updatePassword', {
  summary:
    'Set or change the own password, with the present one, or with a fresh password-recovery code and its sessionId header; ends the other sessions',
  tag,
  authz: { who: 'signed-in', scope: 'own password only' },
  unconfirmed: 'proves-identity',
  openWhile: whileIncomplete,
  body: z.object({
    oldPassword: z.optional(givenPassword),
    otp: z.optional(oneTimePassword),
    newPassword,
  }),
  response: passwordFacts,
  errors: [
    passwordErrors.old_password_wrong,
    passwordErrors.proof_missing,
    passwordErrors.password_paused,
    ...codeErrors,
    ...choiceErrors,
  ],
});

export const getLastUpdatedPassword = endpoint('GET /user/getLastUpdatedPassword', {
  summary: 'Whether there is a password, and when it was last set',
  tag,
  authz: { who: 'signed-in', scope: 'own password only' },
  openWhile: whileIncomplete,
  response: passwordFacts,
});
