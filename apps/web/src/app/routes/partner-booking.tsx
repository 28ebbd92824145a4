import { useParams } from 'react-router';
import { usePartnerBooking } from '../../market/fulfilment/fulfilment.queries.ts';
import { PartnerBooking } from '../../market/fulfilment/partner-booking.tsx';
import { partnerBookingsPath } from '../../market/fulfilment/paths.ts';
import { useFulfilmentLive } from '../../market/fulfilment/use-fulfilment-live.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { BookingHelp } from '../../talk/support/booking-help.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Page } from '../../ui/page.tsx';
import { DetailSkeleton } from '../../ui/skeletons.tsx';
import { page } from '../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('partnerBooking.page', 'Booking'), noindex: true }));

export default function PartnerBookingPage() {
  const { t } = useTranslation();
  const { bookingId = '' } = useParams();
  useFulfilmentLive();
  const query = usePartnerBooking(bookingId);
  return (
    <Page
      title={query.data?.title ?? (query.error && t('partnerBooking.page', 'Booking'))}
      back={{ to: partnerBookingsPath, label: t('partnerToday.all', 'All bookings') }}
    >
      <Loaded
        query={query}
        waiting={<DetailSkeleton />}
        away={<ButtonLink to={partnerBookingsPath}>{t('partnerToday.all', 'All bookings')}</ButtonLink>}
      >
        {(booking) => (
          <>
            <PartnerBooking key={booking.bookingId} booking={booking} />
            <BookingHelp bookingId={booking.bookingId} version={booking.version} />
          </>
        )}
      </Loaded>
    </Page>
  );
}
