import type { ServiceReviews as Said } from '@nukkad/contract/market/review/review.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { OneReview } from './one-review.tsx';
import { RatingBars } from './rating-bars.tsx';
import { serviceReviewsPath } from './review-paths.ts';
import styles from './service-reviews.module.css';

/**
 * What customers say of a service, on its page: links are plain ones, because the browser keeps what the server drew
 * and has no script for it. Nothing before the first review.
 */
export function ServiceReviews({
  serviceId,
  reviews: { rating, items },
}: {
  serviceId: string;
  reviews: Said;
}) {
  const { t, plural } = useTranslation();
  if (rating.count === 0) return null;
  const all = serviceReviewsPath(serviceId);
  return (
    <section className={styles.reviews} aria-labelledby="service-reviews">
      <h2 id="service-reviews">{t('review.title', 'Reviews')}</h2>
      <RatingBars rating={rating} />
      {items.map((review) => (
        <OneReview key={review.reviewId} review={review} about="">
          {review.photoCount > 0 && (
            <a href={all} className={styles.photos}>
              {plural('review.photoCount', review.photoCount, {
                one: 'See {{count}} photo',
                other: 'See {{count}} photos',
              })}
            </a>
          )}
        </OneReview>
      ))}
      <a href={all} className={styles.all}>
        {plural('review.all', rating.count, {
          one: 'See {{count}} review',
          other: 'See all {{count}} reviews',
        })}
      </a>
    </section>
  );
}
