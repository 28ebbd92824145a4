import type { BookingCard as Booking } from '@nukkad/contract/market/booking/booking.model';
import type { SeriesOfBooking } from '@nukkad/contract/market/series/series.model';
import { BookingCardFrame } from '../../nouns/booking/booking-card-frame.tsx';
import { nextLine } from '../../nouns/booking/booking.next.ts';
import { bookingScreen } from '../../nouns/booking/booking.screen.ts';
import { seriesLine } from '../../nouns/series/series-words.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';

/** One of the buyer's bookings in the list, with what happens next in plain words. */
export function BookingCard({
  booking,
  now,
  visit,
}: {
  booking: Booking;
  now: Date;
  /** Of a booking that is one of several: which series it belongs to. */
  visit: SeriesOfBooking | undefined;
}) {
  const voice = useTranslation();
  const { t } = voice;
  const { headline, tone, next } = bookingScreen(voice, 'buyer', booking, now);
  const to = `/buyer/bookings/${booking.bookingId}`;
  const who = [booking.companyName, booking.professionalName].filter(Boolean).join(' · ');
  const repeats = visit && seriesLine(voice, visit);
  return (
    <BookingCardFrame
      booking={booking}
      to={to}
      level={2}
      who={
        repeats ? (
          <>
            {who && <div>{who}</div>}
            <div>{repeats}</div>
          </>
        ) : (
          who
        )
      }
      next={headline}
      then={nextLine(voice, booking, now)}
      urgent={tone === 'act'}
      actions={
        (next === 'pay' && (
          <ButtonLink to={to} small>
            {t('booking.payNow', 'Pay now')}
          </ButtonLink>
        )) ||
        (next === 'bookAgain' && (
          <ButtonLink to={`${to}/again`} small tone="plain">
            {t('booking.again', 'Book again')}
          </ButtonLink>
        ))
      }
    />
  );
}
