import { defineErrors } from '../kernel/errors.ts';

export const passwordErrors = defineErrors({
  sign_in_wrong: [400, 'That does not fit together. Please check what you typed, or use a code.'],
  password_paused: [429, 'Too many wrong passwords. Come in with a code, or try again tomorrow.'],
  password_too_common: [400, 'Many people use this password, so it is easy to guess. Please choose another.'],
  password_personal: [400, 'A password must not be your own number, address or name.'],
  old_password_wrong: [400, 'This is not your present password.'],
  proof_missing: [400, 'Please give your present password, or a fresh code.'],
});
