import { listAppliedJobs } from '@nukkad/contract/hiring/application/application.api';
import { useAsked } from '../../platform/api/asked.ts';

/** The own application or invitation for a job; null: there is none. */
export const useOwnOfJob = (jobId: string) =>
  useAsked(listAppliedJobs, { query: { jobId, limit: 1 } }, { select: ({ items }) => items[0] ?? null });
