import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import type { BookingMoney } from '@nukkad/contract/market/booking/booking-money.model';
import { returnsTold } from '@nukkad/contract/market/booking/booking-money.told';
import { Link } from 'react-router';
import { moneySentences } from '../../nouns/booking/money-words.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { formatMoney } from '../../ui/mark/money.tsx';
import { Scene } from '../../ui/state/scene.tsx';
import type { Voice } from '../../nouns/booking/booking.screen-row.ts';
import styles from './payment.module.css';

type Paid = BookingMoney['entries'][number];
const confirmed: readonly string[] = ['Accepted', 'Assigned'];
const seeking: readonly string[] = [
  'Booked',
  'Partner Matched',
  'Partner Assigned',
  'Need To Forward',
  'Forwaded',
];

/** What the payment was for, and what happens now: a booking is confirmed only once a partner has accepted it. */
function paidSentence(voice: Voice, booking: BookingDetails, { kind }: Paid): string {
  const { t, locale } = voice;
  const { bookingNumber: number, status, companyName: company, amountDue } = booking;
  if (kind === 'surplus' && booking.money)
    return moneySentences(voice, returnsTold(booking.money, ['surplus'])).join(' ');
  if (kind === 'settled') return t('pay.paid.later', 'Thanks. Booking {{number}} is settled.', { number });
  if (confirmed.includes(status)) return t('pay.paid.words', 'Booking {{number}} is confirmed.', { number });
  if (seeking.includes(status))
    return status === 'Partner Assigned' && company
      ? t('pay.paid.asked', 'We’re asking {{company}} to take booking {{number}}.', { company, number })
      : t('pay.paid.seeking', 'We’re asking partners to take booking {{number}}.', { number });
  if (amountDue > 0)
    return t('pay.paid.left', '{{sum}} is left to pay for booking {{number}}.', {
      sum: formatMoney(amountDue, locale),
      number,
    });
  return t('pay.paid.whole', 'Booking {{number}} is paid.', { number });
}

/** A booking that ended says itself where the money is. */
const ended: readonly string[] = ['Cancelled', 'Rejected', 'Refunded', 'Payment Pending'];

/** Thanks after a checkout, behind `?paid=<orderId>`, once the money is in. Everything else the booking's board says. */
export function JustPaid({ booking, orderId }: { booking: BookingDetails; orderId: string }) {
  const voice = useTranslation();
  const { t, locale } = voice;
  const paid = booking.money?.entries.find((one) => one.orderId === orderId && one.kind !== 'refund');
  if (!paid || ended.includes(booking.status)) return null;
  return (
    <div className={styles.outcome} data-tone="good" role="status">
      <Scene name="done" size={104} />
      <div>
        <p className={styles.title}>
          {t('pay.paid', '{{sum}} paid', { sum: formatMoney(paid.amount, locale) })}
        </p>
        <p className={styles.words}>
          {paidSentence(voice, booking, paid)}{' '}
          <Link to={{ search: '' }} replace preventScrollReset>
            {t('action.close', 'Close')}
          </Link>
        </p>
      </div>
    </div>
  );
}
