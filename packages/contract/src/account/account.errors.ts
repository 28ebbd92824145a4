import { defineErrors } from '../kernel/errors.ts';

export const accountErrors = defineErrors({
  otp_too_soon: [429, 'Please wait a moment before asking for another code.'],
  otp_too_many: [429, 'Too many codes were asked for. Please try again later.'],
  otp_wrong: [400, 'This code is not right. Please check it.'],
  otp_expired: [400, 'This code has run out. Please ask for a new one.'],
  otp_used_up: [400, 'Too many wrong tries. Please ask for a new code.'],
  sign_in_paused: [429, 'Too many wrong tries today. Please try again tomorrow.'],
  session_id_missing: [400, 'The sessionId header is missing.'],
  account_status_moved_on: [409, 'This account has another status by now. Please look again.'],
  status_reason_missing: [400, 'Please give a reason.'],
  status_message_missing: [400, 'Please write which rule it was: the person reads it.'],
  admin_refused: [403, 'Unauthorized Access'],
  email_taken: [409, 'This e-mail address belongs to another account.'],
  mobile_taken: [409, 'This mobile number belongs to another account.'],
  mobile_set: [409, 'Your account has a mobile number already.'],
  role_not_held: [403, 'Nobody has added you to their staff yet. Ask them to add your mobile number.'],
  too_many_checks: [429, 'Too many checks in an hour. Please try again later.'],
});

/** What a call that takes a one-time password may answer. */
export const codeErrors = [
  accountErrors.otp_wrong,
  accountErrors.otp_expired,
  accountErrors.otp_used_up,
  accountErrors.sign_in_paused,
  accountErrors.session_id_missing,
];
