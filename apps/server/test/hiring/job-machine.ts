/** What may become of a job, worked out from the lifecycle's table and the rules of the specification alone. */
import { jobLifecycle, type JobStatus, type JobVerb } from '@nukkad/contract/hiring/job/job.noun';
import { canMove, mayActor } from '@nukkad/contract/kernel/lifecycle';
import type { Permission } from '@nukkad/contract/kernel/roles';
import { dayMs } from '@nukkad/contract/kernel/time';

export const hourMs = 3_600_000;
/** Two places, so that one hire leaves it open and the next one fills it. */
export const openings = 2;
export const plannedHours = 24;

/** All that is needed, too little to publish, and a fee that staff look at. */
export type Text = 'whole' | 'part' | 'fee';

export interface JobMachine {
  status: JobStatus;
  text: Text;
  isHeld: boolean;
  /** Staff found the fee to be in order. */
  isFeeApproved: boolean;
  publishAt: number | null;
  wasPublished: boolean;
  expiresAt: number | null;
  renewals: number;
  isReported: boolean;
  placesFilled: number;
  isShortlisted: boolean;
}

export const newJob = (text: Text): JobMachine => ({
  status: 'Open',
  text,
  isHeld: false,
  isFeeApproved: false,
  publishAt: null,
  wasPublished: false,
  expiresAt: null,
  renewals: 0,
  isReported: false,
  placesFilled: 0,
  isShortlisted: false,
});

export const whos = [
  'owner',
  'poster',
  'editor',
  'remover',
  'viewer',
  'stranger',
  'admin',
  'seeker',
  'clock',
] as const;
export type Who = (typeof whos)[number];

/** What each of the business has; the owner has all. */
export const permissions = {
  poster: ['hireTalent.create'],
  editor: ['hireTalent.view', 'hireTalent.update'],
  remover: ['hireTalent.view', 'hireTalent.delete'],
  viewer: ['hireTalent.view'],
} as const satisfies Partial<Record<Who, readonly Permission[]>>;

export const acts = [
  'writeWhole',
  'writePart',
  'writeFee',
  'publish',
  'plan',
  'approve',
  'refuse',
  'takeDown',
  'dismiss',
  'deactivate',
  'activate',
  'renew',
  'close',
  'cancel',
  'delete',
  'report',
  'shortlist',
  'fill',
  'hoursPass',
  'weeksPass',
] as const;
export type Act = (typeof acts)[number];
export interface JobAction {
  readonly who: Who;
  readonly act: Act;
}

const actorOf = (who: Who, need: Permission): 'Employer' | 'Admin' | 'System' | null => {
  if (who === 'admin') return 'Admin';
  if (who === 'clock') return 'System';
  const own: readonly Permission[] = who in permissions ? permissions[who as keyof typeof permissions] : [];
  return who === 'owner' || own.includes(need) ? 'Employer' : null;
};

/** Whether the table lets this one make this move now. */
function mayMake(
  { status }: JobMachine,
  who: Who,
  verb: JobVerb,
  need: Permission = 'hireTalent.update',
): boolean {
  const actor = actorOf(who, need);
  return actor !== null && mayActor(jobLifecycle, verb, actor) && canMove(jobLifecycle, verb, status);
}

const isClean = ({ text, isFeeApproved }: JobMachine): boolean =>
  text === 'whole' || (text === 'fee' && isFeeApproved);
const isLive = ({ status }: JobMachine): boolean => status === 'Active' || status === 'deactivated';

function goLive(job: JobMachine, now: number): void {
  Object.assign(job, { status: 'Active', wasPublished: true, expiresAt: now + 30 * dayMs });
}

function write(job: JobMachine, who: Who, text: Text): boolean {
  if (mayMake(job, who, 'rework')) {
    Object.assign(job, { status: 'Open', text });
    return true;
  }
  if (!mayMake(job, who, 'edit')) return false;
  const isShown = job.status !== 'Open' || (job.publishAt !== null && !job.isHeld);
  if (isShown && !isClean({ ...job, text })) return false;
  // What staff look at leaves their queue.
  if (job.isHeld) Object.assign(job, { isHeld: false, publishAt: null });
  job.text = text;
  return true;
}

function publish(job: JobMachine, who: Who, now: number, publishAt: number | null): boolean {
  if (!mayMake(job, who, 'publish', 'hireTalent.create') || job.isHeld || job.text === 'part') return false;
  job.publishAt = publishAt;
  if (!isClean(job)) job.isHeld = true;
  else if (publishAt === null) goLive(job, now);
  return true;
}

