import { partnerBookingsPath } from '../../../market/fulfilment/paths.ts';
import { SeriesPage } from '../../../market/series/series-page.tsx';
import { useSeries } from '../../../market/series/series.queries.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { Loaded } from '../../../ui/state/loaded.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { DetailSkeleton } from '../../../ui/state/skeletons.tsx';
import { page } from '../../page-head.tsx';
import type { Route } from './+types/partner-series.ts';

export const handle = page(({ t }) => ({ title: t('series.title', 'Repeating visits'), noindex: true }));

export default function PartnerSeries({ params }: Route.ComponentProps) {
  const { t } = useTranslation();
  const series = useSeries(params.seriesId);
  const all = t('partnerToday.all', 'All bookings');
  return (
    <Page
      title={series.data?.title ?? t('series.title', 'Repeating visits')}
      back={{ to: partnerBookingsPath, label: all }}
    >
      <Loaded
        query={series}
        waiting={<DetailSkeleton />}
        away={<ButtonLink to={partnerBookingsPath}>{all}</ButtonLink>}
      >
        {(data) => <SeriesPage series={data} side="partner" />}
      </Loaded>
    </Page>
  );
}
