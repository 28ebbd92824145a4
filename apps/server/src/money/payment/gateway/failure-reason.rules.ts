import type { FailureReason } from '@nukkad/contract/money/payment/payment.model';

/** Razorpay's `error_reason`, as far as a customer is told the difference; the sandbox writes the same. */
const reasons: Readonly<Record<string, FailureReason>> = {
  payment_declined: 'declined',
  card_declined: 'declined',
  authorisation_declined_by_psp: 'declined',
  payment_risk_check_failed: 'declined',
  debit_instrument_blocked: 'declined',
  debit_instrument_inactive: 'declined',
  insufficient_funds: 'funds',
  transaction_limit_exceeded: 'limit',
  transaction_daily_limit_exceeded: 'limit',
  card_expired: 'details',
  card_number_invalid: 'details',
  incorrect_card_details: 'details',
  incorrect_card_expiry_date: 'details',
  incorrect_cvv: 'details',
  invalid_vpa: 'details',
  bank_account_invalid: 'details',
  authentication_failed: 'not_verified',
  incorrect_otp: 'not_verified',
  invalid_otp: 'not_verified',
  incorrect_pin: 'not_verified',
  otp_attempts_exceeded: 'not_verified',
  pin_attempts_exceeded: 'not_verified',
  payment_cancelled: 'cancelled',
  payment_timed_out: 'timed_out',
  payment_session_expired: 'timed_out',
  payment_collect_request_expired: 'timed_out',
  otp_expired: 'timed_out',
  bank_technical_error: 'unavailable',
  bank_not_available: 'unavailable',
  bank_cutoff_in_progress: 'unavailable',
  gateway_technical_error: 'unavailable',
  server_error: 'unavailable',
};

/** Null: the gateway names no reason, or one of which nothing is known here. */
export const failureReasonOf = (reason: string | null | undefined): FailureReason | null =>
  reason && Object.hasOwn(reasons, reason) ? (reasons[reason] ?? null) : null;
