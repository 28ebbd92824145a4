import { isOneOf } from '@nukkad/contract/kernel/record';
import {
  type BookingCard,
  type RequestStatus,
  tabStatuses,
} from '@nukkad/contract/market/booking/booking.model';
import { Link } from 'react-router';
import { StatusBadge } from '../../nouns/booking/status-badge.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { DateTime } from '../../ui/time/date-time.tsx';
import { AssignLink, needsProfessional } from './assign-link.tsx';
import { Small } from '../../ui/page/parts.tsx';
import styles from './run-sheet.module.css';

const taken: readonly RequestStatus[] = [
  'Accepted',
  'Assigned',
  ...tabStatuses.Inprogress,
  ...tabStatuses.Completed,
];

/** What is really driven to: offers, and bookings that are on their way to others, are no part of a day. */
export const runsOf = (bookings: readonly BookingCard[]) =>
  bookings.filter(({ status }) => taken.includes(status));

/** What the job waits for now, where it waits for anything. */
function NextStep({ booking: { can, status } }: { booking: BookingCard }) {
  const { t } = useTranslation();
  if (can.start) return <span>{t('next.start', 'Can start with the customer’s OTP')}</span>;
  if (can.collectCash && status === 'Completed') return <span>{t('next.cash', 'Payment is due')}</span>;
  return null;
}

/** A day's jobs in the order of time: when, what, where, and who goes, or for whom. */
export function RunSheet({
  bookings,
  pathOf,
  shows,
  dated,
}: {
  bookings: readonly BookingCard[];
  pathOf: (bookingId: string) => string;
  /** The firm's view names the professional; the professional's view names the customer. */
  shows: 'professional' | 'customer';
  /** The jobs are of several days. */
  dated?: boolean;
}) {
  const { t } = useTranslation();
  return (
    <ol className={styles.sheet}>
      {bookings.map((booking) => (
        <li key={booking.bookingId} data-done={isOneOf(tabStatuses.Completed, booking.status) || undefined}>
          <div className={styles.time}>
            <strong>
              <DateTime at={booking.startsAt} as="time" />
            </strong>
            <span>
              {dated ? (
                <DateTime at={booking.startsAt} as="weekday" />
              ) : (
                <DateTime at={booking.endsAt} as="time" />
              )}
            </span>
          </div>
          <div className={styles.words}>
            <Link to={pathOf(booking.bookingId)}>{booking.title}</Link>
            <Small>{[booking.locality, booking.customerName].filter(Boolean).join(' · ')}</Small>
            {shows === 'professional' && (
              <span className={styles.who} data-missing={!booking.professionalName || undefined}>
                {booking.professionalName ?? t('waiting.professional.none', 'Not assigned yet')}
              </span>
            )}
          </div>
          <div className={styles.state}>
            <StatusBadge status={booking.status} seenBy="receiver" />
            <NextStep booking={booking} />
            {shows === 'professional' && needsProfessional(booking) && <AssignLink booking={booking} />}
          </div>
        </li>
      ))}
    </ol>
  );
}
