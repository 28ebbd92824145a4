import { Suspense, useState } from 'react';
import { useTranslation } from '../platform/i18n/use-translation.ts';
import { lazyOptional } from '../platform/lazy-optional.ts';
import { Button } from '../ui/button.tsx';

const ReviewPages = lazyOptional(
  () => import('../market/review/review-pages.tsx'),
  (part) => part.ReviewPages,
);

/** Reviews of a service, whose code is loaded once they are asked for; nothing before the first review. */
export function ServiceReviews({ serviceId, count }: { serviceId: string; count: number }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  if (count === 0) return null;
  if (!isOpen)
    return (
      <Button tone="plain" onClick={() => setOpen(true)}>
        {t('service.reviews', 'What customers say')}
      </Button>
    );
  return (
    <Suspense>
      <ReviewPages of={{ serviceId }} title={t('service.reviews', 'What customers say')} />
    </Suspense>
  );
}
