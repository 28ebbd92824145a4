import type { BookingCard as Booking } from '@nukkad/contract/market/booking/booking.model';
import { useSearchParams } from 'react-router';
import { useSeriesOf } from '../../nouns/series/series-of.queries.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Listed } from '../../ui/page/listed.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { useNow } from '../../ui/time/use-now.ts';
import { BookingCard } from './booking-card.tsx';
import { useBookings, useBookingsLive } from './booking.queries.ts';
import { askedBookings } from './bookings-address.ts';
import { Grid } from '../../ui/page/parts.tsx';
import { NoBookings } from './no-bookings.tsx';

function Cards({ bookings }: { bookings: readonly Booking[] }) {
  const { t } = useTranslation();
  const now = useNow();
  const visits = useSeriesOf(bookings.map(({ bookingId }) => bookingId));
  return (
    <Grid
      as="ul"
      least={30}
      gap={1}
      align="start"
      keepsRoom
      aria-label={t('bookings.title', 'Your bookings')}
    >
      {bookings.map((booking) => (
        <BookingCard
          key={booking.bookingId}
          booking={booking}
          now={now}
          visit={visits.get(booking.bookingId)}
        />
      ))}
    </Grid>
  );
}

/** The bookings that the page's address filters; the list updates when one of them changes. */
export function BookingsList() {
  const [search] = useSearchParams();
  const { window, tab } = askedBookings(search);
  const bookings = useBookings(window, tab);
  useBookingsLive();

  return (
    <Listed list={bookings} waiting={<ListSkeleton />} empty={<NoBookings tab={tab} window={window} />}>
      {(items) => <Cards bookings={items} />}
    </Listed>
  );
}
