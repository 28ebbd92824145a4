import type { UnpaidAttempt, UnpaidSaying } from '@nukkad/contract/money/payment/payment.model';
import { inRupees } from '../../platform/money.ts';
import { t } from '../../platform/words.ts';

/** Why a try to pay brought nothing, without its sum. */
export const unpaidNames: Readonly<Record<UnpaidSaying, string>> = {
  declined: t('unpaid.declined', 'declined by the bank'),
  funds: t('unpaid.funds', 'declined by the bank, balance too low'),
  limit: t('unpaid.limit', 'declined by the bank, above the customer’s limit'),
  details: t('unpaid.details', 'not accepted, details wrong or out of date'),
  not_verified: t('unpaid.notVerified', 'not approved, OTP or PIN not confirmed'),
  cancelled: t('unpaid.cancelled', 'cancelled by the customer'),
  timed_out: t('unpaid.timedOut', 'not completed in time'),
  unavailable: t('unpaid.unavailable', 'failed, bank or gateway not available'),
  failed: t('unpaid.failed', 'failed'),
  lapsed: t('unpaid.lapsed', 'closed unpaid'),
};

function wayName({ say, method }: UnpaidAttempt): string {
  if (say === 'lapsed') return t('unpaid.way.page', 'Payment page');
  if (method === 'card') return t('unpaid.way.card', 'Card payment');
  if (method === 'upi') return t('unpaid.way.upi', 'UPI payment');
  if (method === 'netbanking') return t('unpaid.way.netbanking', 'Net banking payment');
  if (method === 'wallet') return t('unpaid.way.wallet', 'Wallet payment');
  return t('unpaid.way.online', 'Online payment');
}

/** A try to pay that brought nothing, with the gateway's sentence where its reason is not known. */
export function unpaidSentence(attempt: UnpaidAttempt): string {
  const { say, amount, failure } = attempt;
  const fills = { way: wayName(attempt), sum: inRupees(amount), outcome: unpaidNames[say] };
  if (say === 'lapsed') return t('unpaid.page', '{{way}}, {{sum}}: {{outcome}}.', fills);
  const told = t('unpaid.told', '{{way}}, {{sum}}: {{outcome}}. Nothing was charged.', fills);
  return say === 'failed' && failure
    ? t('unpaid.because', '{{told}} The gateway says: {{failure}}', { told, failure })
    : told;
}
