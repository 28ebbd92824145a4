import type { BookingCard } from '@nukkad/contract/market/booking/booking.model';
import { BookingCardFrame } from '../../nouns/booking/booking-card-frame.tsx';
import { AssignLink, needsProfessional } from './assign-link.tsx';
import { RequestCountdown } from './request-countdown.tsx';
import { partnerBookingPath } from './paths.ts';
import styles from './new-requests.module.css';

/** The firm's bookings on a phone. */
export function BookingCards({ bookings }: { bookings: readonly BookingCard[] }) {
  return (
    <ul className={styles.cards}>
      {bookings.map((booking) => (
        <BookingCardFrame
          key={booking.bookingId}
          booking={booking}
          level={2}
          to={partnerBookingPath(booking.bookingId)}
          who={[booking.customerName, booking.professionalName].filter(Boolean).join(' → ')}
          next={
            booking.can.accept &&
            booking.acceptBefore && <RequestCountdown acceptBefore={booking.acceptBefore} />
          }
          actions={needsProfessional(booking) && <AssignLink booking={booking} />}
        />
      ))}
    </ul>
  );
}
