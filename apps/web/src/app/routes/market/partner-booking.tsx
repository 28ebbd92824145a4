import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import { useNavigate, useParams } from 'react-router';
import { keepDetails, lookAgain } from '../../../market/fulfilment/fulfilment.moves.ts';
import { usePartnerBooking } from '../../../market/fulfilment/fulfilment.queries.ts';
import { PartnerBooking } from '../../../market/fulfilment/partner-booking.tsx';
import { partnerBookingsPath } from '../../../market/fulfilment/paths.ts';
import { useFulfilmentLive } from '../../../market/fulfilment/use-fulfilment-live.ts';
import { givingBack } from '../../../market/give-back/giving-back.tsx';
import { BookingDispute } from '../../../market/dispute/booking-dispute.tsx';
import { changeOfTime } from '../../../market/reschedule/change-of-time.tsx';
import { WayToStop } from '../../../market/stop/way-to-stop.tsx';
import { SeriesLine } from '../../../nouns/series/series-line.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { ChatButton } from '../../../talk/chat/chat-button.tsx';
import { BookingHelp } from '../../../talk/support/booking-help.tsx';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { Loaded } from '../../../ui/state/loaded.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { DetailSkeleton } from '../../../ui/state/skeletons.tsx';
import { PartOfProject } from '../../../work/project/part-of-project.tsx';
import { BookingJobCards } from '../../booking-job-cards.tsx';
import { BookingReviews } from '../../booking-reviews.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('partnerBooking.page', 'Booking'), noindex: true }));

/** The lists and counts of the team follow. */
function keepTold(booking: BookingDetails): void {
  keepDetails(booking);
  void lookAgain();
}

/** What may go otherwise than agreed: another time, or a job that the firm cannot keep. */
function otherwise(booking: BookingDetails, onGone: () => unknown) {
  const time = changeOfTime(booking, 'partner', { keep: keepTold, lookAgain });
  const back = givingBack(booking, { onGone, lookAgain });
  return {
    asked: (
      <>
        {booking.projectId !== null && <PartOfProject projectId={booking.projectId} side="partner" />}
        <SeriesLine bookingId={booking.bookingId} side="partner" />
        {time.asked}
        <BookingDispute booking={booking} side="partner" />
        <WayToStop booking={booking} side="partner" changes={{ keep: keepTold, lookAgain }} />
      </>
    ),
    links: (
      <>
        <ChatButton
          about={{ sessionType: 'booking', referenceNo: booking.bookingNumber }}
          name={booking.customerName}
        />
        {time.link}
        {back.link}
      </>
    ),
    dialogs: (
      <>
        {time.dialogs}
        {back.dialog}
      </>
    ),
  };
}

export default function PartnerBookingPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const toList = async () => {
    await navigate(partnerBookingsPath);
    await lookAgain();
  };
  const { bookingId = '' } = useParams();
  useFulfilmentLive();
  const query = usePartnerBooking(bookingId);
  return (
    <Page
      title={query.data?.title ?? (query.error && t('partnerBooking.page', 'Booking'))}
      back={{ to: partnerBookingsPath, label: t('partnerToday.all', 'All bookings') }}
    >
      <Loaded
        query={query}
        waiting={<DetailSkeleton />}
        away={<ButtonLink to={partnerBookingsPath}>{t('partnerToday.all', 'All bookings')}</ButtonLink>}
      >
        {(booking) => (
          <>
            <PartnerBooking
              key={booking.bookingId}
              booking={booking}
              otherwise={otherwise(booking, toList)}
            />
            <BookingJobCards booking={booking} side="worker" />
            <BookingReviews booking={booking} />
            <BookingHelp bookingId={booking.bookingId} version={booking.version} />
          </>
        )}
      </Loaded>
    </Page>
  );
}
