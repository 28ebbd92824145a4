import { BookingsFilters } from '../../../market/booking/bookings-filters.tsx';
import { BookingsList } from '../../../market/booking/bookings-list.tsx';
import { seriesListPath } from '../../../nouns/series/series.paths.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Settled } from '../../../ui/state/settled.tsx';
import { ListSkeleton } from '../../../ui/state/skeletons.tsx';
import { lazyOptional } from '../../../platform/lazy-optional.ts';
import { Suspense } from 'react';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('bookings.title', 'Your bookings'), noindex: true }));

const ReviewsToWrite = lazyOptional(
  () => import('../../../market/review/reviews-to-write.tsx'),
  (part) => part.ReviewsToWrite,
);

const ExportBookings = lazyOptional(
  () => import('../../../market/booking/export-bookings.tsx'),
  (part) => part.ExportBookings,
);

export default function BuyerBookings() {
  const { t } = useTranslation();
  return (
    <Page
      title={t('bookings.title', 'Your bookings')}
      actions={
        <>
          <ButtonLink to="/services" tone="plain" small>
            {t('bookings.new', 'Book a service')}
          </ButtonLink>
          <ButtonLink to={seriesListPath} tone="plain" small>
            {t('series.title', 'Repeating visits')}
          </ButtonLink>
          <Suspense>
            <ExportBookings />
          </Suspense>
        </>
      }
    >
      <Settled waiting={<ListSkeleton />}>
        <Suspense>
          <ReviewsToWrite />
        </Suspense>
        <BookingsFilters />
        <BookingsList />
      </Settled>
    </Page>
  );
}
