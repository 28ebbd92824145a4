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
  /** For so many days after it was accepted the client may dispute a milestone. */
  readonly disputeDays: number;
  /** Above it another Admin decides on what is taken off a disputed milestone. */
  readonly secondAdminPaise: number;
}

export const defaultRules: ProjectRules = {
  approveDays: 14,
  firstTellDays: 7,
  lastTellDays: 2,
  disputeDays: 14,
  secondAdminPaise: 1_000_000,
};

/** It was accepted, and is owed; a dispute holds up what is paid of it. */
export const isAccepted = (status: MilestoneStatus): boolean =>
  status === 'Accepted' || status === 'Disputed';

/** May its client still dispute it? */
export const mayDispute = (acceptedAt: Date | null, now: Date, { disputeDays }: ProjectRules): boolean =>
  acceptedAt !== null && now.getTime() <= acceptedAt.getTime() + disputeDays * dayMs;

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
  const [pending, waiting, accepted, disputed] = [
    count('Pending'),
    count('Project Submitted For Review'),
    count('Accepted'),
    count('Disputed'),
  ];
  if (status === 'Project Created') return waiting + accepted + disputed > 0 ? 'start' : null;
  if (status === 'Inprogress' && pending === 0) {
    if (waiting > 0) return 'submit';
    return accepted > 0 && disputed === 0 ? 'complete' : null;
  }
  if (status === 'Project Submitted For Review') {
    if (pending > 0) return 'resume';
    return waiting + disputed === 0 ? 'complete' : null;
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
  dueOn < today &&
  status !== 'Cancelled' &&
  status !== 'Disputed' &&
  (status !== 'Accepted' || receivedPaise < amountPaise);

/** Without the GST within it, in paise. */
const netOf = (amountPaise: number, taxPercent: number): number =>
  Math.round((amountPaise * 100) / (100 + taxPercent));

interface Priced {
  readonly milestoneId: string;
  readonly status: MilestoneStatus;
  readonly amountPaise: number;
  readonly taxPercent: number;
}

/** What a project is worth and what of it was earned, less what was given back of each milestone; without GST. */
export function earnings(
  milestones: readonly Priced[],
  refunded: ReadonlyMap<string, number>,
): { readonly agreedPaise: number; readonly earnedPaise: number } {
  const net = ({ amountPaise, taxPercent, milestoneId }: Priced, less: boolean) =>
    netOf(amountPaise - (less ? (refunded.get(milestoneId) ?? 0) : 0), taxPercent);
  const sum = (rows: readonly Priced[], less: boolean) =>
    rows.reduce((total, row) => total + net(row, less), 0);
  const accepted = milestones.filter(({ status }) => isAccepted(status));
  return { agreedPaise: sum(milestones, false), earnedPaise: sum(accepted, true) };
}
