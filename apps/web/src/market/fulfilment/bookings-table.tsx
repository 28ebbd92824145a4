import type { BookingCard } from '@nukkad/contract/market/booking/booking.model';
import { listRow } from '@nukkad/frame/page-keys';
import { Link } from 'react-router';
import { StatusBadge } from '../../nouns/booking/status-badge.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { Money } from '../../ui/money.tsx';
import { AssignLink, needsProfessional } from './assign-link.tsx';
import { RequestCountdown } from './request-countdown.tsx';
import { partnerBookingPath } from './paths.ts';
import styles from './bookings-table.module.css';

function Row({ booking }: { booking: BookingCard }) {
  const { t } = useTranslation();
  return (
    <tr {...listRow}>
      <td className={styles.when}>
        <DateTime at={booking.startsAt} as="short" />
      </td>
      <th scope="row">
        <Link to={partnerBookingPath(booking.bookingId)}>{booking.title}</Link>
        <small>{booking.bookingNumber}</small>
      </th>
      <td className={styles.customer}>
        {booking.customerName}
        <small>{booking.locality}</small>
      </td>
      <td>
        {booking.professionalName ?? (
          <span className={styles.nobody}>
            {booking.can.assign ? t('waiting.professional.none', 'Not assigned yet') : '–'}
          </span>
        )}
      </td>
      <td>
        <StatusBadge status={booking.status} seenBy="receiver" />
        {booking.can.accept && booking.acceptBefore && (
          <small>
            <RequestCountdown acceptBefore={booking.acceptBefore} />
          </small>
        )}
      </td>
      <td className={styles.money}>
        <Money paise={booking.total} strong />
      </td>
      <td className={styles.action}>{needsProfessional(booking) && <AssignLink booking={booking} />}</td>
    </tr>
  );
}

/** The firm's bookings on a desk: dense, a row a booking; the title leads to it. */
export function BookingsTable({ bookings }: { bookings: readonly BookingCard[] }) {
  const { t } = useTranslation();
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('bookingTable.when', 'When')}</th>
            <th scope="col">{t('bookingTable.job', 'Job')}</th>
            <th scope="col">{t('bookingTable.customer', 'Customer')}</th>
            <th scope="col">{t('bookingTable.professional', 'Professional')}</th>
            <th scope="col">{t('bookingTable.status', 'Status')}</th>
            <th scope="col" className={styles.money}>
              {t('bookingTable.total', 'Bill')}
            </th>
            <th scope="col">
              <span className={styles.hidden}>{t('bookingTable.action', 'Action')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {bookings.map((booking) => (
            <Row key={booking.bookingId} booking={booking} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
