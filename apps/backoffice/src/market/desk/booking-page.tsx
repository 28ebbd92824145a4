import { Grid, Stack } from '@mantine/core';
import { getDeskBooking } from '@nukkad/contract/market/desk/desk.api';
import { useParams } from 'react-router';
import { PersonCredit } from '../../nouns/credit/person-credit.tsx';
import { BookingNotices } from '../../nouns/notice/booking-notices.tsx';
import { BookingCashRefunds } from '../../nouns/payment/booking-cash-refunds.tsx';
import { BookingLedger } from '../../nouns/payment/booking-ledger.tsx';
import { BookingPayments } from '../../nouns/payment/booking-payments.tsx';
import { ReportsPanel } from '../../nouns/report/reports-panel.tsx';
import { useAsked } from '../../platform/asked.ts';
import { t } from '../../platform/words.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { ErrorNotice, LoadingSkeleton } from '../../ui/query-states.tsx';
import { BookingActs } from './booking-acts.tsx';
import { BookingLines } from './booking-lines.tsx';
import { BookingNotes } from './booking-notes.tsx';
import { BookingOffers } from './booking-offers.tsx';
import { BookingPeople } from './booking-people.tsx';
import { BookingStops } from './booking-stops.tsx';
import { BookingSummary } from './booking-summary.tsx';
import { BookingTimeline } from './booking-timeline.tsx';

/** The socket tells of each move; where it is away, a story on the screen is read again. */
const lookAgainMs = 60_000;

/** A booking with its whole story: what a support call asks about, on one page. */
export function BookingPage() {
  const { bookingId = '' } = useParams();
  const {
    data: booking,
    error,
    refetch,
  } = useAsked(getDeskBooking, { params: { bookingId } }, { refetchInterval: lookAgainMs });
  return (
    <PageFrame
      title={booking?.bookingNumber ?? t('desk.booking', 'Booking')}
      back={{ to: '/bookings', label: t('desk.all', 'All bookings') }}
    >
      {error && !booking ? <ErrorNotice error={error} again={() => void refetch()} /> : null}
      {booking || error ? null : <LoadingSkeleton />}
      {booking ? (
        <>
          <BookingSummary booking={booking} />
          <BookingActs booking={booking} />
          <Grid>
            <Grid.Col span={{ base: 12, lg: 5 }}>
              <Stack gap="md">
                <BookingPeople booking={booking} />
                <BookingTimeline booking={booking} />
                <BookingNotes booking={booking} />
                <BookingNotices bookingId={bookingId} />
              </Stack>
            </Grid.Col>
            <Grid.Col span={{ base: 12, lg: 7 }}>
              <Stack gap="md">
                <BookingLines booking={booking} />
                <BookingStops booking={booking} />
                <BookingPayments bookingId={bookingId} />
                <BookingCashRefunds bookingId={bookingId} />
                <PersonCredit owner={{ userId: booking.customer.userId, bookingId }} />
                <BookingLedger bookingId={bookingId} />
                <BookingOffers booking={booking} />
                <ReportsPanel of={{ bookingId }} />
              </Stack>
            </Grid.Col>
          </Grid>
        </>
      ) : null}
    </PageFrame>
  );
}
