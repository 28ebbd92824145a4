import type { PaidByWay } from '@nukkad/contract/market/booking/booking-money.model';
import type { MoneySaying, MoneyTold } from '@nukkad/contract/market/booking/booking-money.told';
import type { MoneyWay } from '@nukkad/contract/money/payment/payment.model';
import type { Translate } from '../../platform/i18n/i18n.ts';
import type { Voice } from './booking.screen-row.ts';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';

type Say = Pick<Voice, 't' | 'locale'>;
interface Spoken {
  readonly t: Translate;
  readonly sum: string;
  readonly day: string;
  readonly number: string;
}

/** A sentence for each saying of the money; the facts come from the server. */
const says: Readonly<Record<MoneySaying, (spoken: Spoken) => string>> = {
  chargeKept: ({ t, sum }) =>
    t('money.kept', 'A {{sum}} cancellation charge was deducted from your payment.', { sum }),
  chargeLater: ({ t, sum }) =>
    t('money.keptLater', 'A {{sum}} cancellation charge is left to pay under Pay later.', { sum }),
  chargeSettled: ({ t, sum }) =>
    t('money.keptSettled', 'A {{sum}} cancellation charge was taken from what you paid.', { sum }),
  chargeCarried: ({ t, sum }) =>
    t('money.carried', 'A {{sum}} cancellation charge will be added to your next booking.', { sum }),
  chargeCollected: ({ t, sum, number }) =>
    t('money.collected', 'The {{sum}} cancellation charge was added to booking {{number}}.', { sum, number }),
  complaint: ({ t, sum }) =>
    t('money.complaint', '{{sum}} was taken off your bill after a complaint.', { sum }),
  stopped: ({ t, sum }) =>
    t('money.stopped', '{{sum}} was taken off your bill because the visit ended early.', { sum }),
  surplus: ({ t, sum }) => t('money.surplus', 'You paid {{sum}} more than you owed.', { sum }),
  released: ({ t, sum }) => t('money.released', 'You no longer owe {{sum}}.', { sum }),
  returningOnline: ({ t, sum }) =>
    t('money.returning', 'Your {{sum}} refund is on its way. Banks take 5 to 7 working days.', { sum }),
  returningCredit: ({ t, sum }) =>
    t('money.returningCredit', '{{sum}} is being added to your credit.', { sum }),
  returningCash: ({ t, sum }) =>
    t('money.returningCash', 'You get the {{sum}} that you paid in cash back.', { sum }),
  returnedOnline: ({ t, sum, day }) =>
    t('money.returnedOn', '{{sum}} was refunded on {{day}}.', { sum, day }),
  returnedCredit: ({ t, sum, day }) =>
    t('money.returnedCredit', '{{sum}} was added to your credit on {{day}}.', { sum, day }),
  returnedCash: ({ t, sum, day }) =>
    t('money.returnedCash', '{{sum}} of your cash was sent to your account on {{day}}.', { sum, day }),
  nothing: ({ t }) => t('money.nothing', 'You weren’t charged.'),
  mayArrive: ({ t }) => t('money.late', 'If your bank still charges you, we’ll refund it.'),
};

/** What the server says of the money, each fact a sentence. */
export function moneySentences({ t, locale }: Say, facts: readonly MoneyTold[]): string[] {
  return facts.map(({ say, sum, at, number }) =>
    says[say]({
      t,
      sum: formatMoney(sum, locale),
      day: at ? formatInstant(at, 'day', locale) : '',
      number: number ?? '',
    }),
  );
}

const waysOf: Readonly<Record<MoneyWay, (t: Translate) => string>> = {
  online: (t) => t('money.way.online', 'online'),
  cash: (t) => t('money.way.cash', 'in cash'),
  credit: (t) => t('money.way.credit', 'from credit'),
  later: (t) => t('money.way.later', 'Pay later'),
};

/** How a bill was paid: each way with its sum where there are several. Empty: nothing was paid. */
export function paidWords({ t, locale }: Say, paidBy: readonly PaidByWay[]): string {
  return paidBy
    .map(({ way, amount }) => {
      const words = waysOf[way](t);
      if (paidBy.length === 1) return words;
      return t('money.way.part', '{{sum}} {{way}}', { sum: formatMoney(amount, locale), way: words });
    })
    .join(', ');
}
