import type { PartnerReview } from '@nukkad/contract/market/review/review.model';
import { type Column, heading, told } from '@nukkad/lists/columns';
import { Link } from 'react-router';
import type { Plural, Translate } from '../../platform/i18n/i18n.ts';
import { DateTime, formatInstant } from '../../ui/time/date-time.tsx';
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
];
