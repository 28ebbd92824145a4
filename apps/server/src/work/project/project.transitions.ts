/** How a project moves: its table is `project.noun.ts`, the order of a move `platform/lifecycle/transitions.ts`. */
import {
  projectErrors,
  projectEvents,
  projectLifecycle,
  type ProjectStatus,
  type ProjectVerb,
} from '@nukkad/contract/work/project/project.noun';
import { actorOf, machineActor } from '../../platform/audit.ts';
import { type PendingEvent, pendingEvent } from '../../platform/lifecycle/pending-event.ts';
import { transitions } from '../../platform/lifecycle/transitions.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { type ProjectFacts, projectCapacities, seesProject } from './project.policy.ts';
import { isOpen } from './project.rules.ts';
import { type ProjectRow, lockProject, saveProject } from './project.store.ts';

interface Facts {
  readonly projectId: string;
  readonly organisationId: string;
}

/** What each move tells. */
const told: Readonly<Record<ProjectVerb, (facts: Facts) => readonly PendingEvent[]>> = {
  open: (facts) => [pendingEvent(projectEvents.opened, facts)],
  start: (facts) => [pendingEvent(projectEvents.started, facts)],
  submit: (facts) => [pendingEvent(projectEvents.submitted, facts)],
  resume: () => [],
  complete: (facts) => [pendingEvent(projectEvents.completed, facts)],
  cancel: (facts) => [pendingEvent(projectEvents.cancelled, facts)],
};

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
  logged: ({ verb, from, to, after, by }) => ({
    ...(by.who ? actorOf(by.who) : machineActor),
    action: `project.${verb}`,
    subjectKind: 'project',
    subjectId: after.projectId,
    detail: { from, to },
  }),
  tells: ({ verb, after: { projectId, organisationId } }) => told[verb]({ projectId, organisationId }),
});
