import { lazy, Suspense } from 'react';
import {
  type FindFilter,
  findFilterCount,
  findFilterKey,
  findFilterOf,
} from '../../../hiring/job/find/find-filter.ts';
import { FindPage } from '../../../hiring/job/find/find-page.tsx';
import { loadJobs } from '../../../hiring/job/find/load-jobs.ts';
import { bodyOfSearch, isSearch, saidOfSearch } from '../../../hiring/job/find/sought.ts';
import { SaveSearchLink } from '../../../hiring/saved-search/save-search-link.tsx';
import { unlessSameQuestion } from '../../../market/catalog/same-question.ts';
import { useDialogLink, useUrlDialog } from '../../../ui/dialog/url-dialog.ts';
import { ListSkeleton } from '../../../ui/state/skeletons.tsx';
import { page } from '../../page-head.tsx';
import type { Route } from './+types/all-jobs.ts';

const SaveSearch = lazy(() =>
  import('../../../hiring/saved-search/save-search.tsx').then((part) => ({ default: part.SaveSearch })),
);

const JobseekerHome = lazy(() =>
  import('../../home/jobseeker-home.tsx').then((part) => ({ default: part.JobseekerHome })),
);

/** Nothing is looked for: who comes home sees what is new first. */
const isHome = (filter: FindFilter) =>
  filter.q === '' && filter.pin === undefined && findFilterCount(filter) === 0;

export const handle = page(({ t }) => ({ title: t('jobs.title', 'Jobs'), noindex: true }));

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadJobs(findFilterOf(new URL(request.url).searchParams), { signal: request.signal, quiet: true });

export { ListSkeleton as HydrateFallback };

export const shouldRevalidate = unlessSameQuestion((url) => url.pathname + findFilterKey(url.searchParams));

/** The home of a job seeker: what is new and waits, and below what everyone finds at /jobs. */
export default function AllJobs({ loaderData }: Route.ComponentProps) {
  const link = useDialogLink('save-search');
  const isOpened = useUrlDialog('save-search').opened;
  return (
    <>
      <FindPage
        data={loaderData}
        saving={isSearch(loaderData) && <SaveSearchLink {...link} />}
        home={
          isHome(loaderData.filter) && (
            <Suspense fallback={<ListSkeleton count={6} />}>
              <JobseekerHome />
            </Suspense>
          )
        }
      />
      {isOpened && (
        <Suspense>
          <SaveSearch sought={saidOfSearch(loaderData)} body={bodyOfSearch(loaderData)} />
        </Suspense>
      )}
    </>
  );
}
