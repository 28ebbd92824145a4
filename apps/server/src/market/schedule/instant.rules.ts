/** Visits as soon as possible: who can set out now, and when the first of them is there. Pure; handed the clock. */
import type { Point } from '@nukkad/contract/places/geography/distance';
import { istDay } from '@nukkad/contract/kernel/time';
import {
  type Person,
  type TravelRules,
  availabilityOf,
  calendarAround,
  notFree,
  wayThere,
} from './availability.rules.ts';

/** Dated configuration `instant.rules`; cities and categories may have their own. */
export interface InstantRules {
  /** Whether a visit can be booked to come now at all. */
  readonly offered: boolean;
  /** How long each partner has to accept. */
  readonly acceptSeconds: number;
  /** From the acceptance until the professional sets out. */
  readonly readyMinutes: number;
  /** How long the arrival is held for a cart. */
  readonly holdMinutes: number;
  /** Arrivals are rounded up to so many minutes. */
  readonly stepMinutes: number;
  /** Who can only be there later does not come now: an ordinary time is as good. */
  readonly withinMinutes: number;
  /** So long after the booking no arrival is looked for any more. */
  readonly latestMinutes: number;
  /** So many partners are asked, one after the other. */
  readonly partners: number;
}

export const defaultInstantRules: InstantRules = {
  offered: true,
  acceptSeconds: 60,
  readyMinutes: 5,
  holdMinutes: 5,
  stepMinutes: 5,
  withinMinutes: 60,
  latestMinutes: 90,
  partners: 5,
};

const minuteMs = 60_000;

/** The soonest that one who is asked at `now` could set out: the clock of the acceptance and getting ready. */
export const setsOutAt = (now: Date, rules: InstantRules): Date =>
  new Date(now.getTime() + rules.acceptSeconds * 1_000 + rules.readyMinutes * minuteMs);

/** The same for a cart: it may be held for a while before it is booked. */
export const setsOutFromCart = (now: Date, rules: InstantRules): Date =>
  new Date(setsOutAt(now, rules).getTime() + rules.holdMinutes * minuteMs);

export interface WantedVisit {
  readonly at: Point;
  /** Working time. */
  readonly minutes: number;
  /** The professional does not set out before. */
  readonly setsOutAt: Date;
  /** The arrival is not before … */
  readonly notBefore: Date;
  /** … and not after. */
  readonly latest: Date;
  readonly stepMinutes: number;
}

/** The first step of the clock at which this person can be there and is free for the whole work; null: none in time. */
export function soonestArrival(person: Person, wanted: WantedVisit, rules: TravelRules): Date | null {
  const { at, minutes, latest } = wanted;
  const leaves = wanted.setsOutAt.getTime();
  const step = wanted.stepMinutes * minuteMs;
  const first = Math.max(leaves, wanted.notBefore.getTime());
  const of = availabilityOf(person, calendarAround(istDay(new Date(first))), at, rules);
  for (let from = Math.ceil(first / step) * step; from <= latest.getTime(); from += step) {
    const work = { from, to: from + minutes * minuteMs };
    if (from - leaves < wayThere(person, work, at, rules) * minuteMs) continue;
    if (notFree(of, work) === null) return new Date(from);
  }
  return null;
}
