import { isOneOf } from '@nukkad/contract/kernel/record';
import { type BookingDetails, tabStatuses } from '@nukkad/contract/market/booking/booking.model';
import { Suspense } from 'react';
import { lazyOptional } from '../platform/lazy-optional.ts';

const WorkToShow = lazyOptional(
  () => import('../network/job-card/work-to-show.tsx'),
  (part) => part.WorkToShow,
);

const WorkShown = lazyOptional(
  () => import('../network/job-card/home-job-cards.tsx'),
  (part) => part.WorkShown,
);

/** The card of a finished visit, for who worked and for who was worked for. */
export function BookingJobCards({
  booking: { bookingId, status },
  side,
}: {
  booking: BookingDetails;
  side: 'worker' | 'customer';
}) {
  if (!isOneOf(tabStatuses.Completed, status)) return null;
  const Part = side === 'worker' ? WorkToShow : WorkShown;
  return (
    <Suspense>
      <Part bookingId={bookingId} />
    </Suspense>
  );
}
