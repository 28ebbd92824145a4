import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { UrlModal } from '../../ui/dialog/url-modal.tsx';
import { StartCode } from './start-code.tsx';

/** Open where the address says `?dialog=start`. */
export function StartDialog({ booking }: { booking: BookingDetails }) {
  const { t } = useTranslation();
  if (!booking.can.start) return null;
  return (
    <UrlModal name="start" title={t('startWork.title', 'Start the job')}>
      {(close) => <StartCode booking={booking} onStarted={close} />}
    </UrlModal>
  );
}
