import type { BookingDetails, RequestStatus } from '@nukkad/contract/market/booking/booking.model';
import type { TimelineStep } from '../../ui/chart/timeline.tsx';

export type BookingMoment = BookingDetails['timeline'][number];

export interface PlannedStep extends BookingMoment {
  readonly state: TimelineStep['state'];
}

/** What a booking passes on the straight way, and how far each status has come along it. */
const way = ['Booked', 'Accepted', 'Assigned', 'Inprogress', 'Completed'] as const;
export type ComingStatus = (typeof way)[number];

const reached: Partial<Record<RequestStatus, number>> = {
  'Payment Pending': 0,
  Booked: 1,
  'Partner Matched': 1,
  'Partner Assigned': 1,
  'Need To Forward': 1,
  Forwaded: 1,
  Accepted: 2,
  Assigned: 3,
  Inprogress: 4,
};

const bad: readonly RequestStatus[] = ['Cancelled', 'Rejected', 'Disputed'];
/** Passed within the same second on the way to the next; they tell a person nothing once they are over. */
const fleeting: readonly RequestStatus[] = ['Partner Matched', 'Forwaded'];

/** The past as steps, oldest first; the newest is `now` while anything is to come. */
export function pastSteps(timeline: readonly BookingMoment[], status: RequestStatus): PlannedStep[] {
  const told = timeline.filter(
    (moment, place) => place === timeline.length - 1 || !fleeting.includes(moment.status),
  );
  const goesOn = status in reached;
  return told.map((moment, place) => {
    const newest = place === told.length - 1;
    if (bad.includes(moment.status)) return { ...moment, state: 'bad' };
    return { ...moment, state: newest && goesOn ? 'now' : 'done' };
  });
}

/** What is still to come on the straight way; nothing for a booking that has ended. */
export function comingSteps(status: RequestStatus): readonly ComingStatus[] {
  const place = reached[status];
  return place === undefined ? [] : way.slice(place);
}
