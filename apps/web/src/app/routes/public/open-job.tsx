import { lazy } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { ApiError } from '@nukkad/contract/kernel/client';
import { JobQuestions } from '../../../hiring/candidate-question/job-questions.tsx';
import { loadAnswered } from '../../../hiring/candidate-question/load-answered.ts';
import { useAsJobseeker } from '../../../hiring/job/open/as-jobseeker.ts';
import { JobGone } from '../../../hiring/job/open/job-gone.tsx';
import { loadOpenJob } from '../../../hiring/job/open/load-open-job.ts';
import { openJobJsonLd } from '../../../hiring/job/open/open-job-json-ld.ts';
import { OpenJobPage } from '../../../hiring/job/open/open-job-page.tsx';
import { wageInWords } from '../../../nouns/candidate/work-words.ts';
import { unlessSameQuestion } from '../../../market/catalog/same-question.ts';
import { useOwnPlace } from '../../../market/catalog/use-own-place.ts';
import type { CallSettings } from '../../../platform/api/client.ts';
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

/** The job, and what was asked about it. */
async function read(jobId: string, settings: CallSettings) {
  const [job, answered] = await Promise.all([loadOpenJob(jobId, settings), loadAnswered(jobId, settings)]);
  return { job, answered };
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { job, answered } = await read(params.jobId, { context });
  const { publicOrigin } = pageContextOf(context);
  return { job, answered, jsonLd: openJobJsonLd(job, publicOrigin), drawnByServer: true };
}

export const clientLoader = async ({ params, request }: Route.ClientLoaderArgs) => ({
  ...(await read(params.jobId, { signal: request.signal, quiet: true })),
  drawnByServer: false,
});

export const shouldRevalidate = unlessSameQuestion((url) => url.pathname);

export default function OpenJobRoute({ loaderData: { job, answered, drawnByServer } }: Route.ComponentProps) {
  useOwnPlace(drawnByServer);
  const asJobseeker = useAsJobseeker();
  const { jobId } = job;
  const questions = (
    <JobQuestions jobId={jobId} answered={answered} askTo={asJobseeker(`/jobs/${jobId}?dialog=ask`)} />
  );
  return (
    <OpenJobPage job={job} questions={questions} own={(usual) => <OwnOfJob jobId={jobId} usual={usual} />} />
  );
}

const isGone = (error: unknown) =>
  (isRouteErrorResponse(error) || error instanceof ApiError) && error.status === 410;

/** A job that is over keeps its address and says so; any other fault is the site's own. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isGone(error)) return <JobGone />;
  throw error;
}
