import type { PaymentOrder } from '@nukkad/contract/money/payment/payment.model';
import { Link } from 'react-router';
import { returnsTold } from '@nukkad/contract/market/booking/booking-money.told';
import { moneySentences } from '../../nouns/booking/money-words.ts';
import { UnpaidAttempts } from '../../nouns/booking/unpaid-attempts.tsx';
import type { Voice } from '../../nouns/booking/booking.screen-row.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { CardList } from '../../ui/page/card-list.tsx';
import { Card } from '../../ui/page/card.tsx';
import { DateTime, formatInstant } from '../../ui/time/date-time.tsx';
import { formatMoney, Money } from '../../ui/mark/money.tsx';
import { methodWords, orderWords } from './payment-words.ts';
import { Small } from '../../ui/page/parts.tsx';
import styles from './payment.module.css';

type Refund = PaymentOrder['refunds'][number];

/** The same facts as on the page of the booking, of one refund. */
function refundWords({ t, locale }: Pick<Voice, 't' | 'locale'>, refund: Refund): string {
  const { way, cause, amount, askedAt, returnedAt } = refund;
  if (way === 'online' && returnedAt === null)
    return t('payment.refundAsked', '{{sum}} refund started on {{day}}. Banks take 5 to 7 working days.', {
      sum: formatMoney(amount, locale),
      day: formatInstant(askedAt, 'day', locale),
    });
  const at = returnedAt ?? askedAt;
  const entry = { kind: 'refund', way, amount, at, cause, done: returnedAt !== null, orderId: null } as const;
  const facts = returnsTold({ entries: [entry] }).filter(({ say }) => say !== cause);
  return moneySentences({ t, locale }, facts).join(' ');
}

function PaymentRow({ order }: { order: PaymentOrder }) {
  const { t, locale } = useTranslation();
  const method = methodWords(t, order.method);
  return (
    <Card as="li" quiet className={styles.row}>
      <Link to={`/buyer/bookings/${order.bookingId}`}>
        {t('payment.booking', 'Booking {{number}}', { number: order.bookingNumber })}
      </Link>
      <span className={styles.sum}>
        <Money paise={order.taken || order.amount} />
      </span>
      <Small>
        <DateTime at={order.paidAt ?? order.createdAt} as="full" />
        {method && `, ${method}`}
      </Small>
      <span className={styles.status} data-status={order.state}>
        {orderWords(t, order)}
      </span>
      <UnpaidAttempts attempts={order.attempts} />
      {order.refunds.map((refund) => (
        <p key={refund.refundId} className={styles.refund}>
          {refundWords({ t, locale }, refund)}
        </p>
      ))}
    </Card>
  );
}

/** Payments and what was refunded of them, the newest first. */
export function PaymentList({ orders }: { orders: readonly PaymentOrder[] }) {
  return (
    <CardList>
      {orders.map((order) => (
        <PaymentRow key={order.orderId} order={order} />
      ))}
    </CardList>
  );
}
