import { isOneOf } from '@nukkad/contract/kernel/record';
import { type BookingDetails, tabStatuses } from '@nukkad/contract/market/booking/booking.model';
import { Suspense } from 'react';
import { lazyOptional } from '../platform/lazy-optional.ts';

const VisitReviews = lazyOptional(
  () => import('../market/review/visit-reviews.tsx'),
  (part) => part.VisitReviews,
);

const VisitorHeart = lazyOptional(
  () => import('../market/favourite/visitor-heart.tsx'),
  (part) => part.VisitorHeart,
);

/** The heart and the reviews come with the page of a finished visit alone. */
export function BookingReviews({ booking: { bookingId, version, status } }: { booking: BookingDetails }) {
  if (!isOneOf(tabStatuses.Completed, status)) return null;
  return (
    <Suspense>
      <VisitorHeart bookingId={bookingId} />
      <VisitReviews bookingId={bookingId} version={version} />
    </Suspense>
  );
}
