import type {
  countApplications as countCall,
  listApplications as listCall,
} from '@nukkad/contract/hiring/application/application.api';
import type {
  Application,
  ApplicationCard,
  ApplicationCounts,
} from '@nukkad/contract/hiring/application/application.model';
import { applicationErrors } from '@nukkad/contract/hiring/application/application.noun';
import { jobErrors } from '@nukkad/contract/hiring/job/job.noun';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { CountedPage } from '@nukkad/contract/kernel/page';
import * as z from 'zod/mini';
import { readInstantCursor } from '../../platform/http/cursor.ts';
import { listOf } from '../../platform/http/list-of.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { keptOf } from '../../platform/viewer.ts';
import { listAnswers } from './answer.store.ts';
import {
  countOfJob,
  countSteps,
  listBest,
  listEarlier,
  listNewest,
  type StepCount,
} from './application-list.store.ts';
import type { ApplicationDependencies } from './application.interface.ts';
import { seesApplicationsOf } from './application.policy.ts';
import { presentApplication, presentApplications } from './application.presenter.ts';
import { findApplication } from './application.store.ts';
import { countErased } from './upkeep.store.ts';

/** 404 unless it is a job of the own business. */
async function requireOwnJob(
  { job, platform }: ApplicationDependencies,
  { viewer }: SignedInCall,
  jobId: string,
): Promise<void> {
  const facts = (await job.jobCards(platform.db, [jobId])).get(jobId);
  if (!facts || !seesApplicationsOf(viewer, facts)) refuse(jobErrors.job_not_found);
}

const matchKey = z.tuple([z.int32(), z.uuid()]);

/** Applications and invitations of a job. */
export async function listApplications(
  deps: ApplicationDependencies,
  call: SignedInCall,
  { sort, ...asked }: EndpointParsed<typeof listCall>['query'],
): Promise<CountedPage<ApplicationCard>> {
  const { db } = deps.platform;
  await requireOwnJob(deps, call, asked.jobId);
  const shown = {
    count: () => countOfJob(db, asked),
    items: (rows: Parameters<typeof presentApplications>[2]) => presentApplications(deps, db, rows, call),
  };
  if (sort === 'match')
    return listOf(asked, {
      ...shown,
      after: matchKey,
      rows: (key, most, filter) => listBest(db, filter, key && { score: key[0], id: key[1] }, most),
      key: ({ matchScore, applicationId }) => [matchScore, applicationId],
    });
  return listOf(asked, {
    ...shown,
    after: readInstantCursor,
    rows: (after, most, filter) => listNewest(db, filter, after, most),
    key: ({ listedAt, applicationId }) => [listedAt, applicationId],
  });
}

/** At how many earlier applications of one person the page stops. */
const mostEarlier = 10;

export async function readApplication(
  deps: ApplicationDependencies,
  call: SignedInCall,
  applicationId: string,
): Promise<Application> {
  const { db } = deps.platform;
  const row = await findApplication(db, applicationId);
  if (!row || !seesApplicationsOf(call.viewer, row)) return refuse(applicationErrors.application_not_found);
  const [answers, earlier] = await Promise.all([
    listAnswers(db, applicationId),
    listEarlier(db, row, keptOf(call.viewer), mostEarlier),
  ]);
  return presentApplication(deps, db, { row, answers, earlier }, call);
}

const sumOf = (counts: readonly StepCount[], fits: (one: StepCount) => boolean): number =>
  counts.filter(fits).reduce((sum, { count }) => sum + count, 0);

export async function countApplications(
  deps: ApplicationDependencies,
  call: SignedInCall,
  { jobId }: EndpointParsed<typeof countCall>['query'],
): Promise<ApplicationCounts> {
  await requireOwnJob(deps, call, jobId);
  const { db } = deps.platform;
  const [counts, erased] = await Promise.all([countSteps(db, jobId), countErased(db, jobId)]);
  const of = (status: StepCount['status']) => sumOf(counts, (one) => one.status === status);
  const inProgress = (step: StepCount['step']) =>
    sumOf(counts, (one) => one.status === 'Inprogress' && one.step === step);
  return {
    invited: of('Request Sent'),
    applied: of('Pending'),
    screening: inProgress('Screening'),
    interview: inProgress('Interview'),
    offer: inProgress('Offer'),
    accepted: of('Accepted'),
    hired: of('Completed'),
    rejected: of('Rejected'),
    withdrawn: of('Cancelled'),
    closed: of('Closed'),
    knockedOut: sumOf(counts, ({ status, isKnockedOut }) => status === 'Pending' && isKnockedOut),
    erased,
  };
}
