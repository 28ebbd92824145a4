import { getServiceReviews } from '@nukkad/contract/market/review/review.api';
import { Link } from 'react-router';
import { call } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useAnswer } from '../../ui/use-answer.ts';
import { OneReview } from './one-review.tsx';
import { RatingBars } from './rating-bars.tsx';
import styles from './newest-reviews.module.css';

/** The stars of a service and its newest reviews; photos are on the page of all of them. */
export function NewestReviews({ serviceId }: { serviceId: string }) {
  const { plural, language } = useTranslation();
  const { value } = useAnswer(`reviews ${serviceId} ${language}`, (signal) =>
    call(getServiceReviews, { query: { serviceId }, quiet: true, signal }),
  );
  if (!value) return null;
  return (
    <>
      <RatingBars rating={value.rating} />
      {value.items.map((review) => (
        <OneReview key={review.reviewId} review={review} about="">
          {review.photoCount > 0 && (
            <Link to="reviews" className={styles.photos}>
              {plural('review.photoCount', review.photoCount, {
                one: 'See {{count}} photo',
                other: 'See {{count}} photos',
              })}
            </Link>
          )}
        </OneReview>
      ))}
    </>
  );
}
