/** How a request moves: its table is `approval.noun.ts`. */
import {
  approvalErrors,
  approvalLifecycle,
  type ApprovalStatus,
  type ApprovalVerb,
} from '@nukkad/contract/people/approval/approval.noun';
import { approvalEvents, type approvalMoves } from '@nukkad/contract/people/approval/approval.events';
import { istDay } from '@nukkad/contract/kernel/time';
import { actorOnBehalf, machineActor } from '../../platform/audit.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { pendingEvent } from '../../platform/lifecycle/pending-event.ts';
import { transitions } from '../../platform/lifecycle/transitions.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { type ApprovalFacts, approvalCapacities, seesRequest } from './approval.policy.ts';
import type { RequestRow, Reviewed } from './approval.row.ts';
import { listSteps, lockRequest, saveRequest } from './approval.store.ts';
import { listDelegators } from './delegate.store.ts';

export interface RequestAt {
  readonly requestId: string;
  readonly viewer: Viewer | null;
  readonly now: Date;
}

const told: Readonly<
  Record<ApprovalVerb, { readonly event: (typeof approvalMoves)[keyof typeof approvalMoves] }>
> = {
  ask: { event: approvalEvents.asked },
  edit: { event: approvalEvents.edited },
  pass: { event: approvalEvents.passed },
  approve: { event: approvalEvents.approved },
  reject: { event: approvalEvents.rejected },
  withdraw: { event: approvalEvents.withdrawn },
  ask_cancel: { event: approvalEvents.cancelAsked },
  cancel: { event: approvalEvents.cancelled },
  keep: { event: approvalEvents.kept },
  change: { event: approvalEvents.changed },
  restore: { event: approvalEvents.restored },
  pay: { event: approvalEvents.paid },
  resubmit: { event: approvalEvents.asked },
  take_over: { event: approvalEvents.takenOver },
  remind: { event: approvalEvents.reminded },
  escalate: { event: approvalEvents.escalated },
};

/** With the current level and the reviewers whose substitute the viewer is: what the policy checks. */
export async function withStep(
  reader: Reader,
  row: RequestRow,
  viewer: Viewer | null,
  now: Date,
): Promise<Reviewed> {
  const [steps, delegators] = await Promise.all([
    listSteps(reader, [row.requestId]),
    viewer?.staffId && viewer.organisationId === row.organisationId
      ? listDelegators(reader, {
          organisationId: row.organisationId,
          staffId: viewer.staffId,
          day: istDay(now),
        })
      : [],
  ]);
  const step = steps.find(({ round, position }) => round === row.round && position === row.level) ?? null;
  return { ...row, step, delegators };
}

async function lockAt(tx: Tx, { requestId, viewer, now }: RequestAt): Promise<Reviewed | null> {
  const row = await lockRequest(tx, requestId);
  return row && withStep(tx, row, viewer, now);
}

export const approvalTransitions = transitions({
  table: approvalLifecycle,
  notFound: approvalErrors.approval_not_found,
  movedOn: approvalErrors.approval_moved_on,
  forbidden: (viewer: Viewer, { userId }: ApprovalFacts) =>
    viewer.userId === userId ? approvalErrors.approval_own : approvalErrors.approval_not_yours,
  lock: lockAt,
  sees: seesRequest,
  capacities: (viewer: Viewer, facts: ApprovalFacts) => approvalCapacities(viewer, facts),
  next: (
    row: Reviewed,
    status: ApprovalStatus,
    { now, changes = {} }: { readonly now: Date; readonly changes?: Partial<RequestRow> },
  ): Reviewed => ({ ...row, ...changes, status, updatedAt: now, version: row.version + 1 }),
  save: saveRequest,
  logged: ({ verb, from, to, after, by }) => ({
    ...(by.who ? actorOnBehalf(by.who) : machineActor),
    action: `approval.${verb}`,
    subjectKind: 'approval_request',
    subjectId: after.requestId,
    detail: { from, to, kind: after.kind, level: after.level },
  }),
  tells: ({ verb, after: { requestId, organisationId, kind, version } }) => {
    const { event } = told[verb];
    return [pendingEvent(event, { requestId, organisationId, kind, version })];
  },
});
