import { findAddressOf, findFilterKey, findFilterOf } from '../../../hiring/job/find/find-filter.ts';
import { FindPage } from '../../../hiring/job/find/find-page.tsx';
import { loadJobs } from '../../../hiring/job/find/load-jobs.ts';
import { isSearch } from '../../../hiring/job/find/sought.ts';
import { useAsJobseeker } from '../../../hiring/job/open/as-jobseeker.ts';
import { SaveSearchLink } from '../../../hiring/saved-search/save-search-link.tsx';
import { unlessSameQuestion } from '../../../market/catalog/same-question.ts';
import { useOwnPlace } from '../../../market/catalog/use-own-place.ts';
import { BannerSpot } from '../../banner/banner-spot.tsx';
import { page } from '../../page-head.tsx';
import type { Route } from './+types/jobs.ts';

export const handle = page<typeof loader>(({ data, t }) => {
  const trade = data?.trades.find(({ skillId }) => skillId === data.filter.trade);
  return {
    title: trade
      ? t('findJobs.seo.trade', '{{trade}} jobs near you', { trade: trade.name })
      : t('findJobs.seo.title', 'Jobs in home services near you'),
    description: t(
      'findJobs.seo',
      'Jobs with their pay, hours and place. Apply in two taps and hear back within 72 hours.',
    ),
    canonical: trade ? `/jobs?trade=${trade.skillId}` : '/jobs',
    noindex: Boolean(data?.filter.q),
  };
});

const filterAt = (request: Request) => findFilterOf(new URL(request.url).searchParams);

export const loader = async ({ request, context }: Route.LoaderArgs) => ({
  ...(await loadJobs(filterAt(request), { context })),
  drawnByServer: true,
});

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => ({
  ...(await loadJobs(filterAt(request), { signal: request.signal, quiet: true })),
  drawnByServer: false,
});

export const shouldRevalidate = unlessSameQuestion((url) => url.pathname + findFilterKey(url.searchParams));

/** Open jobs for everyone. */
export default function Jobs({ loaderData }: Route.ComponentProps) {
  useOwnPlace(loaderData.drawnByServer);
  const asJobseeker = useAsJobseeker();
  const asked = findAddressOf(loaderData.filter);
  asked.set('dialog', 'save-search');
  return (
    <>
      <FindPage
        data={loaderData}
        saving={isSearch(loaderData) && <SaveSearchLink to={asJobseeker(`/all-jobs?${asked.toString()}`)} />}
      />
      <BannerSpot page="jobs" />
    </>
  );
}
