import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { keepDetails, lookAgain } from '../../../market/fulfilment/fulfilment.moves.ts';
import { usePartnerBooking } from '../../../market/fulfilment/fulfilment.queries.ts';
import { JobPage } from '../../../market/fulfilment/job/job-page.tsx';
import { useFulfilmentLive } from '../../../market/fulfilment/use-fulfilment-live.ts';
import { WayToStop } from '../../../market/stop/way-to-stop.tsx';
import { SeriesLine } from '../../../nouns/series/series-line.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { ChatButton } from '../../../talk/chat/chat-button.tsx';
import { BookingHelp } from '../../../talk/support/booking-help.tsx';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { Loaded } from '../../../ui/state/loaded.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { DetailSkeleton } from '../../../ui/state/skeletons.tsx';
import { prepareToasts } from '../../../ui/dialog/toast.ts';
import { BookingJobCards } from '../../booking-job-cards.tsx';
import { BookingReviews } from '../../booking-reviews.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('job.page', 'Job'), noindex: true }));

/** The lists of the day follow. */
function keepTold(booking: BookingDetails): void {
  keepDetails(booking);
  void lookAgain();
}

export default function ProBookingPage() {
  const { t } = useTranslation();
  const { bookingId = '' } = useParams();
  useFulfilmentLive();
  useEffect(prepareToasts, []);
  const query = usePartnerBooking(bookingId);
  return (
    <Page
      narrow
      back={{ to: '/sub-user', label: t('shell.day', 'My day') }}
      title={!query.data && query.error && t('job.page', 'Job')}
    >
      <Loaded
        query={query}
        waiting={<DetailSkeleton />}
        away={<ButtonLink to="/sub-user">{t('job.toDay', 'Back to my day')}</ButtonLink>}
      >
        {(booking) => (
          <>
            <SeriesLine bookingId={booking.bookingId} side="professional" />
            <JobPage key={booking.bookingId} booking={booking} />
            <ChatButton
              about={{ sessionType: 'booking', referenceNo: booking.bookingNumber }}
              name={booking.customerName}
            />
            <WayToStop booking={booking} side="partner" changes={{ keep: keepTold, lookAgain }} />
            <BookingJobCards booking={booking} side="worker" />
            <BookingReviews booking={booking} />
            <BookingHelp bookingId={booking.bookingId} version={booking.version} />
          </>
        )}
      </Loaded>
    </Page>
  );
}
