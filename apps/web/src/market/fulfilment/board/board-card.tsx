import type { BookingCard } from '@nukkad/contract/market/booking/booking.model';
import { Link } from 'react-router';
import { StatusBadge } from '../../../nouns/booking/status-badge.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { DateTime } from '../../../ui/time/date-time.tsx';
import { Money } from '../../../ui/mark/money.tsx';
import { AssignLink, needsProfessional } from '../assign-link.tsx';
import { partnerBookingPath } from '../paths.ts';
import { RequestActions } from '../request-actions.tsx';
import { RequestCountdown } from '../request-countdown.tsx';
import { Small } from '../../../ui/page/parts.tsx';
import styles from './board.module.css';

/** The move that takes the booking to its next column, with the confirmation that it has everywhere. */
function Move({ booking }: { booking: BookingCard }) {
  const { t } = useTranslation();
  const { can, bookingId, status } = booking;
  const to = (dialog: string) => `${partnerBookingPath(bookingId)}?dialog=${dialog}`;
  if (can.accept || can.reject) return <RequestActions offer={booking} />;
  if (needsProfessional(booking)) return <AssignLink booking={booking} />;
  if (can.complete)
    return (
      <ButtonLink to={to('complete')} small>
        {t('completeWork.open', 'Finish')}
      </ButtonLink>
    );
  if (can.collectCash && status === 'Completed')
    return (
      <ButtonLink to={to('cash')} small>
        {t('takeCash.payment', 'Collect payment')}
      </ButtonLink>
    );
  return null;
}

/** One booking on the board: when, what, for whom, who goes, and its next move. */
export function BoardCard({ booking, timeOnly }: { booking: BookingCard; timeOnly: boolean }) {
  const { bookingId, title, startsAt, locality, customerName, professionalName, acceptBefore, total } =
    booking;
  return (
    <li className={styles.card} data-urgent={booking.priority === 'Urgent' || undefined}>
      <p className={styles.when}>
        <DateTime at={startsAt} as={timeOnly ? 'time' : 'short'} />
        {booking.priority && <StatusBadge status={booking.priority} />}
        <Money paise={total} />
      </p>
      <h3>
        <Link to={partnerBookingPath(bookingId)}>{title}</Link>
      </h3>
      <Small as="p" breaks>
        {[locality, customerName].filter(Boolean).join(' · ')}
      </Small>
      {professionalName && (
        <Small as="p" breaks>
          {professionalName}
        </Small>
      )}
      {acceptBefore && (
        <p className={styles.clock}>
          <RequestCountdown acceptBefore={acceptBefore} />
        </p>
      )}
      <Move booking={booking} />
    </li>
  );
}
