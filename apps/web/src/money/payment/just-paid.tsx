import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { formatMoney } from '../../ui/money.tsx';
import { Scene } from '../../ui/scene.tsx';
import styles from './payment.module.css';

/** Thanks after a checkout, behind `?paid=<orderId>`, once the money is in. Everything else the booking's board says. */
export function JustPaid({ booking }: { booking: BookingDetails }) {
  const { t, locale } = useTranslation();
  const { money, bookingNumber } = booking;
  if (money?.state !== 'captured') return null;
  const sum = formatMoney(money.charged, locale);
  return (
    <div className={styles.outcome} data-tone="good" role="status">
      <Scene name="done" size={104} />
      <div>
        <p className={styles.title}>{t('pay.paid', '{{sum}} paid', { sum })}</p>
        <p className={styles.words}>
          {t('pay.paid.words', 'Booking {{number}} is confirmed.', { number: bookingNumber })}{' '}
          <Link to={{ search: '' }} replace preventScrollReset>
            {t('action.close', 'Close')}
          </Link>
        </p>
      </div>
    </div>
  );
}
