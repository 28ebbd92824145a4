/** The moves of a milestone that its partner makes, and what its project does then. */
import type { MilestoneVerb } from '@nukkad/contract/work/project/milestone.noun';
import { projectErrors } from '@nukkad/contract/work/project/project.noun';
import type { ProjectAnswer } from '@nukkad/contract/work/project/project.model';
import type { Authorized } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { settingAt } from '../../platform/snapshot/settings.ts';
import { billMilestone } from './bill-milestone.ts';
import { followMilestones } from './follow-milestones.ts';
import { findMilestone } from './milestone.store.ts';
import { type OwnedMilestone, milestoneTransitions } from './milestone.transitions.ts';
import type { ProjectDependencies } from './project.interface.ts';
import { approveBefore, defaultRules } from './project.rules.ts';
import { type ProjectRow, lockProject } from './project.store.ts';
import { readProject } from './read-projects.ts';

interface Moving {
  readonly milestoneId: string;
  readonly verb: Exclude<MilestoneVerb, 'plan' | 'planAdvance' | 'approveByClock'>;
  /** Looks at both, locked, once who and when are decided. */
  readonly check: (row: OwnedMilestone, project: ProjectRow) => void;
  /** What is written beside it, in its transaction. */
  readonly beside?: (tx: Tx, after: Authorized<OwnedMilestone>) => Promise<void>;
  readonly detail?: Omit<Parameters<typeof milestoneTransitions.move>[2], 'now'>;
}

export async function lockedProject(tx: Tx, milestoneId: string): Promise<ProjectRow> {
  const found = await findMilestone(tx, milestoneId);
  const project = found && (await lockProject(tx, found.projectId));
  return project ?? refuse(projectErrors.milestone_not_found);
}

/** Locks the project and then the milestone; moves it, bills it where it was accepted, and lets the project follow. */
export function moveMilestone(
  deps: ProjectDependencies,
  call: SignedInCall,
  { milestoneId, verb, check, beside, detail }: Moving,
): Promise<ProjectAnswer> {
  const { viewer, now } = call;
  return deps.platform.write(call, async (tx) => {
    const project = await lockedProject(tx, milestoneId);
    const allowed = await milestoneTransitions.lockTo(tx, viewer, verb, { milestoneId, project });
    check(allowed.row, project);
    const after = await milestoneTransitions.move(tx, allowed, { ...detail, now });
    if (allowed.row.acceptedAt === null && after.status === 'Accepted')
      await billMilestone(deps, tx, project, after, now);
    await beside?.(tx, after);
    await followMilestones(tx, viewer, project, now);
    return readProject(deps, tx, call, project.projectId);
  });
}

interface Asked {
  readonly milestoneId: string;
  readonly version: number;
}

/** As the caller read it. */
export const checkVersion = (row: OwnedMilestone, version: number): void => {
  if (row.version !== version) refuse(projectErrors.milestone_moved_on, { present: row.status });
};

export async function submitMilestone(
  deps: ProjectDependencies,
  call: SignedInCall,
  { milestoneId, version }: Asked,
): Promise<ProjectAnswer> {
  const rules = await settingAt(deps.platform.db, 'project.rules', call.now, defaultRules);
  return moveMilestone(deps, call, {
    milestoneId,
    verb: 'submit',
    check: (row, { buyerId }) => {
      checkVersion(row, version);
      if (buyerId === null) refuse(projectErrors.milestone_nobody_asks);
    },
    detail: { approveBy: approveBefore(call.now, rules) },
  });
}

export const acceptMilestone = (
  deps: ProjectDependencies,
  call: SignedInCall,
  { milestoneId, version }: Asked,
): Promise<ProjectAnswer> =>
  moveMilestone(deps, call, {
    milestoneId,
    verb: 'accept',
    check: (row, { buyerId }) => {
      checkVersion(row, version);
      if (buyerId !== null) refuse(projectErrors.milestone_client_decides);
    },
    detail: { acceptedBy: 'Partner' },
  });

export const dropMilestone = (
  deps: ProjectDependencies,
  call: SignedInCall,
  { milestoneId, version }: Asked,
): Promise<ProjectAnswer> =>
  moveMilestone(deps, call, {
    milestoneId,
    verb: 'drop',
    check: (row, { buyerId }) => {
      checkVersion(row, version);
      if (buyerId !== null) refuse(projectErrors.milestone_agreed);
    },
  });
