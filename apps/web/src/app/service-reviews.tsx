import { Suspense } from 'react';
import { useTranslation } from '../platform/i18n/use-translation.ts';
import { lazyOptional } from '../platform/lazy-optional.ts';
import { useNearView } from '../ui/use-near-view.ts';

const ReviewPages = lazyOptional(
  () => import('../market/review/review-pages.tsx'),
  (part) => part.ReviewPages,
);

/** Reviews of a service come when its page is read that far. */
export function ServiceReviews({ serviceId }: { serviceId: string }) {
  const { t } = useTranslation();
  const { ref, near } = useNearView<HTMLDivElement>('300px');
  return (
    <div ref={ref}>
      {near && (
        <Suspense>
          <ReviewPages of={{ serviceId }} title={t('service.reviews', 'What customers say')} />
        </Suspense>
      )}
    </div>
  );
}
