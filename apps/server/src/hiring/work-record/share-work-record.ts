import type { shareWorkRecord as shareCall } from '@nukkad/contract/hiring/work-record/work-record.api';
import type { WorkRecordOfApplication } from '@nukkad/contract/hiring/work-record/work-record.model';
import { workRecordErrors } from '@nukkad/contract/hiring/work-record/work-record.noun';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { actorOf, audit } from '../../platform/audit.ts';
import { type Authorized, authorize, partOf, systemAuthorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import { system } from '../../platform/platform.ts';
import { refuse } from '../../platform/refusal.ts';
import type { ApplicationFacts } from '../application/index.ts';
import { type OwnRecord, makeRecord } from './read-work-record.ts';
import { presentShared } from './read-shared.ts';
import { signRecord } from './record-copy.ts';
import { type ShareRow, insertShare, lockShareOf, saveShare } from './work-record-share.store.ts';
import type { WorkRecordDependencies } from './work-record.interface.ts';
import { mayShare } from './work-record.policy.ts';
import { digestOf } from './record-digest.ts';
import { isEmptyRecord } from './work-record.rules.ts';

/** 404 unless it is an application of this person's own. */
async function ownApplication(
  { application }: WorkRecordDependencies,
  reader: Reader,
  { viewer }: SignedInCall,
  applicationId: string,
): Promise<Authorized<ApplicationFacts>> {
  const facts = (await application.applicationFacts(reader, [applicationId])).get(applicationId);
  if (!facts || !application.isOfCandidate(viewer, facts))
    return refuse(workRecordErrors.work_record_not_found);
  return authorize(facts, mayShare(viewer, facts));
}

const log = (tx: Tx, { viewer, now }: SignedInCall, verb: 'share' | 'revoke', applicationId: string) =>
  audit(tx, now, {
    ...actorOf(viewer),
    action: `work_record.${verb}`,
    subjectKind: 'application',
    subjectId: applicationId,
  });

interface Shown {
  readonly record: OwnRecord;
  /** Of the record that the person saw. */
  readonly digest: string;
}

function requireShown({ record: { facts }, digest }: Shown): void {
  if (isEmptyRecord(facts)) refuse(workRecordErrors.work_record_empty);
  if (digestOf(facts) !== digest) refuse(workRecordErrors.work_record_changed);
}

/** The first copy, or a newer one at the same address. */
async function keepCopy(
  { platform }: WorkRecordDependencies,
  tx: Tx,
  call: SignedInCall,
  allowed: Authorized<ApplicationFacts>,
  record: OwnRecord,
): Promise<ShareRow> {
  const { applicationId, organisationId, userId } = allowed;
  const there = await lockShareOf(tx, applicationId);
  const shareId = there?.shareId ?? newId();
  const copy = signRecord(platform.config, shareId, record, call.now);
  const of = { shareId, applicationId, organisationId, userId };
  const row: ShareRow = { ...of, copy, sharedAt: call.now, revokedAt: null };
  await (there ? saveShare(tx, partOf(allowed, row)) : insertShare(tx, partOf(allowed, row)));
  await log(tx, call, 'share', applicationId);
  return row;
}

/** A copy of the record as it was shown, for the business of one application. */
export async function shareWorkRecord(
  deps: WorkRecordDependencies,
  call: SignedInCall,
  { applicationId, digest }: EndpointParsed<typeof shareCall>['body'],
): Promise<WorkRecordOfApplication> {
  const record = await makeRecord(deps, call);
  return deps.platform.write(call, async (tx) => {
    const allowed = await ownApplication(deps, tx, call, applicationId);
    if (allowed.isOver || allowed.appliedAt === null) refuse(workRecordErrors.work_record_application_over);
    requireShown({ record, digest });
    return presentShared(deps, call, allowed, await keepCopy(deps, tx, call, allowed, record));
  });
}

/** `application.work_record`: the same with applying, in its transaction. */
export async function shareWhileApplying(
  deps: WorkRecordDependencies,
  call: SignedInCall,
  digest: string,
): Promise<(tx: Tx, application: ApplicationFacts) => Promise<void>> {
  const record = await makeRecord(deps, call);
  return async (tx, application) => {
    requireShown({ record, digest });
    await keepCopy(deps, tx, call, authorize(application, mayShare(call.viewer, application)), record);
  };
}

/** The copy is gone with the consent. */
const ended = (row: ShareRow, now: Date): ShareRow => ({ ...row, copy: null, revokedAt: now });

/** Doing it again changes nothing. */
export const revokeWorkRecord = (
  deps: WorkRecordDependencies,
  call: SignedInCall,
  { applicationId }: { readonly applicationId: string },
): Promise<WorkRecordOfApplication> =>
  deps.platform.write(call, async (tx) => {
    const [allowed, there] = await Promise.all([
      ownApplication(deps, tx, call, applicationId),
      lockShareOf(tx, applicationId),
    ]);
    if (there) {
      await saveShare(tx, partOf(allowed, ended(there, call.now)));
      await log(tx, call, 'revoke', applicationId);
    }
    return presentShared(deps, call, allowed, null);
  });

/** The application is over, as its candidate knows: what was consented to for it is, too. */
export const endWithApplication = (
  { platform }: WorkRecordDependencies,
  applicationId: string,
): Promise<void> =>
  platform.write(system, async (tx) => {
    const there = await lockShareOf(tx, applicationId);
    if (there)
      await saveShare(tx, systemAuthorized(ended(there, platform.clock.now()), 'the application has ended'));
  });
