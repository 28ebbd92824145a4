import type { BookingCard } from '@nukkad/contract/market/booking/booking.model';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { BookingCardFrame } from '../../nouns/booking/booking-card-frame.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useServerClock } from '../../platform/server-clock.ts';
import { Announcement } from '../../ui/state/announcement.tsx';
import { Section } from '../../ui/page/section.tsx';
import { RequestActions } from './request-actions.tsx';
import { RequestCountdown } from './request-countdown.tsx';
import { partnerBookingPath } from './paths.ts';
import { SoundSwitch } from './sound-switch.tsx';
import { useCountInTitle, useRequestBell } from './use-request-bell.ts';
import { Grid } from '../../ui/page/parts.tsx';

/** Offered to the firm and not answered; the shortest clock first. */
export const requestsOf = (open: readonly BookingCard[]) =>
  open
    .filter(({ can }) => can.accept || can.reject)
    .toSorted((one, other) => (one.acceptBefore ?? '').localeCompare(other.acceptBefore ?? ''));

/** Says which offer has come while the screen is open; the first drawing has no news. */
export function useNews(offers: readonly BookingCard[]): string {
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

/** Requests with their countdowns and answers, and whether they ring. */
export function NewRequests({
  open,
  children,
}: {
  open: readonly BookingCard[];
  /** What follows them, with the switch of the sound where no request carries it; left out: the switch alone. */
  children?: (sound: ReactNode) => ReactNode;
}) {
  const { t } = useTranslation();
  const offers = requestsOf(open);
  const news = useNews(offers);
  const bell = useRequestBell(offers);
  useCountInTitle(offers.length);
  useServerClock();
  const sound = <SoundSwitch bell={bell} />;
  const free = offers.length === 0 ? sound : null;
  return (
    <>
      <Announcement>{news}</Announcement>
      {offers.length > 0 && (
        <Section title={t('waiting.offers', 'New requests')} action={sound}>
          <Grid as="ul" least={25} gap={0.9} keepsRoom>
            {offers.map((offer) => (
              <BookingCardFrame
                key={offer.bookingId}
                booking={offer}
                to={partnerBookingPath(offer.bookingId)}
                who={offer.customerName}
                urgent={offer.priority === 'Urgent' ? 'now' : true}
                next={offer.acceptBefore && <RequestCountdown acceptBefore={offer.acceptBefore} />}
                actions={<RequestActions offer={offer} />}
              />
            ))}
          </Grid>
        </Section>
      )}
      {children ? children(free) : free}
    </>
  );
}
