import { Suspense } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { lazyOptional } from '../../platform/lazy-optional.ts';
import { Section } from '../../ui/section.tsx';
import { useNearView } from '../../ui/use-near-view.ts';
import styles from './service-reviews.module.css';

const NewestReviews = lazyOptional(
  () => import('./newest-reviews.tsx'),
  (part) => part.NewestReviews,
);

interface Reviewed {
  readonly serviceId: string;
  readonly count: number;
}

/** Mounted with its element: what is watched is there from its first effect on. */
function Reviews({ serviceId, count }: Reviewed) {
  const { t, plural } = useTranslation();
  const { ref, near } = useNearView<HTMLDivElement>('300px');
  return (
    <Section title={t('review.title', 'Reviews')}>
      <div ref={ref} className={styles.reviews}>
        {near && (
          <Suspense>
            <NewestReviews serviceId={serviceId} />
          </Suspense>
        )}
        <Link to="reviews" className={styles.all}>
          {plural('review.all', count, { one: 'See {{count}} review', other: 'See all {{count}} reviews' })}
        </Link>
      </div>
    </Section>
  );
}

/**
 * What customers say of a service, on its page: the newest few come with their script when the page is read that far.
 * The way to all of them is there from the start. Nothing before the first review.
 */
export const ServiceReviews = (reviewed: Reviewed) => (reviewed.count > 0 ? <Reviews {...reviewed} /> : null);
