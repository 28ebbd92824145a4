import type { BookingCard } from '@nukkad/contract/market/booking/booking.model';
import { useEffect, useRef, useState } from 'react';
import { BookingCardFrame } from '../../nouns/booking/booking-card-frame.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Announcement } from '../../ui/announcement.tsx';
import { Section } from '../../ui/section.tsx';
import { AssignLink, needsProfessional } from './assign-link.tsx';
import { RequestActions } from './request-actions.tsx';
import { RequestCountdown } from './request-countdown.tsx';
import { partnerBookingPath } from './paths.ts';
import styles from './waiting-now.module.css';

const byTime = (key: 'acceptBefore' | 'startsAt') => (one: BookingCard, other: BookingCard) =>
  (one[key] ?? '').localeCompare(other[key] ?? '');

/** Offered to the firm and not answered; the shortest clock first. */
export const requestsOf = (open: readonly BookingCard[]) =>
  open.filter(({ can }) => can.accept || can.reject).toSorted(byTime('acceptBefore'));

/** Accepted, without an assigned professional; the next job first. */
export const unassignedOf = (open: readonly BookingCard[]) =>
  open.filter(needsProfessional).toSorted(byTime('startsAt'));

/** Says which offer has come while the screen is open; the first drawing has no news. */
function useNews(offers: readonly BookingCard[]): string {
  const { t } = useTranslation();
  const known = useRef<ReadonlySet<string> | null>(null);
  const [news, setNews] = useState('');
  useEffect(() => {
    const fresh = offers.find(({ bookingId }) => known.current && !known.current.has(bookingId));
    known.current = new Set(offers.map(({ bookingId }) => bookingId));
    if (fresh) setNews(t('offer.arrived', 'New request: {{title}}', { title: fresh.title }));
  }, [offers, t]);
  return news;
}

/** Requests with their countdowns, then jobs without a professional; empty lists render nothing. */
export function WaitingNow({ open, offersOnly }: { open: readonly BookingCard[]; offersOnly?: boolean }) {
  const { t } = useTranslation();
  const offers = requestsOf(open);
  const unassigned = offersOnly ? [] : unassignedOf(open);
  const news = useNews(offers);
  return (
    <>
      <Announcement>{news}</Announcement>
      {offers.length > 0 && (
        <Section title={t('waiting.offers', 'New requests')}>
          <ul className={styles.cards}>
            {offers.map((offer) => (
              <BookingCardFrame
                key={offer.bookingId}
                booking={offer}
                to={partnerBookingPath(offer.bookingId)}
                who={offer.customerName}
                urgent
                next={offer.acceptBefore && <RequestCountdown acceptBefore={offer.acceptBefore} />}
                actions={<RequestActions offer={offer} />}
              />
            ))}
          </ul>
        </Section>
      )}
      {unassigned.length > 0 && (
        <Section title={t('waiting.unassigned', 'To assign')}>
          <ul className={styles.cards}>
            {unassigned.map((booking) => (
              <BookingCardFrame
                key={booking.bookingId}
                booking={booking}
                to={partnerBookingPath(booking.bookingId)}
                who={booking.customerName}
                next={t('waiting.professional.none', 'Not assigned yet')}
                actions={<AssignLink bookingId={booking.bookingId} />}
              />
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