function approve(job: JobMachine, who: Who, now: number): boolean {
  if (!mayMake(job, who, 'approve') || !job.isHeld) return false;
  Object.assign(job, { isHeld: false, isFeeApproved: true });
  if (job.publishAt === null || job.publishAt <= now) goLive(job, now);
  return true;
}

function renew(job: JobMachine, who: Who, now: number): boolean {
  const until = job.expiresAt ?? 0;
  if (!mayMake(job, who, 'renew') || job.renewals === 2 || until - now > 7 * dayMs) return false;
  Object.assign(job, { status: 'Active', renewals: job.renewals + 1 });
  job.expiresAt = Math.max(until, now) + 30 * dayMs;
  return true;
}

function fill(job: JobMachine): boolean {
  if (!isLive(job)) return true;
  job.placesFilled += 1;
  if (job.placesFilled === openings) job.status = 'Closed';
  return true;
}

/** A move that changes no more than the state. */
function plain(job: JobMachine, who: Who, verb: JobVerb, to: JobStatus, need?: Permission): boolean {
  if (!mayMake(job, who, verb, need)) return false;
  job.status = to;
  return true;
}

function settleReports(job: JobMachine, may: boolean): boolean {
  if (!may || !job.isReported) return false;
  job.isReported = false;
  return true;
}

/** The rounds of the clock come after each wait. */
function pass(job: JobMachine, now: number): boolean {
  if (job.status === 'Open' && !job.isHeld && job.publishAt !== null && job.publishAt <= now)
    goLive(job, now);
  if (job.status === 'Active' && (job.expiresAt ?? now) <= now) job.status = 'deactivated';
  return true;
}

/** Makes the move if it may be made; whether it was. `now`: when it is, after a wait. */
export function step(job: JobMachine, { who, act }: JobAction, now: number): boolean {
  if (act === 'writeWhole') return write(job, who, 'whole');
  if (act === 'writePart') return write(job, who, 'part');
  if (act === 'writeFee') return write(job, who, 'fee');
  if (act === 'publish') return publish(job, who, now, null);
  if (act === 'plan') return publish(job, who, now, now + plannedHours * hourMs);
  if (act === 'approve') return approve(job, who, now);
  if (act === 'renew') return renew(job, who, now);
  if (act === 'fill') return fill(job);
  if (act === 'hoursPass' || act === 'weeksPass') return pass(job, now);
  return moveOn(job, who, act, now);
}

function moveOn(job: JobMachine, who: Who, act: Act, now: number): boolean {
  if (act === 'refuse' && job.isHeld && plain(job, who, 'refuse', 'rejected')) {
    Object.assign(job, { isHeld: false, publishAt: null });
    return true;
  }
  if (act === 'takeDown')
    return settleReports(job, mayMake(job, who, 'takeDown')) && plain(job, who, 'takeDown', 'Cancelled');
  if (act === 'dismiss') return settleReports(job, who === 'admin' && job.status !== 'deleted');
  if (act === 'deactivate') return plain(job, who, 'deactivate', 'deactivated');
  if (act === 'activate') return (job.expiresAt ?? now) > now && plain(job, who, 'activate', 'Active');
  if (act === 'close') return plain(job, who, 'close', 'Closed');
  if (act === 'cancel') return plain(job, who, 'cancel', 'Cancelled');
  if (act === 'delete') return remove(job, who);
  if (act === 'report') {
    const isThere = who === 'seeker' && job.wasPublished && job.status !== 'deleted';
    job.isReported ||= isThere;
    return isThere;
  }
  if (act === 'shortlist') job.isShortlisted ||= isLive(job);
  return act === 'shortlist';
}

function remove(job: JobMachine, who: Who): boolean {
  if (!plain(job, who, 'delete', 'deleted', 'hireTalent.delete')) return false;
  Object.assign(job, { isHeld: false, publishAt: null });
  return true;
}

/** What its owner is offered. */
export function offered(job: JobMachine, now: number) {
  const may = (verb: JobVerb) => canMove(jobLifecycle, verb, job.status);
  return {
    edit: may('edit') || may('rework'),
    publish: may('publish') && !job.isHeld,
    deactivate: may('deactivate'),
    activate: may('activate') && (job.expiresAt ?? now) > now,
    renew: renew({ ...job }, 'owner', now),
    close: may('close'),
    cancel: may('cancel'),
    delete: may('delete'),
  };
}
