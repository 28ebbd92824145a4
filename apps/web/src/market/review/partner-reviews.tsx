import { defaultPageSize } from '@nukkad/contract/kernel/page';
import { listPartnerReviews } from '@nukkad/contract/market/review/review.api';
import { partnerReviewsQuery, type PartnerReview } from '@nukkad/contract/market/review/review.model';
import { listAddress } from '@nukkad/lists/address';
import { heading, told } from '@nukkad/lists/columns';
import { choice } from '@nukkad/lists/fields';
import { Link } from 'react-router';
import { listPart } from '../../nouns/work-list/list-part.tsx';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { DateTime, formatInstant } from '../../ui/time/date-time.tsx';
import { RatingBars } from './rating-bars.tsx';
import { ReplyDialog, replyDialog } from './reply-dialog.tsx';
import { partnerReviewsPath, reviewPhotoDialog } from './review-paths.ts';
import { ReviewPhotoDialog } from './review-photo-dialog.tsx';
import { useOwnRating } from './review.queries.ts';
import { Stars } from './stars.tsx';
import { tagWords } from './tag-words.ts';
import styles from './partner-reviews.module.css';

const tagsOf = (t: Translate, { tags }: PartnerReview) => tags.map((tag) => tagWords(t, tag)).join(', ');

const answerOf = (t: Translate, review: PartnerReview) =>
  review.can.reply ? (
    <Link
      to={`${partnerReviewsPath}?dialog=${replyDialog}&review=${review.reviewId}`}
      className={styles.reply}
      preventScrollReset
    >
      {t('review.reply', 'Reply')}
    </Link>
  ) : (
    (review.reply?.words ?? '–')
  );

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
  columns: ({ t, plural, locale }) => [
    told('stars', t('reviewTable.stars', 'Stars'), ({ stars }) => stars, {
      cell: ({ stars }) => <Stars count={stars} />,
      card: 'corner',
      width: '7.5rem',
    }),
    told(
      'words',
      t('reviewTable.words', 'Review'),
      (review) => [review.words, tagsOf(t, review)].filter(Boolean).join(' · '),
      {
        ...heading,
        cell: (review) => (
          <Link to={`/consultant-service/bookings/${review.bookingId}#reviews`}>
            {review.words || tagsOf(t, review) || t('reviewTable.noWords', 'No words')}
          </Link>
        ),
      },
    ),
    told('photos', t('reviewTable.photos', 'Photos'), ({ photos }) => photos.length || '', {
      cell: ({ photos: [first, ...others] }) =>
        first && (
          <Link
            to={`${partnerReviewsPath}?dialog=${reviewPhotoDialog}&photo=${first.photoId}`}
            className={styles.reply}
            preventScrollReset
          >
            {plural('reviewTable.photos.count', others.length + 1, {
              one: '{{count}} photo',
              other: '{{count}} photos',
            })}
          </Link>
        ),
      width: '7rem',
    }),
    told(
      'customer',
      t('reviewTable.customer', 'Customer'),
      ({ name }) => name || t('review.nameless', 'A customer'),
      { width: '8rem' },
    ),
    told('service', t('reviewTable.service', 'Service'), ({ serviceName }) => serviceName, {
      startsHidden: true,
      width: '10rem',
    }),
    told(
      'professional',
      t('reviewTable.professional', 'Professional'),
      ({ professionalName }) => professionalName,
      { width: '9rem' },
    ),
    told(
      'when',
      t('reviewTable.when', 'Date'),
      ({ shownAt }) => (shownAt ? formatInstant(shownAt, 'day', locale) : ''),
      { cell: ({ shownAt }) => shownAt && <DateTime at={shownAt} as="day" />, width: '9rem' },
    ),
    told('reply', t('reviewTable.reply', 'Reply'), ({ reply }) => reply?.words ?? '', {
      cell: (review) => answerOf(t, review),
      card: 'foot',
      width: '10rem',
    }),
  ],
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
