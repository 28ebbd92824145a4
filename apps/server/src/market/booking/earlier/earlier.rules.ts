/** When a freed time may be offered to the customer of a later visit. Pure; handed the clock. */
import { beforeVisit, type BookingStatus } from '@nukkad/contract/market/booking/booking.noun';
import { isOneOf } from '@nukkad/contract/kernel/record';

/** What these rules look at of a booking. */
interface Visit {
  readonly status: BookingStatus;
  readonly organisationId: string | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly projectId?: string | null;
}

interface Clocks {
  readonly earlierAnswerMinutes: number;
  readonly noticeMinutes: number;
}

const minuteMs = 60_000;
const halfHourMs = 30 * minuteMs;

/** Visits begin at half-hours, also where the freed one did not. */
export const nextHalfHour = (at: Date): Date => new Date(Math.ceil(at.getTime() / halfHourMs) * halfHourMs);

/** There is time to answer, and then the notice of every visit. */
export const isInTime = (
  startsAt: Date,
  { earlierAnswerMinutes, noticeMinutes }: Clocks,
  now: Date,
): boolean => startsAt.getTime() - now.getTime() >= (earlierAnswerMinutes + noticeMinutes) * minuteMs;

/** While the visit is far enough away for an earlier one; the days of a project are its plan. */
export const mayRequest = ({ status, startsAt, projectId }: Visit, clocks: Clocks, now: Date): boolean =>
  !projectId && isOneOf(beforeVisit, status) && isInTime(startsAt, clocks, now);

/** The visit as it would be; null: this time is none for it. */
export function earlierPeriod(
  visit: Visit,
  freed: { readonly organisationId: string; readonly startsAt: Date },
  clocks: Clocks,
  now: Date,
): { startsAt: Date; endsAt: Date } | null {
  const held = visit.status === 'Accepted' || visit.status === 'Assigned';
  if (!held || visit.organisationId !== freed.organisationId) return null;
  const { startsAt } = freed;
  if (startsAt >= visit.startsAt || !isInTime(startsAt, clocks, now)) return null;
  return {
    startsAt,
    endsAt: new Date(startsAt.getTime() + visit.endsAt.getTime() - visit.startsAt.getTime()),
  };
}
