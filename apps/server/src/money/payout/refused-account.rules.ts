/** Why a payout failed that says nothing of the account: the way there was closed, or the platform's own balance. */
const passing: ReadonlySet<string> = new Set([
  'beneficiary_bank_failure',
  'beneficiary_bank_offline',
  'beneficiary_psp_offline',
  'gateway_degraded',
  'gateway_error',
  'gateway_partner_error',
  'gateway_technical_error',
  'gateway_timeout',
  'insufficient_funds',
  'amount_limit_exhausted',
  'transaction_limit_exceeded',
  'server_error',
]);

/**
 * Whether a failed payout means that its account can't be paid. A reason that is not known counts as one: the money waits
 * until the owner has looked at the account, and the same account can be verified anew.
 */
export const isAccountRefused = (reasonCode: string | null): boolean => !passing.has(reasonCode ?? '');
