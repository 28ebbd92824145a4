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
import type { Reader } from '../../platform/db/database.ts';
import { readTogether } from '../../platform/db/pipeline.ts';
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
import { type ApplicationRow, findApplication } from './application.store.ts';
import { countErased } from './upkeep.store.ts';

/** 404 unless it is a job of the own business. */
async function requireOwnJob(
  { job }: ApplicationDependencies,
  reader: Reader,
  { viewer }: SignedInCall,
  jobId: string,
): Promise<void> {
  const facts = (await job.jobCards(reader, [jobId])).get(jobId);
  if (!facts || !seesApplicationsOf(viewer, facts)) refuse(jobErrors.job_not_found);
}

type ListAsked = EndpointParsed<typeof listCall>['query'];

const matchKey = z.tuple([z.int32(), z.uuid()]);

/** Rows are read beside the question whose job it is, and shown to no one else. */
async function listFor(
  deps: ApplicationDependencies,
  reader: Reader,
  call: SignedInCall,
  { sort, ...asked }: ListAsked,
): Promise<CountedPage<ApplicationCard>> {
  const own = requireOwnJob(deps, reader, call, asked.jobId);
  own.catch(() => undefined);
  const owned = async <Answer>(reading: Promise<Answer>): Promise<Answer> =>
    (await Promise.all([reading, own]))[0];
  const shown = {
    count: () => owned(countOfJob(reader, asked)),
    items: (rows: Parameters<typeof presentApplications>[2]) => presentApplications(deps, reader, rows, call),
  };
  if (sort === 'match')
    return listOf(asked, {
      ...shown,
      after: matchKey,
      rows: (key, most, filter) =>
        owned(listBest(reader, filter, key && { score: key[0], id: key[1] }, most)),
      key: ({ matchScore, applicationId }) => [matchScore, applicationId],
    });
  return listOf(asked, {
    ...shown,
    after: readInstantCursor,
    rows: (after, most, filter) => owned(listNewest(reader, filter, after, most)),
    key: ({ listedAt, applicationId }) => [listedAt, applicationId],
  });
}

/** Applications and invitations of a job. */
export const listApplications = (
  deps: ApplicationDependencies,
  call: SignedInCall,
  asked: ListAsked,
): Promise<CountedPage<ApplicationCard>> =>
  readTogether(deps.platform.db, (reader) => listFor(deps, reader, call, asked));

/** At how many earlier applications of one person the page stops. */
const mostEarlier = 10;

/** Also of other accounts that the business joined as the same person. */
async function readEarlier(
  { platform: { db }, samePeople }: ApplicationDependencies,
  row: ApplicationRow,
  kept: readonly string[],
): Promise<readonly ApplicationRow[]> {
  const [answer] = samePeople.answers;
  const joined = answer && row.shortlistedAt ? await answer(db, row.organisationId, row.userId) : [];
  return listEarlier(db, row, joined, kept, mostEarlier);
}

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
    readEarlier(deps, row, keptOf(call.viewer)),
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
  const [counts, erased] = await readTogether(deps.platform.db, (reader) =>
    Promise.all([
      countSteps(reader, jobId),
      countErased(reader, jobId),
      requireOwnJob(deps, reader, call, jobId),
    ]),
  );
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
