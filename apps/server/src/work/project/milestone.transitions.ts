/** How a milestone moves: its table is `milestone.lifecycle.ts`. Its project is locked before it. */
import { milestoneEvents } from '@nukkad/contract/work/project/milestone.events';
import {
  type MilestoneStatus,
  type MilestoneVerb,
  milestoneLifecycle,
} from '@nukkad/contract/work/project/milestone.lifecycle';
import { projectErrors } from '@nukkad/contract/work/project/project.errors';
import { actorOf, machineActor } from '../../platform/audit.ts';
import { type PendingEvent, pendingEvent } from '../../platform/lifecycle/pending-event.ts';
import { transitions } from '../../platform/lifecycle/transitions.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { isAccepted } from './project.rules.ts';
import { type ProjectFacts, projectCapacities, seesProject } from './project.policy.ts';
import { type MilestoneRow, lockMilestone, saveMilestone } from './milestone.store.ts';

/** A milestone with whose project it is. */
export type OwnedMilestone = MilestoneRow & ProjectFacts;

interface MoveDetail {
  readonly approveBy?: Date;
  readonly reason?: string;
  /** Whose word it is, where the move accepts it. */
  readonly acceptedBy?: NonNullable<MilestoneRow['acceptedBy']>;
}

interface Facts {
  readonly milestoneId: string;
  readonly projectId: string;
  readonly organisationId: string;
}

const accepted = (facts: Facts) => [pendingEvent(milestoneEvents.accepted, facts)];

/** What each move tells. */
const told: Readonly<Record<MilestoneVerb, (facts: Facts) => readonly PendingEvent[]>> = {
  plan: () => [],
  planAdvance: accepted,
  submit: (facts) => [pendingEvent(milestoneEvents.submitted, facts)],
  approve: accepted,
  approveByClock: accepted,
  sendBack: (facts) => [pendingEvent(milestoneEvents.sentBack, facts)],
  accept: accepted,
  dispute: (facts) => [pendingEvent(milestoneEvents.disputed, facts)],
  withdrawDispute: (facts) => [pendingEvent(milestoneEvents.disputeEnded, facts)],
  drop: () => [],
};

export const milestoneTransitions = transitions({
  table: milestoneLifecycle,
  notFound: projectErrors.milestone_not_found,
  movedOn: projectErrors.milestone_moved_on,
  lock: async (
    tx,
    { milestoneId, project }: { readonly milestoneId: string; readonly project: ProjectFacts },
  ) => {
    const row = await lockMilestone(tx, milestoneId);
    return row && { ...row, buyerId: project.buyerId };
  },
  sees: (viewer: Viewer, row) => seesProject(viewer, row),
  capacities: (viewer: Viewer, row: ProjectFacts) => projectCapacities(viewer, row),
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
  save: (tx, { buyerId: _client, ...row }) => saveMilestone(tx, row as Parameters<typeof saveMilestone>[1]),
  logged: ({ verb, from, to, after, by }) => ({
    ...(by.who ? actorOf(by.who) : machineActor),
    action: `milestone.${verb}`,
    subjectKind: 'milestone',
    subjectId: after.milestoneId,
    detail: { from, to },
  }),
  tells: ({ verb, after: { milestoneId, projectId, organisationId } }) =>
    told[verb]({ milestoneId, projectId, organisationId }),
});
