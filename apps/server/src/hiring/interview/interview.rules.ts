/** What interviews go by; the Interview line of lifecycles of jobs. */
import { mostTimes, noShowMinutes, rescheduleHours } from '@nukkad/contract/hiring/interview/interview.model';
import type { InterviewStatus } from '@nukkad/contract/hiring/interview/interview.noun';
import { dayMs } from '@nukkad/contract/kernel/time';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** A time is offered at least so long ahead. */
const leadMinutes = 60;
const mostDaysAhead = 60;

interface Timed {
  readonly status: InterviewStatus;
  readonly startsAt: Date | null;
}

export const endOf = (startsAt: Date, minutes: number): Date =>
  new Date(startsAt.getTime() + minutes * minuteMs);

/** In order, each once; null: one of them is too soon or too far ahead. */
export function offeredTimes(times: readonly string[], now: Date): readonly Date[] | null {
  const instants = [...new Set(times.map((one) => Date.parse(one)))].toSorted((a, b) => a - b);
  const least = now.getTime() + leadMinutes * minuteMs;
  const most = now.getTime() + mostDaysAhead * dayMs;
  const fit = instants.every((at) => at >= least && at <= most) && instants.length <= mostTimes;
  return fit && instants.length === times.length ? instants.map((at) => new Date(at)) : null;
}

/** While it has no time, at any moment. */
export const mayReschedule = ({ status, startsAt }: Timed, now: Date): boolean =>
  status !== 'Accepted' ||
  startsAt === null ||
  startsAt.getTime() - now.getTime() >= rescheduleHours * hourMs;

export const hasBegun = ({ startsAt }: Timed, now: Date): boolean => startsAt !== null && startsAt <= now;

export const isMissed = ({ startsAt }: Timed, now: Date): boolean =>
  startsAt !== null && now.getTime() - startsAt.getTime() >= noShowMinutes * minuteMs;

/** So long before an interview its sides are reminded of it. */
export const remindBefore = { day: dayMs, hours: rescheduleHours * hourMs } as const;
export type Reminder = keyof typeof remindBefore;

/** So long before a reminder a candidate hears that an interview is off, so that they are not reminded of it. */
const tellMs = 15 * minuteMs;

/** Before the next reminder, or now: who is rejected later than that would prepare for it, or come in vain. */
export function tellBy(startsAt: Date, now: Date): Date {
  const before = [remindBefore.day, remindBefore.hours].map((ms) => startsAt.getTime() - ms - tellMs);
  const next = before.find((at) => at > now.getTime());
  return next === undefined ? now : new Date(next);
}

/** Null: the time was chosen so late that this reminder would say nothing new. */
export function remindAt(kind: Reminder, startsAt: Date, acceptedAt: Date): Date | null {
  const at = new Date(startsAt.getTime() - remindBefore[kind]);
  return at.getTime() - acceptedAt.getTime() >= hourMs ? at : null;
}
