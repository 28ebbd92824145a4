import { isOneOf } from '@nukkad/contract/kernel/record';
import { type BookingDetails, tabStatuses } from '@nukkad/contract/market/booking/booking.model';
import { Suspense } from 'react';
import { lazyOptional } from '../platform/lazy-optional.ts';

const VisitReviews = lazyOptional(
  () => import('../market/review/visit-reviews.tsx'),
  (part) => part.VisitReviews,
);

/** Reviews come with the page of a finished visit alone. */
export function BookingReviews({ booking: { bookingId, version, status } }: { booking: BookingDetails }) {
  if (!isOneOf(tabStatuses.Completed, status)) return null;
  return (
    <Suspense>
      <VisitReviews bookingId={bookingId} version={version} />
    </Suspense>
  );
}
