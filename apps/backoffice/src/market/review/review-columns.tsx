import { Button } from '@mantine/core';
import type { OfficeReview } from '@nukkad/contract/market/review/review-office.api';
import type { Column } from '@nukkad/lists/columns';
import { t } from '../../platform/words.ts';
import { Moment } from '../../ui/moment.tsx';
import { momentWords } from '../../ui/moment-words.ts';
import { writtenBy } from './review-words.ts';

/** `open`: shows one review with its reports. */
export const reviewColumns = (open: (reviewId: string) => void): readonly Column<OfficeReview>[] => [
  {
    id: 'booking',
    title: t('visitReview.booking', 'Booking'),
    text: ({ bookingNumber }) => bookingNumber,
    cell: ({ reviewId, bookingNumber }) => (
      <Button
        variant="subtle"
        size="compact-sm"
        px={0}
        data-row-link
        onClick={() => open(reviewId)}
        aria-label={t('visitReview.open', 'Open the review of {{number}}', { number: bookingNumber })}
      >
        {bookingNumber}
      </Button>
    ),
    fixed: true,
    card: 'heading',
    width: '9rem',
  },
  {
    id: 'by',
    title: t('visitReview.by', 'Written by'),
    text: (review) => writtenBy(review),
    width: '11rem',
  },
  {
    id: 'stars',
    title: t('visitReview.stars', 'Stars'),
    text: ({ stars }) => stars,
    figures: true,
    card: 'corner',
    width: '4.5rem',
  },
  { id: 'words', title: t('visitReview.words', 'Review'), text: ({ words }) => words || '–' },
  {
    id: 'reports',
    title: t('visitReview.reports', 'Reports'),
    text: ({ reports }) => reports.filter(({ isDecided }) => !isDecided).length,
    figures: true,
    width: '5.5rem',
  },
  {
    id: 'reported',
    title: t('visitReview.reported', 'Reported'),
    text: ({ reportedAt }) => (reportedAt ? momentWords(reportedAt) : '–'),
    cell: ({ reportedAt }) => (reportedAt ? <Moment at={reportedAt} /> : '–'),
    width: '11rem',
  },
];
