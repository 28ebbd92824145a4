import { projectErrors } from '@nukkad/contract/work/project/project.noun';
import type { ProjectAnswer } from '@nukkad/contract/work/project/project.model';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { ProjectDependencies } from './project.interface.ts';
import { projectTransitions } from './project.transitions.ts';
import { readProject } from './read-projects.ts';

/** By hand; a milestone or a step that is worked on begins it as well. What was paid in advance is the partner's from now on. */
export function startProject(
  deps: ProjectDependencies,
  call: SignedInCall,
  { projectId, version }: { readonly projectId: string; readonly version: number },
): Promise<ProjectAnswer> {
  const { viewer, now } = call;
  return deps.platform.write(call, async (tx) => {
    const allowed = await projectTransitions.lockTo(tx, viewer, projectTransitions.verb.start, projectId);
    if (allowed.row.version !== version)
      refuse(projectErrors.project_moved_on, { present: allowed.row.status });
    await projectTransitions.move(tx, allowed, { now });
    return readProject(deps, tx, call, projectId);
  });
}
