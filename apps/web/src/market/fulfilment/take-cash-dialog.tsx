import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { UrlModal } from '../../ui/dialog/url-modal.tsx';
import styles from './job.module.css';
import { PayByLink } from './pay-by-link.tsx';
import { TakeCash } from './take-cash.tsx';

/** Open where the address says `?dialog=cash`. */
export function TakeCashDialog({ booking }: { booking: BookingDetails }) {
  const { t } = useTranslation();
  if (!booking.can.collectCash) return null;
  return (
    <UrlModal name="cash" title={t('takeCash.payment', 'Collect payment')}>
      {(close) => (
        <div className={styles.stack}>
          <TakeCash booking={booking} onTaken={close} />
          <PayByLink booking={booking} />
        </div>
      )}
    </UrlModal>
  );
}
