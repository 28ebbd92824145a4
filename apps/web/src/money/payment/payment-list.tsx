import type { PaymentOrder } from '@nukkad/contract/money/payment/payment.model';
import { Link } from 'react-router';
import { refundedOn } from '../../nouns/booking/money-words.ts';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { CardList } from '../../ui/card-list.tsx';
import { Card } from '../../ui/card.tsx';
import { DateTime, formatInstant } from '../../ui/date-time.tsx';
import { formatMoney, Money } from '../../ui/money.tsx';
import { methodWords, orderWords } from './payment-words.ts';
import styles from './payment.module.css';

function refundWords(t: Translate, locale: string, refund: PaymentOrder['refunds'][number]): string {
  return refund.returnedAt
    ? refundedOn({ t, locale }, refund.amount, refund.returnedAt)
    : t('payment.refundAsked', '{{sum}} refund started on {{day}}. Banks take 5 to 7 working days.', {
        sum: formatMoney(refund.amount, locale),
        day: formatInstant(refund.askedAt, 'day', locale),
      });
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
      <span className={styles.fact}>
        <DateTime at={order.paidAt ?? order.createdAt} as="full" />
        {method && `, ${method}`}
      </span>
      <span className={styles.status} data-status={order.state}>
        {orderWords(t, order)}
      </span>
      {order.refunds.map((refund) => (
        <p key={refund.refundId} className={styles.refund}>
          {refundWords(t, locale, refund)}
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
