/** What other domains may ask of a project. */
import { listDisputed, listMilestones } from './milestone.store.ts';
import { projectCapacities, seesProject } from './project.policy.ts';
import { disputesOf } from './dispute/dispute.store.ts';
import type { ProjectInterface } from './project.interface.ts';
import { isOpen } from './project.rules.ts';
import { findAgreed, findProject, listProjectsById, lockProject } from './project.store.ts';
import { listIdsOfClient } from './project-list.store.ts';
import { countByStatus, countLate } from './project-figures.store.ts';
import { rescope, scopeOf } from './rescope.ts';
import { projectTransitions } from './project.transitions.ts';

type Lent = Exclude<
  keyof ProjectInterface,
  'books' | 'returns' | 'openAgreed' | 'lockPayable' | 'receivePaid' | 'earnedOf'
>;

export const lentProjects: Pick<ProjectInterface, Lent> = {
  ofRequest: findAgreed,
  find: async (reader, viewer, projectId) => {
    const row = await findProject(reader, projectId);
    return row && seesProject(viewer, row) ? row : null;
  },
  lock: async (tx, viewer, projectId) => {
    const row = await lockProject(tx, projectId);
    return row && seesProject(viewer, row) ? row : null;
  },
  getProjects: async (reader, projectIds) => {
    const rows = await listProjectsById(reader, projectIds);
    return new Map(rows.map((row) => [row.projectId, row]));
  },
  idsOfClient: listIdsOfClient,
  milestonesOf: (reader, projectId) => listMilestones(reader, [projectId]),
  isOpen: ({ status }) => isOpen(status),
  mayWork: (viewer, project) => projectCapacities(viewer, project).includes('Partner'),
  begin: async (tx, viewer, projectId, now) => {
    const row = await lockProject(tx, projectId);
    if (row?.status !== 'Project Created') return;
    await projectTransitions.move(tx, projectTransitions.allow(viewer, projectTransitions.verb.start, row), {
      now,
    });
  },
  listDisputed,
  disputesOf,
  scopeOf,
  rescope,
  countByStatus,
  countLate,
};
