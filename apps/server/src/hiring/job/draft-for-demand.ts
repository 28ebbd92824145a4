import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import type { DraftedJob, JobDependencies } from './job.interface.ts';
import { mostOpenJobs } from './job.rules.ts';
import { type JobRow, countOpenJobs, hasJobOfTrade, insertJob } from './job.store.ts';
import { jobTransitions } from './job.transitions.ts';
import { freshJob, placeOf } from './write-job.ts';

/** What its employer has not said yet. */
const unsaid = {
  description: '',
  employmentType: 'full_time',
  wageUnit: 'month',
  wageFromPaise: null,
  wageToPaise: null,
  experienceMonths: 0,
  education: 'none',
  shift: 'day',
  hours: '',
  questions: '[]',
} as const;

/** Begun for a business that misses work; one at a time for each trade. */
export async function draftForDemand(
  deps: Pick<JobDependencies, 'geography'>,
  tx: Tx,
  { organisationId, tradeId, title, openings, pincode }: DraftedJob,
  now: Date,
): Promise<string | null> {
  if ((await countOpenJobs(tx, organisationId)) >= mostOpenJobs) return null;
  if (await hasJobOfTrade(tx, organisationId, tradeId)) return null;
  const row: JobRow = {
    ...freshJob,
    ...unsaid,
    ...(await placeOf(deps, tx, { pincode })),
    heldReasons: [],
    approvedReasons: [],
    skillIds: [],
    languages: [],
    jobId: newId(),
    organisationId,
    tradeId,
    title,
    openings,
    createdAt: now,
    updatedAt: now,
  };
  const allowed = jobTransitions.allowNewSystem(jobTransitions.verb.draftForDemand, {
    ...row,
    status: 'Open' as const,
  });
  await insertJob(tx, allowed.row);
  await jobTransitions.begin(tx, allowed, { now });
  return row.jobId;
}
