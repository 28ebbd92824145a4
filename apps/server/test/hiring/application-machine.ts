/** What may become of an application, worked out from the lifecycle's table and the rules of the specification alone. */
import {
  applicationLifecycle,
  type ApplicationStatus,
  type ApplicationStep,
  type ApplicationVerb,
  openApplication,
} from '@nukkad/contract/hiring/application/application.noun';
import { canMove, mayActor } from '@nukkad/contract/kernel/lifecycle';
import { addDays, dayMs, istDay, istInstant } from '@nukkad/contract/kernel/time';

const hourMs = 3_600_000;
export const tellHours = 24;
/** Days in which an offer of the test may be accepted, the last one whole. */
const offerDays = 7;

export interface ApplicationMachine {
  /** Null: neither applied nor invited. */
  status: ApplicationStatus | null;
  step: ApplicationStep;
  offeredFrom: ApplicationStep;
  hasApplied: boolean;
  invitedAt: number;
  rejectedFrom: ApplicationStatus | null;
  rejectedAt: number;
  tellAt: number;
  isTold: boolean;
  offerEndsAt: number;
  jobIsLive: boolean;
  readonly jobEndsAt: number;
}

export const newMachine = (now: number): ApplicationMachine => ({
  status: null,
  step: 'Applied',
  offeredFrom: 'Screening',
  hasApplied: false,
  invitedAt: 0,
  rejectedFrom: null,
  rejectedAt: 0,
  tellAt: 0,
  isTold: false,
  offerEndsAt: 0,
  jobIsLive: true,
  jobEndsAt: now + 30 * dayMs,
});

export const whos = ['candidate', 'owner', 'desk', 'viewer', 'stranger', 'other', 'clock'] as const;
export type Who = (typeof whos)[number];

export const acts = [
  'apply',
  'invite',
  'decline',
  'withdraw',
  'shortlist',
  'rejectNow',
  'rejectLater',
  'takeBack',
  'reconsider',
  'interview',
  'offer',
  'withdrawOffer',
  'sign',
  'refuseOffer',
  'hire',
  'closeJob',
  'cancelJob',
  'dayPasses',
  'monthPasses',
] as const;
export type Act = (typeof acts)[number];
export interface ApplicationAction {
  readonly who: Who;
  readonly act: Act;
}

/** What the world around it says when the move is made. */
interface Around {
  /** After a wait: when it is over. */
  readonly now: number;
  readonly hasInterviewAhead: boolean;
}

const sides: Readonly<Partial<Record<Who, 'Jobseeker' | 'Employer'>>> = {
  candidate: 'Jobseeker',
  owner: 'Employer',
  desk: 'Employer',
};

/** What the member of staff at the desk lacks is left to the owner. */
const ownersAlone: readonly Act[] = ['invite', 'hire'];

function mayMake({ status }: ApplicationMachine, { who, act }: ApplicationAction, verb: ApplicationVerb) {
  const side = sides[who];
  if (!side || (ownersAlone.includes(act) && who !== 'owner')) return false;
  return mayActor(applicationLifecycle, verb, side) && canMove(applicationLifecycle, verb, status);
}

const isUntold = ({ status, rejectedFrom, isTold }: ApplicationMachine): boolean =>
  status === 'Rejected' && rejectedFrom !== null && !isTold;

/** As its candidate knows it; null: there is none. */
export function knownStatus(one: ApplicationMachine) {
  const status = isUntold(one) ? one.rejectedFrom : one.status;
  return status === 'Request Sent' ? 'New Request' : status;
}

const hasBeenShortlisted = ({ step }: ApplicationMachine): boolean =>
  step === 'Screening' || step === 'Interview';

type Guard = (one: ApplicationMachine, around: Around) => boolean;

const isOpenJob: Guard = ({ jobIsLive, jobEndsAt }, { now }) => jobIsLive && now < jobEndsAt;

