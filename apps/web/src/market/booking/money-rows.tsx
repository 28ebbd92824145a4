import type { BookingMoney } from '@nukkad/contract/market/booking/booking-money.model';
import {
  type MoneySaying,
  type MoneyTold,
  type RefundSum,
  chargeTold,
  paidBy,
  refundSums,
} from '@nukkad/contract/market/booking/booking-money.told';
import type { MoneyWay, RefundCause } from '@nukkad/contract/money/payment/payment.model';
import type { ReactNode } from 'react';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { Money } from '../../ui/mark/money.tsx';
import styles from './booking-page.module.css';

function Row({ label, note, paise }: { label: ReactNode; note?: ReactNode; paise: number }) {
  return (
    <div>
      <dt>
        {label}
        {note && <small>{note}</small>}
      </dt>
      <dd>
        <Money paise={paise} />
      </dd>
    </div>
  );
}

type Label = (t: Translate) => string;

const paidLabels: Readonly<Record<MoneyWay, Label>> = {
  online: (t) => t('bill.paid.online', 'Paid online'),
  cash: (t) => t('bill.paid.cash', 'Paid in cash'),
  credit: (t) => t('bill.paid.credit', 'Paid from credit'),
  later: (t) => t('bill.paid.later', 'Put on Pay later'),
};

/** What came in: of the bill by each way, then what was paid under Pay later, and what was not owed. */
function CameIn({ entries }: Pick<BookingMoney, 'entries'>) {
  const { t } = useTranslation();
  const sumOf = (wanted: BookingMoney['entries'][number]['kind']) =>
    entries.reduce((sum, { kind, amount }) => (kind === wanted ? sum + amount : sum), 0);
  const settled = sumOf('settled');
  const surplus = sumOf('surplus');
  return (
    <>
      {paidBy(entries).map(({ way, amount }) => (
        <Row key={way} label={paidLabels[way](t)} paise={amount} />
      ))}
      {settled > 0 && <Row label={t('bill.settled', 'Paid under Pay later')} paise={settled} />}
      {surplus > 0 && <Row label={t('bill.surplus', 'Paid beyond the bill')} paise={surplus} />}
    </>
  );
}

const chargeLabels: Partial<Record<MoneySaying, { label: Label; note?: Label }>> = {
  chargeKept: { label: (t) => t('bill.kept', 'Cancellation charge (deducted)') },
  chargeSettled: { label: (t) => t('bill.kept', 'Cancellation charge (deducted)') },
  chargeLater: {
    label: (t) => t('bill.carried', 'Cancellation charge'),
    note: (t) => t('bill.carried.later', 'Left to pay under Pay later'),
  },
  chargeCarried: {
    label: (t) => t('bill.carried', 'Cancellation charge'),
    note: (t) => t('bill.carried.next', 'Added to your next booking'),
  },
};

function ChargeRow({ told: { say, sum, number } }: { told: MoneyTold }) {
  const { t } = useTranslation();
  if (number !== null)
    return (
      <Row
        label={t('bill.carried', 'Cancellation charge')}
        note={t('bill.carried.with', 'Added to booking {{number}}', { number })}
        paise={sum}
      />
    );
  const words = chargeLabels[say];
  return <Row label={words?.label(t)} note={words?.note?.(t)} paise={sum} />;
}

const causeNotes: Readonly<Record<RefundCause, Label | null>> = {
  ended: null,
  stopped: (t) => t('bill.cause.stopped', 'The visit ended early'),
  complaint: (t) => t('bill.cause.complaint', 'After a complaint'),
  surplus: (t) => t('bill.cause.surplus', 'Of what was paid beyond the bill'),
};

function refundLabel(t: Translate, { way, done }: RefundSum): string {
  if (way === 'later') return t('bill.released', 'Taken off your bill');
  if (way === 'credit')
    return done
      ? t('bill.refunded.credit', 'Refunded to your credit')
      : t('bill.refundDue.credit', 'Refund to your credit, on its way');
  if (done) return t('bill.refunded', 'Refunded');
  return way === 'cash'
    ? t('bill.refundOwed', 'Refund due to you')
    : t('bill.refundDue', 'Refund on its way');
}

function RefundRow({ refund }: { refund: RefundSum }) {
  const { t, locale } = useTranslation();
  const { cause, way, done, sum, at } = refund;
  const isAtBank = way === 'online' && !done;
  const notes = [
    causeNotes[cause]?.(t),
    isAtBank && t('bill.refundDays', 'Banks take 5 to 7 working days'),
    done && at && formatInstant(at, 'day', locale),
  ].filter(Boolean);
  return <Row label={refundLabel(t, refund)} note={notes.join(' · ')} paise={sum} />;
}

/** What came in, what was kept, what goes back and what the next booking collects: each with its sum. */
export function MoneyRows({ money }: { money: BookingMoney | null }) {
  if (!money || (money.entries.length === 0 && !money.charge)) return null;
  return (
    <dl className={styles.rows}>
      <CameIn entries={money.entries} />
      {chargeTold(money).map((told) => (
        <ChargeRow key={told.say} told={told} />
      ))}
      {refundSums(money).map((refund) => (
        <RefundRow key={`${refund.cause} ${refund.way} ${String(refund.done)}`} refund={refund} />
      ))}
    </dl>
  );
}
