/** Levels of review, and the substitutes of reviewers who are away. */
import type {
  addDelegate as addCall,
  saveChain as saveCall,
} from '@nukkad/contract/people/approval/approval.api';
import { approvalErrors } from '@nukkad/contract/people/approval/approval.noun';
import {
  type ApprovalKindName,
  type DelegateAnswer,
  approvalKinds,
} from '@nukkad/contract/people/approval/approval.model';
import type { EndpointAnswer, EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import type { Page } from '@nukkad/contract/kernel/page';
import { actorOnBehalf, audit } from '../../platform/audit.ts';
import { authorize } from '../../platform/authorize.ts';
import type { Reader } from '../../platform/db/database.ts';
import { nextCursor, readInstantCursor } from '../../platform/http/cursor.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import { refuse } from '../../platform/refusal.ts';
import { hasPermission } from '../../platform/viewer.ts';
import { keyOf } from './approval.policy.ts';
import type { ApprovalDependencies } from './approval.interface.ts';
import { listLevels, replaceLevels } from './chain.store.ts';
import {
  type DelegateRow,
  deleteDelegate,
  findDelegate,
  insertDelegate,
  listDelegateRows,
} from './delegate.store.ts';

const idsOf = (rows: readonly { readonly staffId: string | null }[]) => [
  ...new Set(rows.flatMap(({ staffId }) => staffId ?? [])),
];

export async function readChain(
  { partner }: ApprovalDependencies,
  reader: Reader,
  { viewer }: Pick<SignedInCall, 'viewer'>,
  kind: ApprovalKindName,
): Promise<EndpointAnswer<typeof saveCall>> {
  const levels = await listLevels(reader, viewer.organisationId ?? '', kind);
  const staff = await partner.getStaff(reader, idsOf(levels));
  return {
    kind,
    levels: levels.map((level) => ({ ...level, fullName: staff.get(level.staffId ?? '')?.fullName ?? null })),
  };
}

/** They work for the organisation now. */
async function mustWorkHere(
  { partner }: ApprovalDependencies,
  reader: Reader,
  organisationId: string,
  staffIds: readonly string[],
): Promise<void> {
  const staff = await partner.getStaff(reader, staffIds);
  const isHere = (id: string) => {
    const one = staff.get(id);
    return one?.isActive === true && one.organisationId === organisationId;
  };
  if (!staffIds.every(isHere)) refuse(approvalErrors.reviewer_unknown);
}

export function saveChain(
  deps: ApprovalDependencies,
  call: SignedInCall,
  { kind, levels }: EndpointParsed<typeof saveCall>['body'],
): ReturnType<typeof readChain> {
  const { viewer, now } = call;
  const organisationId = viewer.organisationId ?? '';
  if (levels.some(({ reviewer, staffId }) => (reviewer === 'person') !== (staffId !== null)))
    refuse(approvalErrors.approval_level_person);
  return deps.platform.write(call, async (tx) => {
    const chain = authorize({ organisationId, kind, levels }, hasPermission(viewer, 'manage_users.update'));
    await mustWorkHere(deps, tx, organisationId, idsOf(levels));
    await replaceLevels(tx, chain);
    await audit(tx, now, {
      ...actorOnBehalf(viewer),
      action: 'approval_chain.save',
      subjectKind: 'organisation',
      subjectId: organisationId,
      detail: { kind, levels: levels.length },
    });
    return readChain(deps, tx, call, kind);
  });
}

/** What this member of staff may approve. */
async function kindsOf(
  { partner }: ApprovalDependencies,
  reader: Reader,
  staffId: string,
): Promise<ApprovalKindName[]> {
  const { permissions } = await partner.staffRights(reader, staffId);
  return approvalKinds.filter((kind) => permissions.has(`${keyOf[kind]}.update`));
}

const present = (row: DelegateRow, fullName: string, kinds: readonly ApprovalKindName[]): DelegateAnswer => ({
  delegateId: row.delegateId,
  staffId: row.staffId,
  fullName,
  fromDay: row.fromDay,
  toDay: row.toDay,
  kinds: [...kinds],
});

export async function listDelegates(
  deps: ApprovalDependencies,
  { viewer }: SignedInCall,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<Page<DelegateAnswer>> {
  const { db } = deps.platform;
  const whose = { organisationId: viewer.organisationId ?? '', forStaffId: viewer.staffId ?? '' };
  const rows = viewer.staffId ? await listDelegateRows(db, whose, readInstantCursor(cursor), limit + 1) : [];
  const shown = rows.slice(0, limit);
  const ids = idsOf(shown);
  const [staff, ...kinds] = await Promise.all([
    deps.partner.getStaff(db, ids),
    ...ids.map(async (id) => [id, await kindsOf(deps, db, id)] as const),
  ]);
  const of = new Map(kinds);
  return {
    items: shown.map((row) =>
      present(row, staff.get(row.staffId)?.fullName ?? '', of.get(row.staffId) ?? []),
    ),
    nextCursor: nextCursor(rows, limit, (row) => [row.createdAt.toISOString(), row.delegateId]),
  };
}

export function addDelegate(
  deps: ApprovalDependencies,
  call: SignedInCall,
  { staffId, fromDay, toDay }: EndpointParsed<typeof addCall>['body'],
): Promise<DelegateAnswer> {
  const { viewer, now } = call;
  const { organisationId, staffId: forStaffId } = viewer;
  if (!organisationId || !forStaffId) return refuse(kernelErrors.forbidden);
  if (toDay < fromDay) refuse(approvalErrors.delegate_dates);
  if (staffId === forStaffId) refuse(approvalErrors.delegate_self);
  return deps.platform.write(call, async (tx) => {
    await mustWorkHere(deps, tx, organisationId, [staffId]);
    const kinds = await kindsOf(deps, tx, staffId);
    if (kinds.length === 0) refuse(approvalErrors.delegate_cannot_review);
    const row = { delegateId: newId(), organisationId, forStaffId, staffId, fromDay, toDay, createdAt: now };
    await insertDelegate(tx, authorize(row, viewer.role === 'subUser'));
    const subject = { subjectKind: 'approval_delegate', subjectId: row.delegateId };
    await audit(tx, now, { ...actorOnBehalf(viewer), action: 'approval_delegate.add', ...subject });
    const staff = await deps.partner.getStaff(tx, [staffId]);
    return present(row, staff.get(staffId)?.fullName ?? '', kinds);
  });
}

export function removeDelegate(
  deps: ApprovalDependencies,
  call: SignedInCall,
  { delegateId }: { readonly delegateId: string },
): Promise<{ removed: true }> {
  const { viewer, now } = call;
  return deps.platform.write(call, async (tx) => {
    const row = await findDelegate(tx, viewer.organisationId ?? '', delegateId);
    const isOwn = row?.forStaffId === viewer.staffId;
    const own = row && isOwn ? row : refuse(approvalErrors.delegate_not_found);
    await deleteDelegate(tx, authorize<DelegateRow, boolean>(own, isOwn));
    const subject = { subjectKind: 'approval_delegate', subjectId: delegateId };
    await audit(tx, now, { ...actorOnBehalf(viewer), action: 'approval_delegate.remove', ...subject });
    return { removed: true as const };
  });
}
