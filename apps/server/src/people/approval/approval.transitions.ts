/** How a request moves: its table is `approval.noun.ts`. */
import { approvalErrors, approvalLifecycle } from '@nukkad/contract/people/approval/approval.noun';
import { approvalEvents } from '@nukkad/contract/people/approval/approval.events';
import { istDay } from '@nukkad/contract/kernel/time';
import { actorOnBehalf } from '../../platform/audit.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { logOf } from '../../platform/lifecycle/log-of.ts';
import { nextRow } from '../../platform/lifecycle/next-row.ts';
import { tellsOf } from '../../platform/lifecycle/tells-of.ts';
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

interface ApprovalMove {
  readonly changes?: Partial<RequestRow>;
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
  next: nextRow<Reviewed, ApprovalMove>,
  save: saveRequest,
  logged: logOf(approvalLifecycle, 'approval', 'requestId', {
    actor: actorOnBehalf,
    kind: 'approval_request',
    keeps: ['kind', 'level'],
  }),
  tells: tellsOf(approvalLifecycle, approvalEvents),
});
