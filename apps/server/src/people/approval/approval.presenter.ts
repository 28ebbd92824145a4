import type { ApprovalCardAnswer, ApprovalStep } from '@nukkad/contract/people/approval/approval.model';
import type { Viewer } from '../../platform/viewer.ts';
import type { ApprovalBrief } from './approval.interface.ts';
import { approvalCapacities } from './approval.policy.ts';
import type { Reviewed, StepRow } from './approval.row.ts';
import { isBegun, mayResubmit } from './approval.rules.ts';
import { approvalTransitions } from './approval.transitions.ts';

/** Expenses, and trips with a daily allowance. */
const isPaidFor = ({ amountPaise, paidPaise }: Reviewed) => amountPaise !== null && paidPaise < amountPaise;

/** What this viewer can do with it now. */
function canOf(viewer: Viewer, row: Reviewed, now: Date): ApprovalCardAnswer['can'] {
  const may = approvalTransitions.movesOf(viewer, row);
  const isOwner = approvalCapacities(viewer, row).includes('Owner');
  const begun = isBegun(row, now);
  const isTimed = row.kind === 'leave';
  return {
    edit: isOwner && may.edit && !row.acted && !row.isChange,
    withdraw: isOwner && may.withdraw && !row.isChange,
    askCancel: isOwner && may.ask_cancel && !row.cancelAsked && !begun,
    change: isOwner && isTimed && may.change && begun,
    restore: isOwner && row.isChange && may.restore,
    resubmit: isOwner && may.resubmit && mayResubmit(row.rejectedAt, now),
    takeOver: may.take_over,
    review: !isOwner && (row.level < row.levels ? may.pass : may.approve),
    answerCancel: row.cancelAsked && may.keep,
    pay: isPaidFor(row) && may.pay,
  };
}

export interface Around {
  readonly viewer: Viewer;
  readonly now: Date;
  readonly names: ReadonlyMap<string, { readonly fullName: string }>;
  readonly briefs: ReadonlyMap<string, ApprovalBrief>;
}

export function presentRequest(row: Reviewed, { viewer, now, names, briefs }: Around): ApprovalCardAnswer {
  const brief = briefs.get(row.requestId);
  return {
    requestId: row.requestId,
    kind: row.kind,
    status: row.status,
    employee: { staffId: row.staffId, fullName: names.get(row.staffId)?.fullName ?? '' },
    title: brief?.title ?? '',
    note: brief?.note ?? '',
    startsOn: row.startsOn,
    endsOn: row.endsOn,
    halfDays: brief?.halfDays ?? null,
    amount: row.amountPaise,
    paid: row.paidPaise,
    level: row.level,
    levels: row.levels,
    isChange: row.isChange,
    cancelAsked: row.cancelAsked,
    waitingSince: row.waitingSince.toISOString(),
    reason: row.reason,
    version: row.version,
    can: canOf(viewer, row, now),
  };
}

export const presentStep = (
  { round, position, staffId, outcome, decidedBy, decidedAt, takenBy, takenReason }: StepRow,
  names: Around['names'],
  people: ReadonlyMap<string, { readonly fullName: string }>,
): ApprovalStep => ({
  round,
  level: position,
  reviewer: staffId ? (names.get(staffId)?.fullName ?? null) : null,
  takenBy: takenBy ? (people.get(takenBy)?.fullName ?? null) : null,
  takenReason,
  outcome,
  decidedBy: decidedBy ? (people.get(decidedBy)?.fullName ?? null) : null,
  decidedAt: decidedAt?.toISOString() ?? null,
});
