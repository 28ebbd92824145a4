import { defineErrors } from '../../kernel/errors.ts';

export const passwordErrors = defineErrors({
  sign_in_wrong: [400, 'Incorrect details. Check what you typed, or use an OTP.'],
  password_paused: [429, 'Too many attempts. Use an OTP, or try again tomorrow.'],
  password_too_common: [400, 'This password is easy to guess. Choose another.'],
  password_personal: [400, 'Don’t use your own number, email or name as a password.'],
  old_password_wrong: [400, 'Your current password is incorrect.'],
  proof_missing: [400, 'Enter your current password or a new OTP.'],
});
