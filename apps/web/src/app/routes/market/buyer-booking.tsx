import { isOneOf } from '@nukkad/contract/kernel/record';
import { type BookingDetails, tabStatuses } from '@nukkad/contract/market/booking/booking.model';
import { lazy, type ReactNode, Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { BookingPage } from '../../../market/booking/booking-page.tsx';
import {
  keepBooking,
  refreshBooking,
  useBooking,
  useBookingsLive,
} from '../../../market/booking/booking.queries.ts';
import { addToCart, keepCart } from '../../../market/cart/cart.queries.ts';
import { wantedLines } from '../../../market/cart/cart.lines.ts';
import { BookingDispute, WayToDispute } from '../../../market/dispute/booking-dispute.tsx';
import { EarlierOffer } from '../../../market/earlier/earlier-offer.tsx';
import { EarlierSwitch } from '../../../market/earlier/earlier-switch.tsx';
import { changeOfTime } from '../../../market/reschedule/change-of-time.tsx';
import { WayToStop } from '../../../market/stop/way-to-stop.tsx';
import { BilledTo } from '../../../money/payment/billed-to.tsx';
import { openCheckout } from '../../../money/payment/open-checkout.ts';
import { OtherWays } from '../../../money/payment/other-ways.tsx';
import { PayNow } from '../../../money/payment/pay-now.tsx';
import { JustPaid } from '../../../money/payment/just-paid.tsx';
import { useCheckoutHint } from '../../../money/payment/use-checkout-hint.ts';
import { SeriesLine } from '../../../nouns/series/series-line.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { ChatButton } from '../../../talk/chat/chat-button.tsx';
import { BookingHelp } from '../../../talk/support/booking-help.tsx';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { Loaded } from '../../../ui/state/loaded.tsx';
import { DetailSkeleton } from '../../../ui/state/skeletons.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { BookingJobCards } from '../../booking-job-cards.tsx';
import { BookingReviews } from '../../booking-reviews.tsx';
import { page } from '../../page-head.tsx';
import { PartOfProject } from '../../../work/project/part-of-project.tsx';
import type { Route } from './+types/buyer-booking.ts';

export const handle = page(({ t }) => ({ title: t('booking.page', 'Your booking'), noindex: true }));

/** Of bookings for as soon as possible alone. */
const InstantBoard = lazy(async () => ({
  default: (await import('../../../market/instant/instant-board.tsx')).InstantBoard,
}));

/** Of bookings that are paid later alone. */
const PayLaterPart = lazy(async () => ({
  default: (await import('../../../money/pay-later/pay-later-part.tsx')).PayLaterPart,
}));

/** Of bookings alone that give money back. */
const CashRefundPart = lazy(async () => ({
  default: (await import('../../../money/cash-refund/cash-refund-part.tsx')).CashRefundPart,
}));

/** Puts the same services into the cart; the reader chooses a time in place of as soon as possible. */
function useChooseTime() {
  const navigate = useNavigate();
  return async (booking: BookingDetails) => {
    for (const line of wantedLines(booking)) {
      const cart = await addToCart({ line });
      // They kept the cart that they had.
      if (!cart) return;
      keepCart(cart);
    }
    await navigate('/checkout?step=time');
  };
}

/** Another time of one's choice, and an earlier one that becomes free. */
function timeOf(booking: BookingDetails) {
  const changes = { keep: keepBooking, lookAgain: () => refreshBooking(booking.bookingId) };
  const time = changeOfTime(booking, 'customer', changes);
  if (!booking.can.reschedule) return time;
  return {
    ...time,
    link: (
      <>
        {time.link}
        <EarlierSwitch booking={booking} />
      </>
    ),
    asked: (
      <>
        <EarlierOffer booking={booking} keeper={changes} />
        {time.asked}
      </>
    ),
  };
}

export default function BuyerBooking({ params }: Route.ComponentProps) {
  const { t } = useTranslation();
  const booking = useBooking(params.bookingId);
  const chooseTime = useChooseTime();
  const [search] = useSearchParams();
  const orderId = search.get('paid');
  useBookingsLive();
  const asking = useCheckoutHint(orderId, booking.data?.money, () => refreshBooking(params.bookingId));
  if (!booking.data || asking)
    return (
      <Page title={booking.isError && t('booking.page', 'Your booking')}>
        <Loaded
          query={{ ...booking, data: undefined }}
          waiting={<DetailSkeleton />}
          away={
            <ButtonLink to="/buyer/bookings" tone="plain">
              {t('booking.toList', 'All your bookings')}
            </ButtonLink>
          }
        >
          {() => null}
        </Loaded>
      </Page>
    );
  const { data } = booking;
  return (
    <BookingPage
      booking={data}
      pay={
        <>
          <PayNow
            bookingId={data.bookingId}
            amount={data.amountDue}
            startsAt={data.startsAt}
            payBefore={data.payBefore}
            again={data.money?.state === 'failed'}
          />
          <OtherWays bookingId={data.bookingId} />
        </>
      }
      chat={
        data.companyName && (
          <ChatButton
            about={{ sessionType: 'booking', referenceNo: data.bookingNumber }}
            name={data.companyName}
          />
        )
      }
      billedTo={
        <>
          {data.paymentMode === 'paylater' && (
            <Suspense>
              <PayLaterPart bookingId={data.bookingId} open={openCheckout} />
            </Suspense>
          )}
          <BilledTo bookingId={data.bookingId} over={isOneOf(tabStatuses.Cancelled, data.status)} />
        </>
      }
      help={
        <>
          <WayToDispute booking={data} side="customer" />
          <BookingHelp
            bookingId={data.bookingId}
            version={data.version}
            canReschedule={data.can.reschedule}
          />
        </>
      }
      time={timeOf(data)}
      dispute={
        <>
          {data.money && data.money.returning > 0 && (
            <Suspense>
              <CashRefundPart bookingId={data.bookingId} />
            </Suspense>
          )}
          {data.projectId !== null && <PartOfProject projectId={data.projectId} side="client" />}
          <SeriesLine bookingId={data.bookingId} side="customer" />
          <WayToStop
            booking={data}
            side="customer"
            changes={{ keep: keepBooking, lookAgain: () => refreshBooking(data.bookingId) }}
          />
          <BookingDispute booking={data} side="customer" />
        </>
      }
      reviews={
        <>
          <BookingJobCards booking={data} side="customer" />
          <BookingReviews booking={data} />
        </>
      }
      outcome={orderId && <JustPaid booking={data} orderId={orderId} />}
      {...(data.priority === 'Urgent' && {
        around: (board: ReactNode) => (
          <Suspense fallback={board}>
            <InstantBoard booking={data} board={board} onChooseTime={() => chooseTime(data)} />
          </Suspense>
        ),
      })}
    />
  );
}
