import { useSearchParams } from 'react-router';
import { useTranslation } from '../platform/i18n/use-translation.ts';
import { LoadMore } from '../ui/load-more.tsx';
import { ListSkeleton } from '../ui/skeletons.tsx';
import { useNow } from '../ui/use-now.ts';
import { BookingCard } from './booking-card.tsx';
import { useBookings, useBookingsLive } from './booking.queries.ts';
import { askedBookings } from './bookings-address.ts';
import styles from './bookings-list.module.css';
import { NoBookings } from './no-bookings.tsx';
import { Trouble } from './trouble.tsx';

/** The bookings that the page's address asks for; it moves by itself when somebody acts on one of them. */
export function BookingsList() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const { window, tab } = askedBookings(search);
  const bookings = useBookings(window, tab);
  const now = useNow();
  useBookingsLive();

  if (bookings.isPending) return <ListSkeleton />;
  if (bookings.isError && !bookings.data)
    return <Trouble error={bookings.error} onRetry={bookings.refetch} />;
  const items = bookings.data.pages.flatMap((page) => page.items);
  if (items.length === 0) return <NoBookings tab={tab} window={window} />;
  return (
    <>
      <ul className={styles.list} aria-label={t('bookings.title', 'Your bookings')}>
        {items.map((booking) => (
          <BookingCard key={booking.bookingId} booking={booking} now={now} />
        ))}
      </ul>
      <LoadMore infinite={bookings} shown={items.length} />
    </>
  );
}
