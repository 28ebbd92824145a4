import { defaultPageSize } from '@nukkad/contract/kernel/page';
import { listPartnerReviews } from '@nukkad/contract/market/review/review.api';
import { partnerReviewsQuery } from '@nukkad/contract/market/review/review.model';
import { listAddress } from '@nukkad/lists/address';
import { choice } from '@nukkad/lists/fields';
import { listPart } from '../../nouns/work-list/list-part.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { RatingBars } from './rating-bars.tsx';
import { ReplyDialog } from './reply-dialog.tsx';
import { reviewColumns } from './review-columns.tsx';
import { ReviewPhotoDialog } from './review-photo-dialog.tsx';
import { useOwnRating } from './review.queries.ts';

function OwnRating() {
  const rating = useOwnRating(false);
  return rating.data && <RatingBars rating={rating.data} />;
}

/** What customers say of the business; those without a reply first. */
export const PartnerReviews = listPart(listPartnerReviews, {
  name: 'reviews',
  label: ({ t }) => t('review.title', 'Reviews'),
  address: listAddress(partnerReviewsQuery.shape, ['stars', 'answered', 'sort'], {}),
  pageSize: defaultPageSize,
  above: () => <OwnRating />,
  fields: ({ t, plural }) => [
    choice('stars', t('reviewTable.stars', 'Stars'), ['5', '4', '3', '2', '1'], (star) =>
      plural('review.stars', Number(star), { one: '{{count}} star', other: '{{count}} stars' }),
    ),
    choice('answered', t('reviewTable.reply', 'Reply'), ['false', 'true'], {
      false: t('reviewTable.unanswered', 'Without a reply'),
      true: t('reviewTable.answered', 'With a reply'),
    }),
  ],
  keyOf: ({ reviewId }) => reviewId,
  nameOf: ({ bookingNumber }) => bookingNumber,
  columns: ({ t, plural, locale }) => reviewColumns(t, plural, locale),
  ownSort: 'unanswered',
  empty: ({ t }) => (
    <EmptyState scene="bookings" title={t('review.none', 'No reviews yet')}>
      {t('review.none.words', 'Customers can rate a visit for 7 days after it. Their reviews appear here.')}
    </EmptyState>
  ),
  dialogs: ({ rows }) => (
    <>
      <ReplyDialog reviews={rows} />
      <ReviewPhotoDialog reviews={rows} />
    </>
  ),
});
