import type { listWorkRecordShares as listCall } from '@nukkad/contract/hiring/work-record/work-record.api';
import type {
  SharedWorkRecord,
  WorkRecordOfApplication,
  WorkRecordShare,
} from '@nukkad/contract/hiring/work-record/work-record.model';
import { workRecordErrors } from '@nukkad/contract/hiring/work-record/work-record.noun';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { CountedPage } from '@nukkad/contract/kernel/page';
import { readInstantCursor } from '../../platform/http/cursor.ts';
import { listOf } from '../../platform/http/list-of.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { ApplicationFacts } from '../application/index.ts';
import { openRecord, recordUrl } from './record-copy.ts';
import { type ShareRow, countShares, findShareOf, listShares } from './work-record-share.store.ts';
import type { WorkRecordDependencies } from './work-record.interface.ts';
import { mayShare } from './work-record.policy.ts';
import { presentRecord } from './work-record.presenter.ts';

/** Null: there is none, or it can't be checked any more. */
function sharedOf(
  { platform: { config } }: WorkRecordDependencies,
  { lang }: Pick<SignedInCall, 'lang'>,
  { shareId, copy, sharedAt }: ShareRow,
): SharedWorkRecord | null {
  const opened = copy === null ? null : openRecord(config, { shareId, copy });
  if (!opened) return null;
  return {
    name: opened.name,
    record: presentRecord(opened.facts, lang),
    sharedAt: sharedAt.toISOString(),
    url: recordUrl(config, shareId),
  };
}

/** Once the application is over it is shared no more, also before the copy is gone. */
export function presentShared(
  deps: WorkRecordDependencies,
  call: Pick<SignedInCall, 'lang' | 'viewer'>,
  application: Pick<ApplicationFacts, 'appliedAt' | 'isOver' | 'userId'>,
  row: ShareRow | null,
): WorkRecordOfApplication {
  const isOpen = !application.isOver && application.appliedAt !== null;
  const shared = row && isOpen ? sharedOf(deps, call, row) : null;
  const isOwn = mayShare(call.viewer, application);
  return { shared, can: { share: isOwn && isOpen, stop: isOwn && row !== null } };
}

/** For the candidate and for the business of the job. */
export async function readShared(
  deps: WorkRecordDependencies,
  call: SignedInCall,
  { applicationId }: { readonly applicationId: string },
): Promise<WorkRecordOfApplication> {
  const { application, platform } = deps;
  const [found, row] = await Promise.all([
    application.applicationFacts(platform.db, [applicationId]),
    findShareOf(platform.db, applicationId),
  ]);
  const facts = found.get(applicationId);
  if (!facts || !application.sees(call.viewer, facts)) return refuse(workRecordErrors.work_record_not_found);
  return presentShared(deps, call, facts, row);
}

async function presentShares(
  { application, job, platform: { config, db } }: WorkRecordDependencies,
  rows: readonly ShareRow[],
): Promise<WorkRecordShare[]> {
  if (rows.length === 0) return [];
  const facts = await application.applicationFacts(
    db,
    rows.map(({ applicationId }) => applicationId),
  );
  const jobs = await job.jobCards(db, [...new Set([...facts.values()].map(({ jobId }) => jobId))]);
  return rows.map(({ shareId, applicationId, sharedAt }) => {
    const of = jobs.get(facts.get(applicationId)?.jobId ?? '');
    return {
      applicationId,
      jobTitle: of?.title ?? '',
      companyName: of?.companyName ?? '',
      sharedAt: sharedAt.toISOString(),
      url: recordUrl(config, shareId),
    };
  });
}

/** With whom the own record is shared now. */
export function listOwnShares(
  deps: WorkRecordDependencies,
  { viewer: { userId } }: SignedInCall,
  asked: EndpointParsed<typeof listCall>['query'],
): Promise<CountedPage<WorkRecordShare>> {
  const { db } = deps.platform;
  return listOf(asked, {
    after: readInstantCursor,
    rows: (after, most) => listShares(db, userId, after, most),
    key: ({ sharedAt, shareId }) => [sharedAt, shareId],
    count: () => countShares(db, userId),
    items: (rows) => presentShares(deps, rows),
  });
}
