import { SeriesPage } from '../../../market/series/series-page.tsx';
import { seriesListPath } from '../../../nouns/series/series.paths.ts';
import { useSeries } from '../../../market/series/series.queries.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { Loaded } from '../../../ui/state/loaded.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { DetailSkeleton } from '../../../ui/state/skeletons.tsx';
import { page } from '../../page-head.tsx';
import type { Route } from './+types/buyer-series.ts';

export const handle = page(({ t }) => ({ title: t('series.title', 'Repeating visits'), noindex: true }));

export default function BuyerSeries({ params }: Route.ComponentProps) {
  const { t } = useTranslation();
  const series = useSeries(params.seriesId);
  const all = t('series.toList', 'All repeating visits');
  return (
    <Page
      title={series.data?.title ?? t('series.title', 'Repeating visits')}
      back={{ to: seriesListPath, label: all }}
    >
      <Loaded
        query={series}
        waiting={<DetailSkeleton />}
        away={
          <ButtonLink to={seriesListPath} tone="plain">
            {all}
          </ButtonLink>
        }
      >
        {(data) => <SeriesPage series={data} side="customer" />}
      </Loaded>
    </Page>
  );
}
