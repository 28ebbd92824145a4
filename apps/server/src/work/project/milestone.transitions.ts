/** How a milestone moves: its table is `milestone.noun.ts`. Its project is locked before it. */
import {
  milestoneEvents,
  milestoneLifecycle,
  type MilestoneStatus,
  milestoneDisputeErrors,
} from '@nukkad/contract/work/project/milestone.noun';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { type ActorOf, mayActor } from '@nukkad/contract/kernel/lifecycle';
import { projectErrors } from '@nukkad/contract/work/project/project.noun';
import { logOf } from '../../platform/lifecycle/log-of.ts';
import { tellsOf } from '../../platform/lifecycle/tells-of.ts';
import type { Moved } from '../../platform/lifecycle/transition-spec.ts';
import { transitions } from '../../platform/lifecycle/transitions.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { isAccepted } from './project.rules.ts';
import { type ProjectFacts, projectCapacities, seesProject } from './project.policy.ts';
import { type MilestoneRow, lockMilestone, saveMilestone } from './milestone.store.ts';

/** A milestone with whose project it is. */
export type OwnedMilestone = MilestoneRow &
  ProjectFacts & {
    /** The Admin who would take something off it, where its dispute waits for another one. */
    readonly proposedBy?: string | null;
  };

type Capacity = ActorOf<typeof milestoneLifecycle>;

/** Staff decide disputes; who proposed a reduction does not approve it. */
function capacities(
  viewer: Viewer,
  row: Pick<OwnedMilestone, keyof ProjectFacts | 'proposedBy'>,
): Capacity[] {
  if (viewer.role !== 'Admin') return [...projectCapacities(viewer, row)];
  return row.proposedBy && row.proposedBy !== viewer.userId ? ['Admin', 'Another Admin'] : ['Admin'];
}

interface MoveDetail {
  readonly approveBy?: Date;
  readonly reason?: string;
  /** What an Admin wrote, and took off. */
  readonly why?: string;
  readonly reducedPaise?: number;
  /** Whose word it is, where the move accepts it. */
  readonly acceptedBy?: NonNullable<MilestoneRow['acceptedBy']>;
}

type MilestoneMoved = Moved<typeof milestoneLifecycle, OwnedMilestone, Viewer, MoveDetail>;

export const milestoneTransitions = transitions({
  table: milestoneLifecycle,
  notFound: projectErrors.milestone_not_found,
  movedOn: projectErrors.milestone_moved_on,
  forbidden: (viewer: Viewer, _row, verb) =>
    viewer.role === 'Admin' && mayActor(milestoneLifecycle, verb, 'Another Admin')
      ? milestoneDisputeErrors.own_reduction
      : kernelErrors.forbidden,
  lock: async (
    tx,
    {
      milestoneId,
      project,
      proposedBy,
    }: {
      readonly milestoneId: string;
      readonly project: ProjectFacts;
      readonly proposedBy?: string | null;
    },
  ) => {
    const row = await lockMilestone(tx, milestoneId);
    return row && { ...row, buyerId: project.buyerId, proposedBy: proposedBy ?? null };
  },
  sees: (viewer: Viewer, row) => viewer.role === 'Admin' || seesProject(viewer, row),
  capacities,
  next: (
    row: OwnedMilestone,
    status: MilestoneStatus,
    { now, approveBy, reason, acceptedBy }: MoveDetail & { readonly now: Date },
  ): OwnedMilestone => ({
    ...row,
    status,
    submittedAt: status === 'Project Submitted For Review' ? now : row.submittedAt,
    approveBy: approveBy ?? null,
    reminders: 0,
    // A dispute does not take back that it was accepted.
    acceptedAt: isAccepted(status) ? (row.acceptedAt ?? now) : null,
    acceptedBy: isAccepted(status) ? (acceptedBy ?? row.acceptedBy) : null,
    sentBackReason: reason ?? row.sentBackReason,
    updatedAt: now,
    version: row.version + 1,
  }),
  save: (tx, { buyerId: _client, proposedBy: _proposer, ...row }) => saveMilestone(tx, row),
  logged: logOf(milestoneLifecycle, 'milestone', 'milestoneId', {
    detail: ({ from, to, detail: { why, reducedPaise } }: MilestoneMoved) => ({
      from,
      to,
      ...(why && { why }),
      ...(reducedPaise && { reducedPaise }),
    }),
  }),
  tells: tellsOf(milestoneLifecycle, milestoneEvents),
});
