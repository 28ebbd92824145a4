import { listOfficeReviews, officeReviewsQuery } from '@nukkad/contract/market/review/review-office.api';
import { listAddress } from '@nukkad/lists/address';
import { told } from '@nukkad/lists/columns';
import { choice, search } from '@nukkad/lists/fields';
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import { moment, opener } from '../../nouns/work-list/columns.tsx';
import { listPage } from '../../nouns/work-list/list-page.tsx';
import { t } from '../../platform/words.ts';
import { Moment } from '../../ui/moment.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import { writtenBy } from './review-words.ts';

const states = {
  hidden: t('visitReview.state.hidden', 'Hidden'),
  all: t('visitReview.state.all', 'All reviews'),
} as const;

/** Reviews that someone reported, the longest waiting first. */
export const ReviewsPage = listPage(listOfficeReviews, {
  name: 'reviews',
  title: t('visitReview.title', 'Reported reviews'),
  about: t(
    'visitReview.about',
    'Reported reviews, longest wait first. Hide what breaks the rules, keep the rest.',
  ),
  address: listAddress(officeReviewsQuery.shape, ['q', 'state'], {}),
  fields: [
    search(t('visitReview.number', 'Booking number')),
    choice('state', t('visitReview.state', 'Show'), ['hidden', 'all'], states),
  ],
  keyOf: ({ reviewId }) => reviewId,
  nameOf: ({ bookingNumber }) => bookingNumber,
  columns: ({ turnTo }) => [
    opener('booking', t('visitReview.booking', 'Booking'), ({ bookingNumber }) => bookingNumber, {
      open: ({ reviewId }) => turnTo(reviewId),
      label: ({ bookingNumber: number }) =>
        t('visitReview.open', 'Open the review of {{number}}', { number }),
      width: '9rem',
    }),
    told('by', t('visitReview.by', 'Written by'), writtenBy, { width: '11rem' }),
    told('stars', t('visitReview.stars', 'Stars'), ({ stars }) => stars, {
      figures: true,
      card: 'corner',
      width: '4.5rem',
    }),
    told('words', t('visitReview.words', 'Review'), ({ words }) => words || '–'),
    told(
      'reports',
      t('visitReview.reports', 'Reports'),
      ({ reports }) => reports.filter(({ isDecided }) => !isDecided).length,
      { figures: true, width: '5.5rem' },
    ),
    moment('reported', t('visitReview.reported', 'Reported'), ({ reportedAt }) => reportedAt, {
      cell: ({ reportedAt }) => (reportedAt ? <Moment at={reportedAt} /> : '–'),
      width: '11rem',
    }),
  ],
  empty: {
    Icon: IconStar,
    title: t('visitReview.none', 'No reported reviews'),
    words: t('visitReview.noneWords', 'Reviews that people report appear here.'),
  },
  opened: (review, close) => <ReviewDialog review={review} onClose={close} />,
});
