import {
  type cancelProject as cancelProjectCall,
  confirmsProjectCancel,
  seenOfProjectCancel,
} from '@nukkad/contract/work/project/project.api';
import { projectErrors } from '@nukkad/contract/work/project/project.noun';
import type { ProjectAnswer } from '@nukkad/contract/work/project/project.model';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { confirmSeen } from '../../platform/confirm-seen.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { listMilestones } from './milestone.store.ts';
import { milestoneTransitions } from './milestone.transitions.ts';
import type { ProjectDependencies } from './project.interface.ts';
import { projectTransitions } from './project.transitions.ts';
import { readProject } from './read-projects.ts';

/** With its open milestones; work that was accepted, or waits for an answer, keeps a project from it. */
export function cancelProject(
  deps: ProjectDependencies,
  call: SignedInCall,
  { projectId, seen }: EndpointParsed<typeof cancelProjectCall>['body'],
): Promise<ProjectAnswer> {
  const { viewer, now } = call;
  return deps.platform.write(call, async (tx) => {
    const allowed = await projectTransitions.lockTo(tx, viewer, projectTransitions.verb.cancel, projectId);
    const milestones = await listMilestones(tx, [projectId]);
    if (milestones.some(({ status }) => status !== 'Pending')) refuse(projectErrors.project_has_work);
    const { status, buyerId } = allowed.row;
    confirmSeen(confirmsProjectCancel, seen, seenOfProjectCancel({ status, milestones }));
    for (const milestone of milestones) {
      const dropped = milestoneTransitions.allow(viewer, milestoneTransitions.verb.drop, {
        ...milestone,
        buyerId,
      });
      await milestoneTransitions.move(tx, dropped, { now });
    }
    await projectTransitions.move(tx, allowed, { now });
    return readProject(deps, tx, call, projectId);
  });
}
