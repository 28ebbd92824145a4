import type { ServiceReviews as Said } from '@nukkad/contract/market/review/review.model';
import { Suspense } from 'react';
import { ServiceReviews } from '../market/review/service-reviews.tsx';
import { lazyOptional } from '../platform/lazy-optional.ts';

const LaterServiceReviews = lazyOptional(
  () => import('../market/review/later-service-reviews.tsx'),
  (part) => part.LaterServiceReviews,
);

/** React leaves what is inside of such an element as the server drew it. */
const asDrawn = { __html: '' };

/**
 * Drawn by the server; the browser keeps it as it came, without a script (decision 0128). A page that the browser draws
 * itself fetches the part.
 */
export function ReviewsOfService({ serviceId, reviews }: { serviceId: string; reviews: Said | null }) {
  if (!reviews)
    return (
      <Suspense>
        <LaterServiceReviews serviceId={serviceId} />
      </Suspense>
    );
  if (!import.meta.env.SSR) return <div suppressHydrationWarning dangerouslySetInnerHTML={asDrawn} />;
  return (
    <div>
      <ServiceReviews serviceId={serviceId} reviews={reviews} />
    </div>
  );
}
