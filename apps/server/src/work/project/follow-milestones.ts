import { refuse } from '../../platform/refusal.ts';
import type { Authorized } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { projectErrors } from '@nukkad/contract/work/project/project.noun';
import { listMilestones } from './milestone.store.ts';
import { mirrored } from './project.rules.ts';
import type { ProjectRow } from './project.store.ts';
import { projectTransitions } from './project.transitions.ts';

/** The move that follows from the milestones as they are now, made by who moved one of them; null: the clock. */
async function step(
  tx: Tx,
  who: Viewer | null,
  project: ProjectRow,
  now: Date,
): Promise<Authorized<ProjectRow> | null> {
  const verb = mirrored(project.status, await listMilestones(tx, [project.projectId]));
  if (!verb) return null;
  if (who) return projectTransitions.move(tx, projectTransitions.allow(who, verb, project), { now });
  if (verb !== 'complete') return refuse(projectErrors.project_moved_on, { present: project.status });
  const allowed = projectTransitions.allowSystem(verb, project);
  return allowed && projectTransitions.move(tx, allowed, { now });
}

/** A project follows its milestones: it begins, waits for its client, goes on or is completed. The project is locked. */
export async function followMilestones(
  tx: Tx,
  who: Viewer | null,
  project: ProjectRow,
  now: Date,
): Promise<ProjectRow> {
  let row = project;
  for (;;) {
    const after = await step(tx, who, row, now);
    if (!after) return row;
    row = after;
  }
}
