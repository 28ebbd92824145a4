import { PartnerBookings } from '../../../market/fulfilment/partner-bookings.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Page } from '../../../ui/page/page.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('shell.bookings', 'Bookings'), noindex: true }));

export default function PartnerBookingsPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('shell.bookings', 'Bookings')}>
      <PartnerBookings />
    </Page>
  );
}
