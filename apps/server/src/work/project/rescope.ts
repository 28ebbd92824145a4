/** What a change that the client accepted does to a project. */
import { projectErrors } from '@nukkad/contract/work/project/project.noun';
import { mostMilestones } from '@nukkad/contract/work/project/project.model';
import { type Authorized, partOf } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { followMilestones } from './follow-milestones.ts';
import {
  type MilestoneRow,
  insertMilestone,
  lastPosition,
  listMilestones,
  lockMilestone,
  saveMilestone,
} from './milestone.store.ts';
import { milestoneTransitions } from './milestone.transitions.ts';
import { milestoneOf } from './open-agreed.ts';
import type { ProjectScope, Rescoped } from './project.interface.ts';
import { type ProjectRow, findProject, lockProject, saveProject } from './project.store.ts';

export async function scopeOf(reader: Reader, projectId: string): Promise<ProjectScope> {
  const [row, milestones] = await Promise.all([
    findProject(reader, projectId),
    listMilestones(reader, [projectId]),
  ]);
  if (!row) return refuse(projectErrors.project_not_found);
  return {
    startsOn: row.startsOn,
    dueOn: row.dueOn,
    milestones: milestones.map(({ milestoneId, title, amountPaise, taxPercent, dueOn, version, status }) => ({
      milestoneId,
      title,
      amountPaise,
      taxPercent,
      dueOn,
      version,
      isPending: status === 'Pending',
    })),
  };
}

interface Applying {
  readonly project: ProjectRow;
  readonly now: Date;
  /** Of those that came. */
  readonly position: number;
}

async function add(tx: Tx, terms: Authorized<Terms>, { project, now, position }: Applying): Promise<void> {
  if (position > mostMilestones) refuse(projectErrors.milestone_limit);
  const planned = milestoneOf(project, { ...terms, isAdvance: false }, position, now);
  const allowed = milestoneTransitions.allowNewSystem(milestoneTransitions.verb.plan, {
    ...planned,
    buyerId: project.buyerId,
  });
  await insertMilestone(tx, allowed.row);
  await milestoneTransitions.begin(tx, allowed, { now });
}

type Terms = Pick<MilestoneRow, 'title' | 'amountPaise' | 'taxPercent' | 'dueOn'>;
type Line = Rescoped['lines'][number];

/** Null: it goes. */
const termsOf = ({ title, amountPaise, taxPercent, dueOn }: Line): Terms | null =>
  title === null || amountPaise === null || taxPercent === null || dueOn === null
    ? null
    : { title, amountPaise, taxPercent, dueOn };

/** One that is there; false: it is no longer as it was when the change was proposed. */
async function alter(tx: Tx, line: Authorized<Line>, { project, now }: Applying): Promise<boolean> {
  const found = line.milestoneId ? await lockMilestone(tx, line.milestoneId) : null;
  if (found?.status !== 'Pending' || found.version !== line.milestoneVersion) return false;
  const terms = termsOf(line);
  if (terms) {
    const after = { ...found, ...terms, updatedAt: now, version: found.version + 1 };
    await saveMilestone(tx, partOf(line, after));
    return true;
  }
  const dropped = milestoneTransitions.allowSystem(milestoneTransitions.verb.drop, {
    ...found,
    buyerId: project.buyerId,
  });
  if (dropped) await milestoneTransitions.move(tx, dropped, { now });
  return dropped !== null;
}

/** False: the project is no longer as it was when the change was proposed; nothing may be kept then. */
export async function rescope(
  tx: Tx,
  viewer: Viewer,
  change: Authorized<Rescoped>,
  now: Date,
): Promise<boolean> {
  const project = await lockProject(tx, change.projectId);
  if (!project || project.dueOn !== change.dueOnBefore) return false;
  const last = await lastPosition(tx, change.projectId);
  let added = 0;
  for (const line of change.lines) {
    const terms = line.kind === 'add' ? termsOf(line) : null;
    if (terms) {
      added += 1;
      await add(tx, partOf(change, terms), { project, now, position: last + added });
    } else if (!(await alter(tx, partOf(change, line), { project, now, position: last }))) return false;
  }
  const after = { ...project, dueOn: change.dueOn, updatedAt: now, version: project.version + 1 };
  await saveProject(tx, partOf(change, after));
  await followMilestones(tx, viewer, after, now);
  return true;
}
