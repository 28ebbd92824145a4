import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import { Suspense } from 'react';
import { lazyOptional } from '../../platform/lazy-optional.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { formatMoney } from '../../ui/money.tsx';
import styles from './job.module.css';

const QrPicture = lazyOptional(
  () => import('../../ui/qr-picture.tsx'),
  (module) => module.QrPicture,
);

/**
 * For a customer who would rather pay by UPI at the door: scanned with their phone, the code opens their own booking, where
 * they pay by the gateway, which confirms it. A transfer past the gateway could not be confirmed, so no payee is drawn here.
 */
export function PayByScan({ booking: { bookingId, amountDue } }: { booking: BookingDetails }) {
  const { t, locale } = useTranslation();
  if (amountDue === 0) return null;
  const amount = formatMoney(amountDue, locale);
  return (
    <section className={styles.scan} aria-label={t('payScan.title', 'Pay by UPI')}>
      <Suspense fallback={<span className={styles.scanRoom} />}>
        <QrPicture
          text={new URL(screenAddress.customerBooking(bookingId), window.location.origin).href}
          side={184}
          label={t('payScan.label', 'QR code to pay {{amount}}', { amount })}
        />
      </Suspense>
      <div>
        <h2>{t('payScan.title', 'Pay by UPI')}</h2>
        <p>{t('payScan.how', 'The customer scans this and pays {{amount}} in their booking.', { amount })}</p>
        <p>{t('payScan.seen', 'You’ll see the payment here.')}</p>
      </div>
    </section>
  );
}
