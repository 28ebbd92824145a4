import type { BookingMoney } from '@nukkad/contract/market/booking/booking-money.model';
import {
  type MoneySaying,
  type RefundSum,
  chargeTold,
  paidBy,
  refundSums,
} from '@nukkad/contract/market/booking/booking-money.told';
import type { MoneyWay, RefundCause } from '@nukkad/contract/money/payment/payment.model';
import { t } from '../../platform/words.ts';

/** One figure of a booking's money, in paise. */
export type MoneyRow = readonly [name: string, paise: number];

const paidNames: Readonly<Record<MoneyWay, string>> = {
  online: t('money.paid.online', 'Received online'),
  cash: t('money.paid.cash', 'Received in cash'),
  credit: t('money.paid.credit', 'Paid from credit'),
  later: t('money.paid.later', 'Put on Pay later'),
};

const chargeNames: Partial<Record<MoneySaying, string>> = {
  chargeKept: t('money.charge.kept', 'Cancellation charge, deducted'),
  chargeSettled: t('money.charge.kept', 'Cancellation charge, deducted'),
  chargeLater: t('money.charge.later', 'Cancellation charge, left under Pay later'),
  chargeCarried: t('money.charge.carried', 'Cancellation charge, for the next booking'),
  chargeCollected: t('money.charge.collected', 'Cancellation charge, added to a booking'),
};

const causeNames: Readonly<Record<RefundCause, string>> = {
  ended: '',
  stopped: t('money.cause.stopped', 'ended early'),
  complaint: t('money.cause.complaint', 'complaint'),
  surplus: t('money.cause.surplus', 'not owed'),
};

function movedName({ way, done }: RefundSum): string {
  if (way === 'later') return t('money.released', 'No longer owed');
  if (way === 'credit')
    return done ? t('money.toCredit', 'Refunded to credit') : t('money.toCreditDue', 'Refund to credit due');
  return done ? t('money.refunded', 'Refunded') : t('money.refundDue', 'Refund due');
}

function refundName(refund: RefundSum): string {
  const cause = causeNames[refund.cause];
  return cause ? `${movedName(refund)} (${cause})` : movedName(refund);
}

/** The figures of a booking's money, as its customer reads them; what is nothing is left out. */
export function moneyRows(money: BookingMoney): MoneyRow[] {
  const sumOf = (wanted: BookingMoney['entries'][number]['kind']) =>
    money.entries.reduce((sum, { kind, amount }) => (kind === wanted ? sum + amount : sum), 0);
  const rows: MoneyRow[] = [
    ...paidBy(money.entries).map(({ way, amount }): MoneyRow => [paidNames[way], amount]),
    [t('money.settled', 'Paid under Pay later'), sumOf('settled')],
    [t('money.surplus', 'Received, not owed'), sumOf('surplus')],
    ...chargeTold(money).map(({ say, sum }): MoneyRow => [chargeNames[say] ?? '', sum]),
    ...refundSums(money).map((refund): MoneyRow => [refundName(refund), refund.sum]),
    [t('money.owed', 'Left under Pay later'), money.owed],
    [t('money.due', 'Still to pay'), money.due],
  ];
  return rows.filter(([, paise]) => paise !== 0);
}
