import type { PartnerReview } from '@nukkad/contract/market/review/review.model';
import type { Column } from '@nukkad/lists/columns';
import { Link } from 'react-router';
import type { Plural, Translate } from '../../platform/i18n/i18n.ts';
import { DateTime, formatInstant } from '../../ui/date-time.tsx';
import { replyDialog } from './reply-dialog.tsx';
import { partnerReviewsPath, reviewPhotoDialog } from './review-paths.ts';
import { Stars } from './stars.tsx';
import { tagWords } from './tag-words.ts';
import styles from './review-columns.module.css';

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

/** A review as the partner works with it. */
export const reviewColumns = (
  t: Translate,
  plural: Plural,
  locale: string,
): readonly Column<PartnerReview>[] => [
  {
    id: 'stars',
    title: t('reviewTable.stars', 'Stars'),
    text: ({ stars }) => stars,
    cell: ({ stars }) => <Stars count={stars} />,
    card: 'corner',
    width: '7.5rem',
  },
  {
    id: 'words',
    title: t('reviewTable.words', 'Review'),
    text: (review) => [review.words, tagsOf(t, review)].filter(Boolean).join(' · '),
    cell: (review) => (
      <Link to={`/consultant-service/bookings/${review.bookingId}#reviews`}>
        {review.words || tagsOf(t, review) || t('reviewTable.noWords', 'No words')}
      </Link>
    ),
    fixed: true,
    card: 'heading',
  },
  {
    id: 'photos',
    title: t('reviewTable.photos', 'Photos'),
    text: ({ photos }) => photos.length || '',
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
  },
  {
    id: 'customer',
    title: t('reviewTable.customer', 'Customer'),
    text: ({ name }) => name || t('review.nameless', 'A customer'),
    width: '8rem',
  },
  {
    id: 'service',
    title: t('reviewTable.service', 'Service'),
    text: ({ serviceName }) => serviceName,
    startsHidden: true,
    width: '10rem',
  },
  {
    id: 'professional',
    title: t('reviewTable.professional', 'Professional'),
    text: ({ professionalName }) => professionalName,
    width: '9rem',
  },
  {
    id: 'when',
    title: t('reviewTable.when', 'Date'),
    text: ({ shownAt }) => (shownAt ? formatInstant(shownAt, 'day', locale) : ''),
    cell: ({ shownAt }) => shownAt && <DateTime at={shownAt} as="day" />,
    width: '9rem',
  },
  {
    id: 'reply',
    title: t('reviewTable.reply', 'Reply'),
    text: ({ reply }) => reply?.words ?? '',
    cell: (review) => answerOf(t, review),
    card: 'foot',
    width: '10rem',
  },
];