/** What else must hold of each move. */
const guards: Partial<Record<ApplicationVerb, Guard>> = {
  apply: isOpenJob,
  invite: isOpenJob,
  // Also an invitation that lapsed; what has ended with its job has not.
  accept: (one, around) => isOpenJob(one, around) && !one.hasApplied,
  reject: ({ step }) => step !== 'Offer',
  takeBack: (one) => isUntold(one) && one.jobIsLive,
  reconsider: (one, { now }) =>
    one.rejectedFrom !== null && one.isTold && one.jobIsLive && now <= one.rejectedAt + 30 * dayMs,
  interview: (one, { hasInterviewAhead }) => hasBeenShortlisted(one) && !hasInterviewAhead,
  offer: hasBeenShortlisted,
  withdrawOffer: ({ step }) => step === 'Offer',
  sign: ({ step, offerEndsAt }, { now }) => step === 'Offer' && now < offerEndsAt,
  refuseOffer: ({ step }) => step === 'Offer',
  withdraw: (one) => one.status !== 'Rejected' || isUntold(one),
};

const rejected = (one: ApplicationMachine, now: number, hours: number) => ({
  rejectedFrom: one.status,
  rejectedAt: now,
  tellAt: now + hours * hourMs,
  isTold: hours === 0,
});

const offerEnd = (now: number) => istInstant(addDays(istDay(new Date(now)), offerDays + 1)).getTime();

/** Besides the state. */
function changes(one: ApplicationMachine, { act }: ApplicationAction, now: number) {
  if (act === 'apply') return { hasApplied: true };
  if (act === 'invite') return { invitedAt: now };
  if (act === 'shortlist' || act === 'reconsider') return { step: 'Screening', rejectedFrom: null };
  if (act === 'rejectNow') return rejected(one, now, 0);
  if (act === 'rejectLater') return rejected(one, now, tellHours);
  if (act === 'takeBack') return { rejectedFrom: null };
  if (act === 'interview') return { step: 'Interview' };
  if (act === 'offer') return { step: 'Offer', offeredFrom: one.step, offerEndsAt: offerEnd(now) };
  if (act === 'withdrawOffer') return { step: one.offeredFrom };
  return act === 'hire' ? { step: 'Hired', jobIsLive: false } : {};
}

const verbOf = (one: ApplicationMachine, act: Act): ApplicationVerb => {
  if (act === 'apply') return one.status === null ? 'apply' : 'accept';
  if (act === 'rejectNow' || act === 'rejectLater') return 'reject';
  return act as ApplicationVerb;
};

function endJob(one: ApplicationMachine, { who }: ApplicationAction): boolean {
  if (sides[who] !== 'Employer' || !one.jobIsLive) return false;
  one.jobIsLive = false;
  if (openApplication.some((open) => open === one.status)) one.status = 'Closed';
  return true;
}

/** What the clock does by then. */
function pass(one: ApplicationMachine, now: number): boolean {
  if (isUntold(one) && one.tellAt <= now) one.isTold = true;
  if (one.status === 'Inprogress' && one.step === 'Offer' && one.offerEndsAt <= now)
    one.step = one.offeredFrom;
  if (one.status === 'Request Sent' && one.invitedAt < now - 30 * dayMs) one.status = 'Closed';
  return true;
}

/** Makes the move if it may be made; whether it was. */
export function makeMove(one: ApplicationMachine, action: ApplicationAction, around: Around): boolean {
  const { act } = action;
  if (act === 'dayPasses' || act === 'monthPasses') return pass(one, around.now);
  if (act === 'closeJob' || act === 'cancelJob') return endJob(one, action);
  const verb = verbOf(one, act);
  if (!mayMake(one, action, verb) || guards[verb]?.(one, around) === false) return false;
  const to = verb === 'takeBack' ? one.rejectedFrom : applicationLifecycle.moves[verb].to[0];
  Object.assign(one, changes(one, action, around.now), { status: to });
  return true;
}
