import { defineErrors } from '../../kernel/errors.ts';

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
