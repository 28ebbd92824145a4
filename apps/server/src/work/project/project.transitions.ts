/** How a project moves: its table is `project.noun.ts`, the order of a move `platform/lifecycle/transitions.ts`. */
import {
  projectErrors,
  projectEvents,
  projectLifecycle,
  type ProjectStatus,
} from '@nukkad/contract/work/project/project.noun';
import { logOf } from '../../platform/lifecycle/log-of.ts';
import { tellsOf } from '../../platform/lifecycle/tells-of.ts';
import { transitions } from '../../platform/lifecycle/transitions.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { type ProjectFacts, projectCapacities, seesProject } from './project.policy.ts';
import { isOpen } from './project.rules.ts';
import { type ProjectRow, lockProject, saveProject } from './project.store.ts';

export const projectTransitions = transitions({
  table: projectLifecycle,
  notFound: projectErrors.project_not_found,
  movedOn: projectErrors.project_moved_on,
  lock: lockProject,
  sees: (viewer: Viewer, row) => seesProject(viewer, row),
  capacities: (viewer: Viewer, row: ProjectFacts) => projectCapacities(viewer, row),
  next: (row: ProjectRow, status: ProjectStatus, { now }: { readonly now: Date }) => ({
    ...row,
    status,
    endedAt: isOpen(status) ? null : now,
    updatedAt: now,
    version: row.version + 1,
  }),
  save: saveProject,
  logged: logOf(projectLifecycle, 'project', 'projectId'),
  tells: tellsOf(projectLifecycle, projectEvents),
});
