import type { listAppliedJobs as listCall } from '@nukkad/contract/hiring/application/application.api';
import type { AppliedJob } from '@nukkad/contract/hiring/application/application.model';
import { applicationErrors } from '@nukkad/contract/hiring/application/application.noun';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { CountedPage } from '@nukkad/contract/kernel/page';
import * as z from 'zod/mini';
import { listOf } from '../../platform/http/list-of.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { countOwn, listOwn } from './application-list.store.ts';
import type { ApplicationDependencies } from './application.interface.ts';
import { isOfCandidate } from './application.policy.ts';
import { presentApplied, presentAppliedList } from './applied.presenter.ts';
import { findApplication } from './application.store.ts';

const standingKey = z.tuple([z.int32(), z.iso.datetime({ precision: 3 }), z.uuid()]);

/** The tracker of a candidate: each application with its step, its clock and who acts next. */
export function listApplied(
  deps: ApplicationDependencies,
  call: SignedInCall,
  asked: EndpointParsed<typeof listCall>['query'],
): Promise<CountedPage<AppliedJob>> {
  const { db } = deps.platform;
  const filter = { userId: call.viewer.userId, tab: asked.tab, jobId: asked.jobId };
  return listOf(asked, {
    after: standingKey,
    rows: (key, most) =>
      listOwn(db, filter, key && { standing: key[0], at: new Date(key[1]), id: key[2] }, most),
    key: ({ standing, listedAt, applicationId }) => [standing, listedAt, applicationId],
    count: () => countOwn(db, filter),
    items: (rows) => presentAppliedList(deps, db, rows, call),
  });
}

export async function readApplied(
  deps: ApplicationDependencies,
  call: SignedInCall,
  applicationId: string,
): Promise<AppliedJob> {
  const { db } = deps.platform;
  const row = await findApplication(db, applicationId);
  if (!row || !isOfCandidate(call.viewer, row)) return refuse(applicationErrors.application_not_found);
  return presentApplied(deps, db, call, row);
}
