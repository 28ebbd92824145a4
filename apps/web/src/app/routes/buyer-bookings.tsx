import { BookingsFilters } from '../../market/booking/bookings-filters.tsx';
import { BookingsList } from '../../market/booking/bookings-list.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Page } from '../../ui/page.tsx';
import { page } from '../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('bookings.title', 'Your bookings'), noindex: true }));

export default function BuyerBookings() {
  const { t } = useTranslation();
  return (
    <Page
      title={t('bookings.title', 'Your bookings')}
      actions={
        <ButtonLink to="/services" tone="plain" small>
          {t('bookings.new', 'Book a service')}
        </ButtonLink>
      }
    >
      <BookingsFilters />
      <BookingsList />
    </Page>
  );
}
