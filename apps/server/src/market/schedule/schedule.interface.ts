import type { Horizons, ScheduleRules } from './schedule.rules.ts';
import type { Point } from '@nukkad/contract/places/geography/distance';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Sought, Tx } from '../../platform/db/database.ts';
import type { NotFree } from './availability.rules.ts';
import type { DayQuery, SlotsQuery } from './get-slots.ts';
import type { WantedVisit, InstantRules, setsOutAt, setsOutFromCart } from './instant.rules.ts';
import type { NextSlotsQuery } from './next-slots.ts';
import type { RosterQuery } from './roster.query.ts';
import type { presentDaySlots } from './schedule.presenter.ts';
import type { setOpeningHours } from './set-opening-hours.ts';
import type { listOpeningHours } from './working-time.store.ts';

export type { Horizons } from './schedule.rules.ts';
export type { NotFree } from './availability.rules.ts';
export type { RosterQuery } from './roster.query.ts';

/** Half-open: the work starts at `startsAt` and is over at `endsAt`; two that touch do not overlap. */
export interface Period {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** Period, and as a point where the work is: the way from and to the neighbouring jobs is reckoned from it. */
export interface AvailabilityQuery extends Period, Point {
  readonly organisationIds: readonly string[];
  readonly categoryId: string;
  readonly now: Date;
  /** Their reservations do not count as a conflict. */
  readonly exceptBookingIds?: readonly string[];
  /** Its own hold does not count as a conflict. */
  readonly exceptCartId?: string;
}

export interface OfBooking {
  readonly bookingId: string;
}

export interface OfCart {
  readonly cartId: string;
}

export interface FreePerson {
  readonly staffId: string;
  readonly organisationId: string;
  /** From the job before, or from the partner's place. */
  readonly travelMinutes: number;
  readonly jobsThatDay: number;
}

/** Of a visit as soon as possible. */
export interface SoonestQuery extends Point, Omit<WantedVisit, 'at' | 'minutes'> {
  /** Working time at each partner whose professionals are looked at. */
  readonly minutes: ReadonlyMap<string, number>;
  readonly categoryId: string;
  readonly now: Date;
  /** Their reservations do not count as a conflict. */
  readonly exceptBookingIds?: readonly string[];
  /** Its own hold does not count as a conflict. */
  readonly exceptCartId?: string;
}

/** A professional with the earliest visit that they can make. */
export type Arrival = FreePerson & Period;

export type SoonestAtQuery = Omit<SlotsQuery, 'day'>;

export interface SoonestAt {
  readonly rules: InstantRules;
  readonly pincode: string;
  readonly cityCode: string;
  /** Each professional who can be there in time, the soonest first; none where no partner serves the place. */
  readonly arrivals: readonly Arrival[];
}

export interface ExplainQuery extends Period, Point {
  readonly organisationId: string;
  readonly categoryId: string;
  readonly now: Date;
  readonly exceptBookingIds?: readonly string[];
}

export interface ExplainedPerson extends FreePerson {
  readonly name: string;
  /** 1 to 5 with one decimal; null before the first review. */
  readonly rating: number | null;
  readonly free: boolean;
  readonly reason: NotFree | null;
  /** Where busy: the jobs that are in the way, the earliest first. */
  readonly inTheWay: readonly JobInTheWay[];
}

export interface JobInTheWay extends Period {
  /** Null: held for a cart. */
  readonly bookingId: string | null;
}

export interface HoldRequest extends Period, Point, OfCart {
  readonly staffId: string;
  readonly organisationId: string;
  readonly expiresAt: Date;
  readonly now: Date;
}

export interface ReassignRequest extends Period, Point, OfBooking {
  readonly staffId: string;
  readonly organisationId: string;
  readonly categoryId: string;
  readonly now: Date;
}

/** A chosen half-hour, before its availability is checked. */
export interface SlotChoice {
  readonly slotId: number;
  readonly name: string;
  readonly startsAt: Date;
  /** End of the half-hour step, not of the work. */
  readonly stepEndsAt: Date;
  readonly primeTime: boolean;
  /** After the notice and within the days that can be booked. */
  readonly bookable: boolean;
  /** How long a cart may hold it. */
  readonly holdMinutes: number;
  /** As soon as possible: `startsAt` is the arrival that was found, and no other professional may take it over. */
  readonly instant: boolean;
}

export interface Hold extends Period, Point {
  readonly reservationId: string;
  readonly staffId: string;
  readonly organisationId: string;
  readonly expiresAt: Date;
}

export interface SlotQuery {
  /** Day in Asia/Kolkata, YYYY-MM-DD. */
  readonly day: string;
  readonly slotId: number;
  /** Whose city's rules apply; null: those of everywhere. */
  readonly organisationId: string | null;
  readonly now: Date;
  /** As soon as possible: the arrival within that half-hour. */
  readonly arrivesAt?: Date | undefined;
}

/** A professional's approved leave. */
export interface Absence {
  readonly requestId: string;
  readonly staffId: string;
  readonly from: Date;
  readonly to: Date;
}

export interface RosterPerson {
  readonly staffId: string;
  readonly name: string;
  /** The partner's place, where the first way of a day starts. */
  readonly base: Point;
  /** Shifts within the opening hours, cut to the time that was asked for. */
  readonly working: readonly Period[];
  readonly leaves: readonly Period[];
  /** Held for carts: customers are choosing these times. */
  readonly chosen: readonly Period[];
}

export interface Roster {
  readonly bufferMinutes: number;
  /** By the rules that decide which times are free. */
  readonly wayBetween: (from: Point, to: Point) => { readonly metres: number; readonly minutes: number };
  /** One more than `limit` where there is more. */
  readonly people: readonly RosterPerson[];
}

/**
 * What other domains may ask of the professionals' time. A refused `hold` or `reassign` leaves nothing behind, no
 * lock either: the caller may catch it and try the next person in the same transaction.
 */
export interface ScheduleInterface {
  /** So many partners are looked at, the best ones, where none is chosen. */
  readonly partnersConsidered: number;
  /** Whether a visit at this time lies in prime time, by rules that are handed in. */
  isPrimeTime(startsAt: Date, rules: Pick<ScheduleRules, 'primeTime'>): boolean;
  /** So many days can be booked, today included. */
  horizons(reader: Reader, now: Date): Promise<Horizons>;
  readonly listOpeningHours: typeof listOpeningHours;
  readonly setOpeningHours: typeof setOpeningHours;
  slotAt(reader: Reader, question: SlotQuery): Promise<SlotChoice>;
  /** As a service's page shows them: the half-hours in which a professional of these partners is free. Refuses slot_out_of_range. */
  daySlots(reader: Reader, question: DayQuery): Promise<ReturnType<typeof presentDaySlots>>;
  /** The first half-hour that each of these partners is free for the service, within three days, by the partner. */
  nextFree(reader: Reader, question: NextSlotsQuery, now: Date): Promise<ReadonlyMap<string, string | null>>;
  /** The cart's hold, also when it has just expired and the time is not taken yet. */
  findHold(reader: Reader, cartId: Sought<string>): Promise<Hold | null>;
  /**
   * All professionals who are free for the whole period including travel, best first: fewest jobs that day, then the
   * shortest way.
   */
  findAvailable(reader: Reader, question: AvailabilityQuery): Promise<FreePerson[]>;
  /** Of a visit as soon as possible: who can be there in time, each with the earliest visit, the soonest first. */
  findSoonest(reader: Reader, question: SoonestQuery): Promise<Arrival[]>;
  /** The same of a place, before a cart is filled. */
  soonestAt(reader: Reader, question: SoonestAtQuery, now: Date): Promise<SoonestAt>;
  /** The rules of visits as soon as possible, and when one who is asked now could set out. */
  readonly instant: {
    rules(
      reader: Reader,
      of: { readonly now: Date; readonly cityCode: string; readonly categoryId: string },
    ): Promise<InstantRules>;
    readonly setsOutAt: typeof setsOutAt;
    readonly setsOutFromCart: typeof setsOutFromCart;
    /** The half-hour in which an arrival lies. */
    slotOf(arrivesAt: Date): { readonly day: string; readonly slotId: number };
  };
  /** Every professional of one partner: free, or why not; the free ones first. */
  explain(reader: Reader, question: ExplainQuery): Promise<ExplainedPerson[]>;
  /** A page of one partner's professionals, by name, with their working time, leave and held times. */
  roster(reader: Reader, question: RosterQuery): Promise<Roster>;
  /** Locks the professional, then holds the period. Answers the reservation's id, or refuses slot_taken. */
  hold(tx: Tx, request: Authorized<HoldRequest>): Promise<string>;
  /** The hold becomes the booking's. `expiresAt` null: firm. Refuses slot_taken where the hold is gone. */
  toBooking(
    tx: Tx,
    booking: Authorized<OfBooking>,
    reservationId: string,
    expiresAt: Date | null,
  ): Promise<void>;
  /**
   * Sets the end of the booking's reservation; null: no expiry. `lost`: it had expired and another person has the
   * time.
   */
  extend(tx: Tx, booking: Authorized<OfBooking>, expiresAt: Date | null): Promise<'kept' | 'lost'>;
  /**
   * Approved leave: locks the professional, ends holds of carts in that time, and closes it. 'booked': a booking still has
   * the time, and nothing is closed.
   */
  close(tx: Tx, absence: Authorized<Absence>): Promise<'closed' | 'booked'>;
  /** The leave is not taken after all. */
  reopen(tx: Tx, absence: Authorized<Pick<Absence, 'requestId'>>): Promise<void>;
  /** Gives the time back. Nothing to give back is no error. */
  release(tx: Tx, of: Authorized<OfBooking> | Authorized<OfCart>): Promise<void>;
  /**
   * The booking's reservation moves, in one step, to this professional and period (or is made firm anew where
   * there was none). Refuses professional_not_found (not of this partner) or professional_busy (shift, leave, skill,
   * overlap, travel).
   */
  reassign(tx: Tx, request: Authorized<ReassignRequest>): Promise<void>;
  /** The same for a caller whose transaction ends with the refusal: nothing has to be undone by itself. */
  reassignOrEnd(tx: Tx, request: Authorized<ReassignRequest>): Promise<void>;
  /**
   * Two bookings of one organisation swap their professionals: each request names who comes to it. Both are checked as
   * `reassign` checks one, with both reservations out of the way; one refusal ends the transaction.
   */
  swapOrEnd(tx: Tx, one: Authorized<ReassignRequest>, other: Authorized<ReassignRequest>): Promise<void>;
}
