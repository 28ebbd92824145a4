import type { JobMoves, JobStanding } from '@nukkad/contract/hiring/job/job.model';
import type { JobStatus } from '@nukkad/contract/hiring/job/job.noun';

const hour = 3_600_000;
const day = 24 * hour;

/** A job is open for so long; specification of jobs, day 30. */
const openDays = 30;
const mostRenewals = 2;
/** Before its end, and any time after it. */
const renewableDays = 7;
/** From publishing to the first shortlisted candidate. */
const clockHours = 72;
const mostPlannedDays = 60;
/** Jobs of one business that are not over. */
export const mostOpenJobs = 200;
/** With fewer measured jobs nothing is said of how fast a business answers. */
const leastMeasured = 3;

export const endOfDays = (now: Date): Date => new Date(now.getTime() + openDays * day);

/** As much of a job as the rules look at. */
interface JobLife {
  readonly status: JobStatus;
  readonly heldAt: Date | null;
  readonly publishAt: Date | null;
  readonly publishedAt: Date | null;
  readonly expiresAt: Date | null;
  readonly renewals: number;
  readonly firstShortlistAt: Date | null;
  readonly description: string;
  readonly wageFromPaise: number | null;
  readonly wageToPaise: number | null;
  readonly pincode: string | null;
}

type Standing = Pick<JobLife, 'status' | 'heldAt' | 'publishAt'>;

const standings = {
  Active: 'Active',
  deactivated: 'Inactive',
  rejected: 'Rejected',
  Closed: 'Closed',
  Cancelled: 'Cancelled',
  deleted: 'Cancelled',
} as const satisfies Readonly<Record<Exclude<JobStatus, 'Open'>, JobStanding>>;

/** What its employer reads: a draft, one that is planned and one that staff look at are all `Open`. */
export function standingOf({ status, heldAt, publishAt }: Standing): JobStanding {
  if (status !== 'Open') return standings[status];
  if (heldAt !== null) return 'Checking';
  return publishAt === null ? 'Draft' : 'Planned';
}

/** Candidates find it and may apply. */
export const isOpenNow = ({ status, expiresAt }: Pick<JobLife, 'status' | 'expiresAt'>, now: Date): boolean =>
  status === 'Active' && expiresAt !== null && expiresAt > now;

/** All that candidates need is said. */
export const isComplete = ({
  description,
  wageFromPaise,
  wageToPaise,
  pincode,
}: Pick<JobLife, 'description' | 'wageFromPaise' | 'wageToPaise' | 'pincode'>): boolean =>
  description !== '' && wageFromPaise !== null && wageToPaise !== null && pincode !== null;

type Days = Pick<JobLife, 'expiresAt' | 'renewals'>;

export const isRenewedOut = ({ renewals }: Days): boolean => renewals >= mostRenewals;

export const isInLastDays = ({ expiresAt }: Days, now: Date): boolean =>
  expiresAt !== null && expiresAt.getTime() - now.getTime() <= renewableDays * day;

/** Days that are left are not lost. */
export const renewedUntil = ({ expiresAt }: Days, now: Date): Date =>
  endOfDays(expiresAt !== null && expiresAt > now ? expiresAt : now);

/** Null: now. */
export const isPlannable = (publishAt: Date, now: Date): boolean =>
  publishAt > now && publishAt.getTime() - now.getTime() <= mostPlannedDays * day;

export interface Clock {
  readonly endsAt: Date;
  readonly stoppedAt: Date | null;
  /** Null: still running. */
  readonly kept: boolean | null;
}

export function clockOf(
  { publishedAt, firstShortlistAt }: Pick<JobLife, 'publishedAt' | 'firstShortlistAt'>,
  now: Date,
): Clock | null {
  if (publishedAt === null) return null;
  const endsAt = new Date(publishedAt.getTime() + clockHours * hour);
  const ended = firstShortlistAt ?? (now > endsAt ? now : null);
  return { endsAt, stoppedAt: firstShortlistAt, kept: ended === null ? null : ended <= endsAt };
}

/** The middle of what was measured, in whole hours; null: too little was. */
export function middleOf(hours: readonly number[]): number | null {
  if (hours.length < leastMeasured) return null;
  const sorted = hours.toSorted((one, other) => one - other);
  return Math.max(1, Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0));
}

/** What its employer may do now, besides what the lifecycle says. */
export const canOf = (
  row: Standing & Days,
  moves: Readonly<Record<keyof JobMoves | 'rework', boolean>>,
  now: Date,
): JobMoves => ({
  edit: moves.edit || moves.rework,
  publish: moves.publish && row.heldAt === null,
  deactivate: moves.deactivate,
  activate: moves.activate && row.expiresAt !== null && row.expiresAt > now,
  renew: moves.renew && !isRenewedOut(row) && isInLastDays(row, now),
  close: moves.close,
  cancel: moves.cancel,
  delete: moves.delete,
});

const daysOfMonth = 26;

/** As a month's, to compare wages of months with those of days. */
export const monthWage = (paise: number, unit: 'month' | 'day'): number =>
  unit === 'day' ? paise * daysOfMonth : paise;
