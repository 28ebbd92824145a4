import type { editProject as editProjectCall } from '@nukkad/contract/work/project/project.api';
import { projectErrors } from '@nukkad/contract/work/project/project.noun';
import type { ProjectAnswer } from '@nukkad/contract/work/project/project.model';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { actorOnBehalf, audit } from '../../platform/audit.ts';
import { authorize } from '../../platform/authorize.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { checkDays } from './open-project.ts';
import type { ProjectDependencies } from './project.interface.ts';
import { projectCapacities } from './project.policy.ts';
import { isOpen } from './project.rules.ts';
import { lockProject, saveProject } from './project.store.ts';
import { projectTransitions } from './project.transitions.ts';
import { readProject } from './read-projects.ts';

type Asked = EndpointParsed<typeof editProjectCall>['body'];

export function editProject(
  deps: ProjectDependencies,
  call: SignedInCall,
  { projectId, version, title, description = '', site = '', startsOn, dueOn }: Asked,
): Promise<ProjectAnswer> {
  const { viewer, now } = call;
  checkDays({ startsOn, dueOn });
  return deps.platform.write(call, async (tx) => {
    const row = projectTransitions.seen(viewer, await lockProject(tx, projectId));
    const after = { ...row, title, description, site, startsOn, dueOn, updatedAt: now, version: version + 1 };
    const allowed = authorize(after, projectCapacities(viewer, row).includes('Partner'));
    if (row.version !== version || !isOpen(row.status))
      refuse(projectErrors.project_moved_on, { present: row.status });
    await saveProject(tx, allowed);
    const subject = { subjectKind: 'project', subjectId: projectId };
    await audit(tx, now, { ...actorOnBehalf(viewer), action: 'project.edit', ...subject });
    return readProject(deps, tx, call, projectId);
  });
}
