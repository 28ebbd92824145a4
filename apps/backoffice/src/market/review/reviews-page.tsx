import type { OfficeReview } from '@nukkad/contract/market/review/review-office.api';
import type { FilterField } from '@nukkad/lists/filter-field';
import { useListAddress } from '@nukkad/lists/use-list-address';
import { useInfiniteQuery } from '@tanstack/react-query';
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import { useSearchParams } from 'react-router';
import { OfficeList } from '../../nouns/work-list/office-list.tsx';
import { t } from '../../platform/words.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { EmptyNotice } from '../../ui/query-states.tsx';
import { reviewColumns } from './review-columns.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import { reviewsAddress, reviewsList } from './reviews.queries.ts';

const fields: readonly FilterField[] = [
  { kind: 'search', key: 'q', label: t('visitReview.number', 'Booking number') },
  {
    kind: 'choice',
    key: 'state',
    label: t('visitReview.state', 'Show'),
    options: [
      { value: 'hidden', label: t('visitReview.state.hidden', 'Hidden') },
      { value: 'all', label: t('visitReview.state.all', 'All reviews') },
    ],
  },
];

/** Reviews that someone reported, the longest waiting first. */
export function ReviewsPage() {
  const asked = useListAddress(reviewsAddress);
  const open = useSearchParams()[0].get('open');
  const pages = useInfiniteQuery(reviewsList(asked.filters).pages);
  const reviews = pages.data?.pages.flatMap((page) => page.items) ?? [];
  const opened = reviews.find(({ reviewId }) => reviewId === open) ?? null;
  return (
    <PageFrame
      title={t('visitReview.title', 'Reported reviews')}
      about={t(
        'visitReview.about',
        'Reported reviews, longest wait first. Hide what breaks the rules, keep the rest.',
      )}
    >
      <OfficeList<OfficeReview>
        name="reviews"
        label={t('visitReview.title', 'Reported reviews')}
        asked={asked}
        fields={fields}
        columns={reviewColumns((reviewId) => asked.change({ open: reviewId }))}
        pages={pages}
        keyOf={({ reviewId }) => reviewId}
        nameOf={({ bookingNumber }) => bookingNumber}
        empty={
          <EmptyNotice Icon={IconStar} title={t('visitReview.none', 'No reported reviews')}>
            {t('visitReview.noneWords', 'Reviews that people report appear here.')}
          </EmptyNotice>
        }
      />
      {opened ? (
        <ReviewDialog key={opened.reviewId} review={opened} onClose={() => asked.change({ open: '' })} />
      ) : null}
    </PageFrame>
  );
}
