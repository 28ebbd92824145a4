import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { milestoneEvents } from '@nukkad/contract/work/project/milestone.noun';
import type { answerMilestoneDispute as answerCall } from '@nukkad/contract/work/project/project.api';
import { projectErrors } from '@nukkad/contract/work/project/project.noun';
import type { ProjectAnswer } from '@nukkad/contract/work/project/project.model';
import { actorOnBehalf, audit } from '../../../platform/audit.ts';
import { authorize, partOf } from '../../../platform/authorize.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { publish } from '../../../platform/outbox/publish.ts';
import { refuse } from '../../../platform/refusal.ts';
import { lockMilestone } from '../milestone.store.ts';
import { milestoneTransitions } from '../milestone.transitions.ts';
import { checkVersion, lockedProject } from '../move-milestone.ts';
import type { ProjectDependencies } from '../project.interface.ts';
import { projectCapacities } from '../project.policy.ts';
import { readProject } from '../read-projects.ts';
import { findOpenDispute, saveDispute } from './dispute.store.ts';

/** What the partner says to a dispute, once; the client and who decides read it. */
export function answerDispute(
  deps: ProjectDependencies,
  call: SignedInCall,
  { milestoneId, version, answer }: EndpointParsed<typeof answerCall>['body'],
): Promise<ProjectAnswer> {
  const { viewer, now } = call;
  return deps.platform.write(call, async (tx) => {
    const project = await lockedProject(tx, milestoneId);
    const locked = await lockMilestone(tx, milestoneId);
    const row = milestoneTransitions.seen(viewer, locked && { ...locked, buyerId: project.buyerId });
    const allowed = authorize(row, projectCapacities(viewer, project).includes('Partner'));
    checkVersion(allowed, version);
    const open = await findOpenDispute(tx, milestoneId);
    if (!open) return refuse(projectErrors.milestone_moved_on, { present: row.status });
    if (open.answer !== null) refuse(projectErrors.milestone_dispute_answered);
    await saveDispute(tx, partOf(allowed, { ...open, answer, answeredAt: now }));
    const { projectId, organisationId } = row;
    const subject = { subjectKind: 'milestone', subjectId: milestoneId };
    await audit(tx, now, { ...actorOnBehalf(viewer), action: 'milestone.answer_dispute', ...subject });
    await publish(tx, now, milestoneEvents.disputeAnswered, { milestoneId, projectId, organisationId });
    return readProject(deps, tx, call, projectId);
  });
}
