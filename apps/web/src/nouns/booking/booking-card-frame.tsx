import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import type { BookingCard } from '@nukkad/contract/market/booking/booking.model';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './booking-card-frame.module.css';
import { Card } from '../../ui/page/card.tsx';
import { CategoryStamp } from '../category/category-stamp.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { DateTime } from '../../ui/time/date-time.tsx';
import { Money } from '../../ui/mark/money.tsx';
import { labelledStatus, StatusBadge } from './status-badge.tsx';

/** A booking in a list, for either side: the whole card links to `to`, and `actions` are above that link. */
export function BookingCardFrame({
  booking,
  to,
  who,
  next,
  then,
  urgent,
  actions,
  level = 3,
}: {
  booking: BookingCard;
  to: string;
  /** The other side: partner and professional, or the customer. */
  who?: ReactNode;
  /** In plain words, what happens or is to be done next. */
  next?: ReactNode;
  /** What follows, in one line. */
  then?: string | null;
  /** It waits for the reader: `next` is painted; `now`: for someone to come as soon as possible. */
  urgent?: boolean | 'now';
  actions?: ReactNode;
  /** The heading level: 2 where no section's heading is above the list. */
  level?: 2 | 3;
}) {
  const { t } = useTranslation();
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <Card as="li" quiet className={styles.card}>
      <CategoryStamp id={booking.categoryImage} size={60} />
      <div className={styles.words}>
        <Title className={styles.title}>
          <Link to={to}>{booking.title}</Link>
        </Title>
        <p className={styles.fact}>
          <IconClock size={18} aria-hidden />
          <strong>
            <DateTime at={booking.startsAt} as="short" />
          </strong>
        </p>
        <p className={styles.fact}>
          <IconMapPin size={18} aria-hidden />
          {booking.locality}
        </p>
        {who && <div className={styles.who}>{who}</div>}
      </div>
      <div className={styles.standing}>
        <StatusBadge
          status={urgent === 'now' ? 'Urgent' : labelledStatus(booking)}
          seenBy={booking.customerName === null ? 'raiser' : 'receiver'}
        />
        {booking.projectId === null ? (
          <Money paise={booking.total} strong />
        ) : (
          <small>{t('bookingMoney.withProject', 'Paid with the project')}</small>
        )}
      </div>
      {(next || actions) && (
        <div className={styles.foot} data-urgent={urgent || undefined}>
          {next && (
            <p>
              {next}
              {then && <span className={styles.then}>{then}</span>}
            </p>
          )}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
    </Card>
  );
}
