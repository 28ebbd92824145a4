import type { Rating, ShownReview } from '@nukkad/contract/market/review/review.model';
import { Link, useSearchParams } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Page } from '../../ui/page/page.tsx';
import { OneReview } from './one-review.tsx';
import { RatingBars } from './rating-bars.tsx';
import { ReviewPhotos } from './review-photos.tsx';
import styles from './service-reviews-page.module.css';
import { StarChips } from './star-chips.tsx';

interface Shown {
  readonly serviceId: string;
  readonly name: string;
  /** Null: all. */
  readonly stars: number | null;
  readonly reviews: {
    readonly items: readonly ShownReview[];
    readonly rating: Rating;
    readonly nextCursor: string | null;
  };
}

/** Older and newest, as links that work before any script. */
function OtherPages({ nextCursor }: { nextCursor: string | null }) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const at = (cursor: string | null) => {
    const next = new URLSearchParams(search);
    next.delete('cursor');
    if (cursor) next.set('cursor', cursor);
    return { search: next.size > 0 ? `?${next}` : '' };
  };
  const isLater = search.has('cursor');
  if (!isLater && !nextCursor) return null;
  return (
    <nav className={styles.pages} aria-label={t('serviceReviews.pages', 'Pages of reviews')}>
      {isLater && <Link to={at(null)}>{t('serviceReviews.newest', 'Newest reviews')}</Link>}
      {nextCursor && <Link to={at(nextCursor)}>{t('serviceReviews.older', 'Older reviews')}</Link>}
    </nav>
  );
}

/** All reviews of a service, by stars and page by page. */
export function ServiceReviewsPage({
  serviceId,
  name,
  stars,
  reviews: { items, rating, nextCursor },
}: Shown) {
  const { t } = useTranslation();
  return (
    <Page title={t('serviceReviews.page', 'Reviews of {{service}}', { service: name })}>
      <Link to={`/services/${serviceId}`} className={styles.all}>
        {t('serviceReviews.back', 'Back to {{service}}', { service: name })}
      </Link>
      <RatingBars rating={rating} />
      <StarChips stars={rating.stars} chosen={stars} />
      {items.length === 0 && (
        <p>
          {rating.count === 0
            ? t('serviceReviews.none', 'No reviews yet. They appear here after finished visits.')
            : t('review.filter.none', 'No reviews with these stars.')}
        </p>
      )}
      {items.map((review) => (
        <OneReview key={review.reviewId} review={review} about="">
          <ReviewPhotos photos={review.photos} />
        </OneReview>
      ))}
      <OtherPages nextCursor={nextCursor} />
    </Page>
  );
}
