import type { UnpaidAttempt, UnpaidSaying } from '@nukkad/contract/money/payment/payment.model';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { formatMoney } from '../../ui/mark/money.tsx';
import type { Voice } from './booking.screen-row.ts';

interface Spoken {
  readonly t: Translate;
  /** How it was tried, as the beginning of the sentence. */
  readonly way: string;
  readonly sum: string;
}

function wayWords(t: Translate, method: string | null): string {
  if (method === 'card') return t('unpaid.way.card', 'Card payment');
  if (method === 'upi') return t('unpaid.way.upi', 'UPI payment');
  if (method === 'netbanking') return t('unpaid.way.netbanking', 'Net banking payment');
  if (method === 'wallet') return t('unpaid.way.wallet', 'Wallet payment');
  return t('unpaid.way.online', 'Online payment');
}

/** A sentence for each outcome; the facts come from the server. */
const says: Readonly<Record<UnpaidSaying, (spoken: Spoken) => string>> = {
  declined: ({ t, ...fills }) =>
    t('unpaid.declined', '{{way}} of {{sum}} declined by your bank. Nothing was charged.', fills),
  funds: ({ t, ...fills }) =>
    t(
      'unpaid.funds',
      '{{way}} of {{sum}} declined by your bank: the balance was too low. Nothing was charged.',
      fills,
    ),
  limit: ({ t, ...fills }) =>
    t(
      'unpaid.limit',
      '{{way}} of {{sum}} declined by your bank: it is above your limit. Nothing was charged.',
      fills,
    ),
  details: ({ t, ...fills }) =>
    t(
      'unpaid.details',
      '{{way}} of {{sum}} not accepted: the details were wrong or out of date. Nothing was charged.',
      fills,
    ),
  not_verified: ({ t, ...fills }) =>
    t(
      'unpaid.notVerified',
      '{{way}} of {{sum}} not approved: the OTP or PIN was not confirmed. Nothing was charged.',
      fills,
    ),
  cancelled: ({ t, ...fills }) =>
    t('unpaid.cancelled', '{{way}} of {{sum}} cancelled before it was complete. Nothing was charged.', fills),
  timed_out: ({ t, ...fills }) =>
    t('unpaid.timedOut', '{{way}} of {{sum}} not completed in time. Nothing was charged.', fills),
  unavailable: ({ t, ...fills }) =>
    t(
      'unpaid.unavailable',
      '{{way}} of {{sum}} failed: the bank could not be reached. Nothing was charged.',
      fills,
    ),
  failed: ({ t, ...fills }) => t('unpaid.failed', '{{way}} of {{sum}} failed. Nothing was charged.', fills),
  lapsed: ({ t, sum }) => t('unpaid.lapsed', 'The payment page for {{sum}} closed unpaid.', { sum }),
};

/** What became of a try to pay that brought nothing. */
export function unpaidSentence(
  { t, locale }: Pick<Voice, 't' | 'locale'>,
  { say, method, amount, failure }: UnpaidAttempt,
): string {
  const told = says[say]({ t, way: wayWords(t, method), sum: formatMoney(amount, locale) });
  // The gateway and the banks write English alone.
  return say === 'failed' && failure && locale.startsWith('en')
    ? t('unpaid.because', '{{told}} The bank says: {{failure}}', { told, failure })
    : told;
}
