import { lazy } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { ApiError } from '@nukkad/contract/kernel/client';
import { JobGone } from '../../../hiring/job/open/job-gone.tsx';
import { loadOpenJob } from '../../../hiring/job/open/load-open-job.ts';
import { openJobJsonLd } from '../../../hiring/job/open/open-job-json-ld.ts';
import { OpenJobPage } from '../../../hiring/job/open/open-job-page.tsx';
import { wageInWords } from '../../../nouns/candidate/work-words.ts';
import { unlessSameQuestion } from '../../../market/catalog/same-question.ts';
import { useOwnPlace } from '../../../market/catalog/use-own-place.ts';
import { withWords } from '../../../platform/i18n/with-words.ts';
import { pageContextOf } from '../../../platform/page-context.ts';
import { page } from '../../page-head.tsx';
import type { Route } from './+types/open-job.ts';

const OwnOfJob = lazy(() =>
  withWords(
    'hiring/application/own-of-job.tsx',
    () => import('../../../hiring/application/own-of-job.tsx'),
  ).then((part) => ({ default: part.OwnOfJob })),
);

export const handle = page<typeof loader>(({ data, t }) => {
  if (!data) return { title: t('openJob.gone', 'This job is no longer open'), noindex: true };
  const { job, jsonLd } = data;
  const place = job.cityName || job.locality;
  return {
    title: t('openJob.seo.title', '{{title}} in {{place}}, {{name}}', {
      title: job.title,
      place,
      name: job.companyName,
    }),
    description: t('openJob.seo', '{{title}} at {{name}} in {{place}}: {{wage}}. Apply in two taps.', {
      title: job.title,
      name: job.companyName,
      place,
      wage: wageInWords({ t, locale: 'en-IN' }, job),
    }),
    jsonLd,
  };
});

export async function loader({ params, context }: Route.LoaderArgs) {
  const job = await loadOpenJob(params.jobId, { context });
  const { publicOrigin } = pageContextOf(context);
  return { job, jsonLd: openJobJsonLd(job, publicOrigin), drawnByServer: true };
}

export const clientLoader = async ({ params, request }: Route.ClientLoaderArgs) => ({
  job: await loadOpenJob(params.jobId, { signal: request.signal, quiet: true }),
  drawnByServer: false,
});

export const shouldRevalidate = unlessSameQuestion((url) => url.pathname);

export default function OpenJobRoute({ loaderData: { job, drawnByServer } }: Route.ComponentProps) {
  useOwnPlace(drawnByServer);
  return <OpenJobPage job={job} own={(usual) => <OwnOfJob jobId={job.jobId} usual={usual} />} />;
}

const isGone = (error: unknown) =>
  (isRouteErrorResponse(error) || error instanceof ApiError) && error.status === 410;

/** A job that is over keeps its address and says so; any other fault is the site's own. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isGone(error)) return <JobGone />;
  throw error;
}
