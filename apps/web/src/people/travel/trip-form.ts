import { addDays, istInstant } from '@nukkad/contract/kernel/time';
import { type TravelMode, type Trip, mostTripDays } from '@nukkad/contract/people/travel/travel.model';
import type { TripBody } from './travel.queries.ts';

/** A leg as it is typed: local times of India. */
export interface TypedLeg {
  readonly id: number;
  readonly from: string;
  readonly to: string;
  readonly mode: TravelMode;
  /** YYYY-MM-DDTHH:MM. */
  readonly departs: string;
  readonly arrives: string;
}

export interface Typed {
  readonly purpose: string;
  readonly legs: readonly TypedLeg[];
  readonly bookingIds: readonly string[];
  readonly estimate: number | null;
  readonly advanceAsked: number | null;
}

const instantOf = (local: string): string => {
  const [day = '', time = ''] = local.split('T');
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || !/^\d\d:\d\d/.test(time)) return '';
  return istInstant(day, Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))).toISOString();
};

const indiaAhead = 330 * 60_000;
const localOf = (instant: string): string =>
  new Date(Date.parse(instant) + indiaAhead).toISOString().slice(0, 16);

/** The next leg goes on from where the one before arrives. */
export const nextLeg = (legs: readonly TypedLeg[]): TypedLeg => {
  const last = legs.at(-1);
  const id = Math.max(0, ...legs.map((one) => one.id)) + 1;
  return {
    id,
    from: last?.to ?? '',
    to: '',
    mode: last?.mode ?? 'train',
    departs: last?.arrives ?? '',
    arrives: '',
  };
};

export const typedOf = (trip: Trip | null): Typed => ({
  purpose: trip?.purpose ?? '',
  legs: trip
    ? trip.legs.map(({ departsAt, arrivesAt, ...leg }, place) => ({
        id: place + 1,
        ...leg,
        departs: localOf(departsAt),
        arrives: localOf(arrivesAt),
      }))
    : [nextLeg([])],
  bookingIds: trip?.bookings.map(({ bookingId }) => bookingId) ?? [],
  estimate: trip?.estimate || null,
  advanceAsked: trip?.advanceAsked || null,
});

const dayOf = (local: string): string | null => /^(\d{4}-\d\d-\d\d)T/.exec(local)?.[1] ?? null;

/** From the first day to the last one, as far as they are typed; null: not yet, or the wrong way round. */
export function daysOf(legs: readonly TypedLeg[]): { fromDay: string; toDay: string } | null {
  const days = legs
    .flatMap(({ departs, arrives }) => [dayOf(departs), dayOf(arrives)])
    .filter((day) => day !== null)
    .toSorted();
  const [fromDay, toDay] = [days[0], days.at(-1)];
  return fromDay === undefined || toDay === undefined || addDays(fromDay, mostTripDays) < toDay
    ? null
    : { fromDay, toDay };
}

export const bodyOf = ({ purpose, legs, bookingIds, estimate, advanceAsked }: Typed): TripBody => ({
  purpose,
  legs: legs.map(({ from, to, mode, departs, arrives }) => ({
    from,
    to,
    mode,
    departsAt: instantOf(departs),
    arrivesAt: instantOf(arrives),
  })),
  bookingIds: [...bookingIds],
  estimate: estimate ?? 0,
  advanceAsked: advanceAsked ?? 0,
});
