import { approvalErrors } from '@nukkad/contract/people/approval/approval.noun';
import type { ApprovalKindName } from '@nukkad/contract/people/approval/approval.model';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import { refuse } from '../../platform/refusal.ts';
import { listLevels } from './chain.store.ts';
import { type Acting, lockFor } from './move-request.ts';
import type { ApprovalDependencies, RequestKey, Rewrite, Wanted } from './approval.interface.ts';
import type { RequestRow } from './approval.row.ts';
import { type Step, isBegun, mayResubmit, stepsOf } from './approval.rules.ts';
import { insertRequest, replaceSteps } from './approval.store.ts';
import { approvalTransitions } from './approval.transitions.ts';

interface Asking {
  readonly organisationId: string;
  readonly staffId: string;
  readonly kind: ApprovalKindName;
  readonly amountPaise: number | null;
}

/** The levels as they are set now, for the employee's department. */
async function stepsFor(
  { employee }: ApprovalDependencies,
  reader: Reader,
  { organisationId, staffId, kind, amountPaise }: Asking,
): Promise<readonly Step[]> {
  const [levels, employees, above] = await Promise.all([
    listLevels(reader, organisationId, kind),
    employee.getEmployees(reader, organisationId, [staffId]),
    employee.reviewersOf(reader, organisationId, staffId),
  ]);
  const departmentId = employees.get(staffId)?.departmentId ?? null;
  const managerStaffId = above?.managers[0]?.employeeId ?? null;
  return stepsOf(levels, { staffId, departmentId, managerStaffId, amountPaise });
}

const freshRound = (steps: readonly Step[], now: Date) => ({
  level: 1,
  levels: steps.length,
  acted: false,
  reminded: 0,
  waitingSince: now,
  cancelAsked: false,
});

export async function askForReview(
  deps: ApprovalDependencies,
  tx: Tx,
  { viewer, now }: Acting,
  kind: ApprovalKindName,
  { startsOn, endsOn, amountPaise, levelPaise }: Wanted,
): Promise<Authorized<RequestRow>> {
  const { organisationId, staffId, userId } = viewer;
  if (!organisationId || !staffId) return refuse(kernelErrors.forbidden);
  const weight = levelPaise ?? amountPaise;
  const steps = await stepsFor(deps, tx, { organisationId, staffId, kind, amountPaise: weight });
  const row: RequestRow = {
    requestId: newId(),
    organisationId,
    kind,
    staffId,
    userId,
    status: 'pending',
    startsOn,
    endsOn,
    amountPaise,
    paidPaise: 0,
    round: 1,
    ...freshRound(steps, now),
    isChange: false,
    newEndsOn: null,
    reason: null,
    rejectedAt: null,
    createdAt: now,
    updatedAt: now,
    version: 1,
  };
  const allowed = approvalTransitions.allowNew(viewer, approvalTransitions.verb.ask, {
    ...row,
    step: null,
    delegators: [],
  });
  await insertRequest(tx, allowed.row);
  await replaceSteps(tx, allowed.row, steps);
  await approvalTransitions.begin(tx, allowed, { now });
  return allowed.row;
}

function mustBeInTime(verb: Rewrite, row: RequestRow, now: Date): void {
  if (verb === 'edit' && (row.acted || row.isChange)) refuse(approvalErrors.approval_begun);
  if (verb === 'resubmit' && !mayResubmit(row.rejectedAt, now)) refuse(approvalErrors.approval_resubmit_late);
  if (verb === 'change' && !isBegun(row, now)) refuse(approvalErrors.approval_change_early);
}

/** Its owner writes it anew, and it goes through the levels from the first. */
export async function rewriteRequest(
  deps: ApprovalDependencies,
  tx: Tx,
  acting: Acting,
  kind: ApprovalKindName,
  verb: Rewrite,
  { startsOn, endsOn, amountPaise, levelPaise, ...key }: RequestKey & Wanted,
): Promise<Authorized<RequestRow>> {
  const { now } = acting;
  const allowed = await lockFor(tx, acting, verb, key, kind);
  mustBeInTime(verb, allowed.row, now);
  const { organisationId, staffId, round } = allowed.row;
  const weight = levelPaise ?? amountPaise;
  const steps = await stepsFor(deps, tx, { organisationId, staffId, kind, amountPaise: weight });
  const changes = {
    // What was approved keeps its days until the change is approved.
    ...(verb === 'change' ? {} : { startsOn, endsOn, amountPaise }),
    ...freshRound(steps, now),
    round: verb === 'edit' ? round : round + 1,
    isChange: verb === 'change',
    newEndsOn: verb === 'change' ? endsOn : null,
    reason: null,
    rejectedAt: null,
  };
  const after = await approvalTransitions.move(tx, allowed, { now, changes });
  await replaceSteps(tx, after, steps);
  return after;
}
