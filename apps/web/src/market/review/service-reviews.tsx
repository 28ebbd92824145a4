import type { ServiceReviews as Said } from '@nukkad/contract/market/review/review.model';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Section } from '../../ui/page/section.tsx';
import { OneReview } from './one-review.tsx';
import { RatingBars } from './rating-bars.tsx';
import styles from './service-reviews.module.css';

/**
 * What customers say of a service, on its page: how the stars are spread, the newest few in words, and the way to all of
 * them, where the photos are. Nothing before the first review.
 */
export function ServiceReviews({ rating, items }: Said) {
  const { t, plural } = useTranslation();
  if (rating.count === 0) return null;
  return (
    <Section title={t('review.title', 'Reviews')}>
      <div className={styles.reviews}>
        <RatingBars rating={rating} />
        {items.map((review) => (
          <OneReview key={review.reviewId} review={review} about="">
            {review.photoCount > 0 && (
              <Link to="reviews" className={styles.all}>
                {plural('review.photoCount', review.photoCount, {
                  one: 'See {{count}} photo',
                  other: 'See {{count}} photos',
                })}
              </Link>
            )}
          </OneReview>
        ))}
        <Link to="reviews" className={styles.all}>
          {plural('review.all', rating.count, {
            one: 'See {{count}} review',
            other: 'See all {{count}} reviews',
          })}
        </Link>
      </div>
    </Section>
  );
}
