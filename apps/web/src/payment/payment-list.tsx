import type { PaymentOrder } from '@nukkad/contract/payment/payment.model';
import { Link } from 'react-router';
import { useTranslation } from '../platform/i18n/use-translation.ts';
import { Card } from '../ui/card.tsx';
import { DateTime } from '../ui/date-time.tsx';
import { formatMoney, Money } from '../ui/money.tsx';
import { methodWords, orderWords } from './payment-words.ts';
import styles from './payment.module.css';

function PaymentRow({ order }: { order: PaymentOrder }) {
  const { t, locale } = useTranslation();
  const method = methodWords(t, order.method);
  return (
    <Card as="li" quiet className={styles.row}>
      <Link to={`/buyer/bookings/${order.bookingId}`}>
        {t('payment.booking', 'Booking {{number}}', { number: order.bookingNumber })}
      </Link>
      <span className={styles.sum}>
        <Money paise={order.amount} />
      </span>
      <span className={styles.fact}>
        <DateTime at={order.paidAt ?? order.createdAt} as="full" />
        {method && `, ${method}`}
      </span>
      <span className={styles.status} data-status={order.status}>
        {orderWords(t, order)}
      </span>
      {order.refunded > 0 && (
        <p className={styles.refund}>
          {t('payment.refunded', '{{sum}} given back or on its way back to you', {
            sum: formatMoney(order.refunded, locale),
          })}
        </p>
      )}
    </Card>
  );
}

/** Payments and what was given back of them, the newest first. */
export function PaymentList({ orders }: { orders: readonly PaymentOrder[] }) {
  return (
    <ul className={styles.list}>
      {orders.map((order) => (
        <PaymentRow key={order.orderId} order={order} />
      ))}
    </ul>
  );
}
