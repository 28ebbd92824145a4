import type { PartnerReview } from '@nukkad/contract/market/review/review.model';
import type { FilterField } from '@nukkad/lists/filter-field';
import { useListAddress } from '@nukkad/lists/use-list-address';
import { Listing } from '../../nouns/work-list/listing.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { RatingBars } from './rating-bars.tsx';
import { ReplyDialog } from './reply-dialog.tsx';
import { ReviewPhotoDialog } from './review-photo-dialog.tsx';
import { reviewColumns } from './review-columns.tsx';
import { reviewsAddress, useOwnRating, usePartnerReviews } from './review.queries.ts';

const fromBest = [5, 4, 3, 2, 1] as const;

function useReviewFields(): readonly FilterField[] {
  const { t, plural } = useTranslation();
  return [
    {
      kind: 'choice',
      key: 'stars',
      label: t('reviewTable.stars', 'Stars'),
      options: fromBest.map((star) => ({
        value: String(star),
        label: plural('review.stars', star, { one: '{{count}} star', other: '{{count}} stars' }),
      })),
    },
    {
      kind: 'choice',
      key: 'answered',
      label: t('reviewTable.reply', 'Reply'),
      options: [
        { value: 'false', label: t('reviewTable.unanswered', 'Without a reply') },
        { value: 'true', label: t('reviewTable.answered', 'With a reply') },
      ],
    },
  ];
}

/** What customers say of the business; those without a reply first. */
export function PartnerReviews() {
  const { t, plural, locale } = useTranslation();
  const asked = useListAddress(reviewsAddress);
  const list = usePartnerReviews(asked.filters);
  const rating = useOwnRating(false);
  const fields = useReviewFields();
  const reviews = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <>
      {rating.data && <RatingBars rating={rating.data} />}
      <Listing<PartnerReview>
        name="reviews"
        label={t('review.title', 'Reviews')}
        asked={asked}
        fields={fields}
        columns={reviewColumns(t, plural, locale)}
        pages={list}
        keyOf={({ reviewId }) => reviewId}
        nameOf={({ bookingNumber }) => bookingNumber}
        ownSort="unanswered"
        empty={
          <EmptyState scene="bookings" title={t('review.none', 'No reviews yet')}>
            {t(
              'review.none.words',
              'Customers can rate a visit for 7 days after it. Their reviews appear here.',
            )}
          </EmptyState>
        }
      />
      <ReplyDialog reviews={reviews} />
      <ReviewPhotoDialog reviews={reviews} />
    </>
  );
}
