import { taxWithin } from '@nukkad/contract/kernel/money';
import { dayMs } from '@nukkad/contract/kernel/time';
import type { MilestoneStatus } from '@nukkad/contract/work/project/milestone.noun';
import {
  openProject,
  type ProjectStatus,
  type ProjectVerb,
} from '@nukkad/contract/work/project/project.noun';

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

/** Milestones whose work is not approved. */
export const unfinished = ['Pending', 'Project Submitted For Review'] as const;

/** The work of a milestone is late: its day is over, and it is not approved. Whether its bill is overdue, the payment book says. */
export const isLate = (
  { dueOn, status }: { readonly dueOn: string; readonly status: MilestoneStatus },
  today: string,
): boolean => dueOn < today && unfinished.some((one) => one === status);

/** Without the GST within it, in paise. */
const netOf = (amountPaise: number, taxPercent: number): number =>
  amountPaise - taxWithin(amountPaise, taxPercent);

interface Priced {
  readonly milestoneId: string;
  readonly status: MilestoneStatus;
  readonly amountPaise: number;
  readonly taxPercent: number;
}

/** Credit notes: of a milestone, or of the whole project (null). */
export type Credited = ReadonlyMap<string | null, number>;

export interface Earned {
  readonly agreedPaise: number;
  readonly earnedPaise: number;
  /** Accepted, and in dispute: neither earned nor lost yet. */
  readonly disputedPaise: number;
}

/**
 * What a project is worth and what of it was earned, without GST. Credit notes lower it: one of a milestone that milestone,
 * one of the whole project all that was accepted, in proportion.
 */
export function earnings(milestones: readonly Priced[], credited: Credited): Earned {
  const left = (row: Priced) => Math.max(0, row.amountPaise - (credited.get(row.milestoneId) ?? 0));
  const sum = (rows: readonly Priced[], of: (row: Priced) => number) =>
    rows.reduce((total, row) => total + netOf(of(row), row.taxPercent), 0);
  const accepted = milestones.filter(({ status }) => isAccepted(status));
  const gross = accepted.reduce((total, row) => total + left(row), 0);
  const share = gross === 0 ? 0 : Math.max(0, 1 - (credited.get(null) ?? 0) / gross);
  const part = (rows: readonly Priced[]) => Math.round(sum(rows, left) * share);
  return {
    agreedPaise: sum(milestones, ({ amountPaise }) => amountPaise),
    earnedPaise: part(accepted.filter(({ status }) => status === 'Accepted')),
    disputedPaise: part(accepted.filter(({ status }) => status === 'Disputed')),
  };
}
