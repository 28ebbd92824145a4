import { type JobSource, jobSources } from '@nukkad/contract/hiring/application/application-source';
import { useSearchParams } from 'react-router';

/** How one came to a job, as the address says it (`?from=feed`). */
export const sourceOf = (search: URLSearchParams): JobSource | undefined =>
  jobSources.find((one) => one === search.get('from'));

export const useJobSource = (): JobSource | undefined => sourceOf(useSearchParams()[0]);

/** The way to apply, which keeps where one came from. */
export const applyPath = (jobId: string, source: JobSource | undefined): string =>
  `/candidate/apply/${jobId}${source ? `?from=${source}` : ''}`;
