import { listReviews } from '@nukkad/contract/market/review/review.api';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { LoadMore } from '../../ui/page/load-more.tsx';
import { Section } from '../../ui/page/section.tsx';
import { OneReview } from './one-review.tsx';
import { ReviewPhotoDialog } from './review-photo-dialog.tsx';
import { ReviewPhotos } from './review-photos.tsx';
import { StarChips, fromBest } from './star-chips.tsx';
import { RatingBars } from './rating-bars.tsx';
import { usePages } from '../../platform/api/pages.ts';

/** `?stars=` of the page's address; null: all, and whatever else someone wrote there. */
function useStars(): number | null {
  const [search] = useSearchParams();
  return fromBest.find((star) => String(star) === search.get('stars')) ?? null;
}

/** What customers say of a service or of a partner, page by page; nothing before the first review. */
export function ReviewPages({
  of,
  title,
  none = null,
}: {
  of: { readonly serviceId: string } | { readonly organisationId: string };
  title: string;
  /** In place of the reviews where there are none. */
  none?: ReactNode;
}) {
  const { t } = useTranslation();
  const stars = useStars();
  const list = usePages(
    listReviews,
    { ...of, ...(stars && { stars }), limit: 6 },
    {
      // The bars and chips stay while the chosen ones are on their way.
      placeholderData: (before) => before,
    },
  );
  const [first] = list.data?.pages ?? [];
  const reviews = list.data?.pages.flatMap((page) => page.items) ?? [];
  if (!first) return null;
  if (first.rating.count === 0) return none;
  return (
    <Section title={title}>
      <RatingBars rating={first.rating} />
      <StarChips stars={first.rating.stars} chosen={stars} />
      {reviews.length === 0 && <p>{t('review.filter.none', 'No reviews with these stars.')}</p>}
      {reviews.map((review) => (
        <OneReview key={review.reviewId} review={review}>
          <ReviewPhotos photos={review.photos} />
        </OneReview>
      ))}
      {list.hasNextPage && <LoadMore infinite={list} shown={reviews.length} />}
      <ReviewPhotoDialog reviews={reviews} />
    </Section>
  );
}
