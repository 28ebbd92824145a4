import { projectErrors } from '@nukkad/contract/work/project/project.noun';
import {
  type MilestoneBody,
  type ProjectAnswer,
  mostMilestones,
} from '@nukkad/contract/work/project/project.model';
import { authorize } from '../../platform/authorize.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { followMilestones } from './follow-milestones.ts';
import { lastPosition } from './milestone.store.ts';
import { planMilestone, refuseEndedRate } from './open-project.ts';
import type { ProjectDependencies } from './project.interface.ts';
import { projectCapacities } from './project.policy.ts';
import { isOpen } from './project.rules.ts';
import { lockProject } from './project.store.ts';
import { projectTransitions } from './project.transitions.ts';
import { readProject } from './read-projects.ts';

/** One more, at the end. What a client agreed to is not changed by one side alone. */
export function addMilestone(
  deps: ProjectDependencies,
  call: SignedInCall,
  { projectId, ...body }: MilestoneBody & { readonly projectId: string },
): Promise<ProjectAnswer> {
  const { viewer, now } = call;
  return deps.platform.write(call, async (tx) => {
    const row = projectTransitions.seen(viewer, await lockProject(tx, projectId));
    const project = authorize(row, projectCapacities(viewer, row).includes('Partner'));
    if (!isOpen(row.status)) refuse(projectErrors.project_moved_on, { present: row.status });
    if (row.buyerId !== null) refuse(projectErrors.milestone_agreed);
    const position = (await lastPosition(tx, projectId)) + 1;
    refuseEndedRate(body, now);
    if (position > mostMilestones) refuse(projectErrors.milestone_limit);
    await planMilestone(deps, tx, project, body, { viewer, now, position });
    await followMilestones(tx, viewer, row, now);
    return readProject(deps, tx, call, projectId);
  });
}
