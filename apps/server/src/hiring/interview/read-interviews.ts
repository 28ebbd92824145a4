import type {
  listOldInterviews as oldCall,
  listScheduledInterviews as scheduledCall,
} from '@nukkad/contract/hiring/interview/interview.api';
import type { InterviewCard, InterviewDetail } from '@nukkad/contract/hiring/interview/interview.model';
import { interviewErrors } from '@nukkad/contract/hiring/interview/interview.noun';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { CountedPage } from '@nukkad/contract/kernel/page';
import * as z from 'zod/mini';
import type { Reader } from '../../platform/db/database.ts';
import { readInstantCursor } from '../../platform/http/cursor.ts';
import { listOf } from '../../platform/http/list-of.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { type Viewer, keptOf, organisationOf } from '../../platform/viewer.ts';
import { presentDetail } from './detail.presenter.ts';
import { countAhead, countOld, listAhead, listOld } from './interview-list.store.ts';
import type { InterviewDependencies } from './interview.interface.ts';
import { seesInterview } from './interview.policy.ts';
import { presentCards } from './interview.presenter.ts';
import { type InterviewRow, findInterview } from './interview.store.ts';

/** What waits for times has no time: it is behind no instant. */
const dueKey = z.tuple([z.union([z.literal(''), z.iso.datetime({ precision: 3 })]), z.uuid()]);

/** A jobseeker’s own ones, else those of the business. */
const whoseFor = (viewer: Viewer) =>
  viewer.role === 'Jobseeker'
    ? { userId: viewer.userId }
    : { organisationId: organisationOf(viewer), kept: keptOf(viewer) };

export function listScheduled(
  deps: InterviewDependencies,
  call: SignedInCall,
  asked: EndpointParsed<typeof scheduledCall>['query'],
): Promise<CountedPage<InterviewCard>> {
  const { db } = deps.platform;
  const filter = { whose: whoseFor(call.viewer), applicationId: asked.applicationId };
  return listOf(asked, {
    after: dueKey,
    rows: (key, most) =>
      listAhead(db, filter, key && { at: key[0] === '' ? null : new Date(key[0]), id: key[1] }, most),
    key: ({ dueAt, interviewId }) => [dueAt ?? '', interviewId],
    count: () => countAhead(db, filter),
    items: (rows) => presentCards(deps, db, rows, call),
  });
}

export function listOver(
  deps: InterviewDependencies,
  call: SignedInCall,
  asked: EndpointParsed<typeof oldCall>['query'],
): Promise<CountedPage<InterviewCard>> {
  const { db } = deps.platform;
  const filter = { whose: whoseFor(call.viewer), applicationId: asked.applicationId };
  return listOf(asked, {
    after: readInstantCursor,
    rows: (after, most) => listOld(db, filter, after, most),
    key: ({ endedAt, updatedAt, interviewId }) => [endedAt ?? updatedAt, interviewId],
    count: () => countOld(db, filter),
    items: (rows) => presentCards(deps, db, rows, call),
  });
}

export async function requireSeen(
  reader: Reader,
  { viewer }: SignedInCall,
  interviewId: string,
): Promise<InterviewRow> {
  const row = await findInterview(reader, interviewId);
  return row && seesInterview(viewer, row) ? row : refuse(interviewErrors.interview_not_found);
}

export async function readInterview(
  deps: InterviewDependencies,
  call: SignedInCall,
  interviewId: string,
): Promise<InterviewDetail> {
  const { db } = deps.platform;
  return presentDetail(deps, db, await requireSeen(db, call, interviewId), call);
}
