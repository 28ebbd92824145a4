/** What applications go by; lifecycles of jobs, rows 1 to 12. */
import { reconsiderDays } from '@nukkad/contract/hiring/application/application.model';
import type { AppliedJob, AppliedStatus } from '@nukkad/contract/hiring/application/application.model';
import type {
  ApplicationStatus,
  ApplicationStep,
  SteppingVerb,
} from '@nukkad/contract/hiring/application/application.noun';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Asia/Kolkata is 5 h 30 min ahead of UTC, all year. */
const kolkataMs = 5.5 * hourMs;

/** Within so many hours a candidate hears something; specification section 1. */
const answerHours = 72;
/** Its business is reminded so many hours before. */
const remindHours = 12;
/** An invitation waits for an answer so long. */
const invitationDays = 30;

/** `application.rules` of the dated configuration. */
export interface ApplicationRules {
  /** Applications that ended without a hire are kept so long. */
  readonly keptDays: number;
}
export const defaultApplicationRules: ApplicationRules = { keptDays: 180 };

/** So many candidates a business may invite on one day. */
export const invitesADay = 20;

/** The clock of the job while it runs; who applies later, or after the first shortlist, waits as long from then on. */
export function answerBefore(
  now: Date,
  job: { readonly publishedAt: Date | null; readonly firstShortlistAt: Date | null },
): Date {
  const until = (from: Date) => new Date(from.getTime() + answerHours * hourMs);
  const clock = job.publishedAt && job.firstShortlistAt === null ? until(job.publishedAt) : null;
  return clock && clock > now ? clock : until(now);
}

/** When a candidate hears of a rejection. */
export const tellAfter = (now: Date, hours: number): Date => new Date(now.getTime() + hours * hourMs);

export const reconsiderUntil = (rejectedAt: Date): Date =>
  new Date(rejectedAt.getTime() + reconsiderDays * dayMs);

/** Invitations from before this instant have lapsed. */
export const lapsesBefore = (now: Date): Date => new Date(now.getTime() - invitationDays * dayMs);

export const erasesBefore = (now: Date, keptDays: number): Date => new Date(now.getTime() - keptDays * dayMs);

/** Whose applicants expect an answer by `until` are reminded, unless they were since `since`. */
export const remindsFor = (
  now: Date,
): { readonly now: Date; readonly until: Date; readonly since: Date } => ({
  now,
  until: new Date(now.getTime() + remindHours * hourMs),
  since: new Date(now.getTime() - remindHours * hourMs),
});

/** The day in Asia/Kolkata, and when it began. */
export function dayOf(now: Date): { readonly day: string; readonly from: Date } {
  const day = new Date(now.getTime() + kolkataMs).toISOString().slice(0, 10);
  return { day, from: new Date(Date.parse(`${day}T00:00:00Z`) - kolkataMs) };
}

/** An invitation that ended because no one answered it: the candidate never applied. */
export const isLapsed = ({
  status,
  appliedAt,
}: {
  readonly status: ApplicationStatus;
  readonly appliedAt: Date | null;
}): boolean => status === 'Closed' && appliedAt === null;

interface Rejectable {
  readonly status: ApplicationStatus;
  readonly rejectedFrom: 'Pending' | 'Inprogress' | null;
  readonly rejectedAt: Date | null;
  readonly toldAt: Date | null;
}

/** Rejected by the business, and the candidate has not heard of it. */
export const isUntold = ({ status, rejectedAt, toldAt }: Rejectable): boolean =>
  status === 'Rejected' && rejectedAt !== null && toldAt === null;

/** As its candidate knows it. */
export function knownStatus(row: Rejectable): AppliedStatus {
  const status = isUntold(row) && row.rejectedFrom ? row.rejectedFrom : row.status;
  return status === 'Request Sent' ? 'New Request' : status;
}

/** Whether it is over, as its candidate knows; who was hired goes on. */
export const isOver = (row: Rejectable): boolean =>
  ['Rejected', 'Cancelled', 'Closed'].includes(knownStatus(row));

/** Whether the candidate may withdraw: what they know of it is open. */
export const isWithdrawable = (row: Rejectable): boolean =>
  ['Pending', 'Inprogress', 'Accepted'].includes(knownStatus(row));

interface Stepping {
  readonly step: ApplicationStep;
  readonly offeredFrom: 'Screening' | 'Interview' | null;
}

const beforeOffer = ['Screening', 'Interview'] as const;

/** At which steps of an open application each move is made; while an offer stands, it is at `Offer`. */
const stepsFrom: Readonly<Record<SteppingVerb, readonly ApplicationStep[]>> = {
  interview: beforeOffer,
  offer: beforeOffer,
  withdrawOffer: ['Offer'],
  sign: ['Offer'],
  refuseOffer: ['Offer'],
  hire: ['Offer'],
};

export const isAtStepFor = (verb: SteppingVerb, { step }: Stepping): boolean =>
  stepsFrom[verb].includes(step);

/** What each move says of the row besides its status; its step stays when the candidate has answered. */
export function steppedTo(verb: SteppingVerb, row: Stepping, now: Date) {
  if (verb === 'interview') return { step: 'Interview' } as const;
  if (verb === 'offer')
    return { step: 'Offer', offeredFrom: row.step === 'Interview' ? row.step : 'Screening' } as const;
  if (verb === 'withdrawOffer') return { step: row.offeredFrom ?? 'Screening' } as const;
  if (verb === 'refuseOffer') return { endedAt: now };
  return verb === 'hire' ? ({ step: 'Hired', endedAt: now } as const) : {};
}

export const mayReconsider = (row: Rejectable, now: Date): boolean =>
  row.rejectedAt !== null && row.toldAt !== null && now <= reconsiderUntil(row.rejectedAt);

type Next = AppliedJob['next'];
type Awaited = Rejectable & { readonly answerBy: Date | null; readonly step: ApplicationStep };
type Step = Pick<Next, 'step' | 'who'> & { readonly until: Date | null };

const steps: Readonly<Record<AppliedStatus, Pick<Next, 'step' | 'who'>>> = {
  'New Request': { step: 'answer_invitation', who: 'you' },
  Pending: { step: 'first_answer', who: 'employer' },
  Inprogress: { step: 'talk', who: 'employer' },
  Accepted: { step: 'wait_for_hire', who: 'employer' },
  Completed: { step: 'nothing', who: null },
  Rejected: { step: 'look_elsewhere', who: null },
  Closed: { step: 'look_elsewhere', who: null },
  Cancelled: { step: 'nothing', who: null },
};

/** What happens next, for the tracker of the candidate; `ahead`: what an interview or an offer says of it. */
export function nextOf(row: Awaited, now: Date, ahead: Step | undefined): Next {
  const known = knownStatus(row);
  const isOffered = known === 'Inprogress' && row.step === 'Offer';
  const plain = isOffered ? ({ step: 'answer_offer', who: 'you' } as const) : steps[known];
  const usual = { ...plain, until: known === 'Pending' ? row.answerBy : null };
  const { step, who, until } = (known === 'Inprogress' && ahead) || usual;
  return { step, who, until: until?.toISOString() ?? null, isLate: until !== null && until < now };
}
