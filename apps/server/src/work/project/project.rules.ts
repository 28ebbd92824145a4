import { dayMs } from '@nukkad/contract/kernel/time';
import type { MilestoneStatus } from '@nukkad/contract/work/project/milestone.lifecycle';
import {
  type ProjectStatus,
  type ProjectVerb,
  openProject,
} from '@nukkad/contract/work/project/project.lifecycle';

/** Terms of projects; a row of `setting` under `project.rules` may replace any of them. */
export interface ProjectRules {
  /** A milestone without an answer is accepted by itself after so many days. */
  readonly approveDays: number;
  /** How many days before that the client is told the first time. */
  readonly firstTellDays: number;
  /** And the second time. */
  readonly lastTellDays: number;
}

export const defaultRules: ProjectRules = { approveDays: 14, firstTellDays: 7, lastTellDays: 2 };

export const isOpen = (status: ProjectStatus): boolean => openProject.some((open) => open === status);

export const approveBefore = (now: Date, { approveDays }: ProjectRules): Date =>
  new Date(now.getTime() + approveDays * dayMs);

/** On how many days before it is accepted the client is told. */
export const tellDays = ({ firstTellDays, lastTellDays }: ProjectRules): readonly number[] => [
  firstTellDays,
  lastTellDays,
];

/** How often the client should have been told by now that a waiting milestone is accepted by itself. */
export const tellingsDue = (approveBy: Date, now: Date, rules: ProjectRules): number =>
  tellDays(rules).filter((days) => now.getTime() >= approveBy.getTime() - days * dayMs).length;

/**
 * The move of a project that follows from its milestones, which it mirrors; null: it stays. An advance says nothing of
 * the work, so it alone neither begins nor ends a project.
 */
export function mirrored(
  status: ProjectStatus,
  milestones: readonly { readonly status: MilestoneStatus; readonly isAdvance: boolean }[],
): ProjectVerb | null {
  const work = milestones.filter((one) => !one.isAdvance && one.status !== 'Cancelled');
  const count = (of: MilestoneStatus) => work.filter((one) => one.status === of).length;
  const [pending, waiting, accepted] = [
    count('Pending'),
    count('Project Submitted For Review'),
    count('Accepted'),
  ];
  if (status === 'Project Created') return waiting + accepted > 0 ? 'start' : null;
  if (status === 'Inprogress' && pending === 0)
    return waiting > 0 ? 'submit' : accepted > 0 ? 'complete' : null;
  if (status === 'Project Submitted For Review') {
    if (pending > 0) return 'resume';
    return waiting === 0 ? 'complete' : null;
  }
  return null;
}

/** Its day is over, and it is not done, or not paid. */
export const isOverdue = (
  {
    dueOn,
    status,
    amountPaise,
  }: { readonly dueOn: string; readonly status: MilestoneStatus; readonly amountPaise: number },
  receivedPaise: number,
  today: string,
): boolean =>
  dueOn < today && status !== 'Cancelled' && (status !== 'Accepted' || receivedPaise < amountPaise);
