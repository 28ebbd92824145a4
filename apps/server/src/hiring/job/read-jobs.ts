import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { CountedPage } from '@nukkad/contract/kernel/page';
import type {
  checkWage as checking,
  getOpenJob as opening,
  listMyJobs as listing,
} from '@nukkad/contract/hiring/job/job.api';
import type { Job, OwnJobCard, OpenJob, WageCheck } from '@nukkad/contract/hiring/job/job.model';
import { jobErrors } from '@nukkad/contract/hiring/job/job.noun';
import { readInstantCursor } from '../../platform/http/cursor.ts';
import { listOf } from '../../platform/http/list-of.ts';
import type { Call, SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { keptOf, organisationOf } from '../../platform/viewer.ts';
import { countJobRows, listJobRows } from './job-list.store.ts';
import type { JobDependencies } from './job.interface.ts';
import { presentJob, presentJobCards } from './job.presenter.ts';
import { isOpenNow } from './job.rules.ts';
import { findJob } from './job.store.ts';
import { jobTransitions } from './job.transitions.ts';
import { presentOpenJobs } from './open-job.presenter.ts';
import { leastWageOf, presentLeastWage } from './wage.ts';

/** Of the own organisation. */
export function listMyJobs(
  deps: JobDependencies,
  call: SignedInCall,
  { sort: order = 'newest', ...asked }: EndpointParsed<typeof listing>['query'],
): Promise<CountedPage<OwnJobCard>> {
  const { db } = deps.platform;
  const { viewer } = call;
  const own = { organisationId: organisationOf(viewer), kept: keptOf(viewer) };
  return listOf(asked, {
    after: readInstantCursor,
    rows: (after, limit, filter) => listJobRows(db, { ...filter, ...own }, { order, after, limit }),
    key: (row) => [row.createdAt, row.jobId],
    count: (filter) => countJobRows(db, { ...filter, ...own }),
    items: (rows) => presentJobCards(deps, db, rows, call),
  });
}

export async function readJob(
  deps: JobDependencies,
  call: SignedInCall,
  { jobId }: { readonly jobId: string },
): Promise<Job> {
  const { db } = deps.platform;
  return presentJob(deps, db, jobTransitions.seen(call.viewer, await findJob(db, jobId)), call);
}

/** While a form is filled in: nothing is stored. */
export async function checkWage(
  deps: JobDependencies,
  { now }: SignedInCall,
  { tradeId, pincode, wageUnit, wageFrom }: EndpointParsed<typeof checking>['query'],
): Promise<WageCheck> {
  const { db } = deps.platform;
  const [taxonomy, place] = await Promise.all([deps.skill.taxonomy(), deps.geography.locate(db, pincode)]);
  if (!place) return refuse(jobErrors.job_place_unknown);
  if (!taxonomy.isTrade(tradeId)) refuse(jobErrors.job_trade_unknown);
  const { stateCode } = place;
  const paid = { tradeId, stateCode, pincode, wageUnit, wageFromPaise: wageFrom ?? null };
  const least = leastWageOf({ ...paid, employmentType: 'full_time' }, taxonomy, now);
  return least ? presentLeastWage(deps, db, least, paid.wageFromPaise) : refuse(jobErrors.job_place_unknown);
}

/** What was open once is gone; what never was is not there. */
export async function readOpenJob(
  deps: JobDependencies,
  { now, lang }: Call,
  { jobId, pincode }: EndpointParsed<typeof opening>['query'],
): Promise<OpenJob> {
  const { db } = deps.platform;
  const [row, place] = await Promise.all([
    findJob(db, jobId),
    pincode === undefined ? null : deps.geography.locate(db, pincode),
  ]);
  if (!row || row.publishedAt === null) return refuse(jobErrors.job_not_found);
  if (!isOpenNow(row, now)) return refuse(jobErrors.job_gone);
  const [shown] = await presentOpenJobs(deps, db, [row], { lang, place });
  return shown ?? refuse(jobErrors.job_gone);
}
