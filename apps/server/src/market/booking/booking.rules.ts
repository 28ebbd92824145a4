import type {
  BookingTab,
  paymentModes,
  paymentStatuses,
  PriceBreakdown,
} from '@nukkad/contract/market/booking/booking.model';
import type { BookingStatus } from '@nukkad/contract/market/booking/booking.noun';
import { type Paise, percentOf, toWholeRupee } from '@nukkad/contract/kernel/money';
import { type DayWindow, istMinuteOfDay } from '@nukkad/contract/kernel/time';

export type PaymentMode = (typeof paymentModes)[number];
export type PaymentStatus = (typeof paymentStatuses)[number];

const minuteMs = 60_000;

/** What rules may differ by. */
export interface OfPlace {
  readonly cityCode: string;
  readonly categoryId: string;
}

/** Windows, limits and fees of a booking; a row of `setting` under `booking.rules` may replace any of them. */
export interface BookingRules {
  /** How long the slot is kept while the buyer pays. */
  readonly payMinutes: number;
  /** How long a partner may think about an offer. */
  readonly acceptMinutes: number;
  /** No partner by so long before the start: given up. */
  readonly noticeMinutes: number;
  /** Work may be started from so long before its time. */
  readonly startEarlyMinutes: number;
  /** Wrong tries of one start code. */
  readonly startTries: number;
  /** The limit of start codes per booking: a person who requests new codes to guess at runs out of them for good. */
  readonly startCodes: number;
  /** After the last wrong try, until the buyer is shown a new code. */
  readonly newCodeAfterMinutes: number;
  readonly photoLimit: number;
  /** After completion, for a dispute; then a paid booking closes. */
  readonly closeAfterHours: number;
  /** Cancelling is free until so long before the start … */
  readonly freeUntilMinutesBefore: number;
  /** … and for so long after booking. */
  readonly freeMinutesAfterBooking: number;
  readonly feePercent: number;
  readonly feeFloorPaise: Paise;
  readonly feeCapPaise: Paise;
  /** So often the buyer may change the time of a visit. */
  readonly reschedules: number;
  /** How long the partner has to agree to a late change … */
  readonly lateAnswerMinutes: number;
  /** … and the buyer to a time that the partner asks for. */
  readonly buyerAnswerMinutes: number;
  /** How long a customer has to take an earlier time that became free. */
  readonly earlierAnswerMinutes: number;
  /** What a partner owes for giving an accepted job back less than so long before its start; the nearest first. */
  readonly giveBackPenalties: readonly PenaltyStep[];
  /** What a partner owes where its professional did not come. */
  readonly noShowPenaltyPaise: Paise;
  /** So long after the booked time an absent customer can be reported … */
  readonly customerAbsentMinutes: number;
  /** … and owes this part of the price. */
  readonly absenceFeePercent: number;
  /** So long after the booked time the customer can say that no one came … */
  readonly professionalAbsentMinutes: number;
  /** … and is given this credit. */
  readonly absenceCreditPaise: Paise;
  /** A visit that is neither begun nor reported by then counts as one to which no one came. */
  readonly unbegunMinutes: number;
  /** How long the other side has to say whether it agrees to what was done of a visit that cannot go on. */
  readonly stopAnswerMinutes: number;
}

export interface PenaltyStep {
  readonly withinMinutes: number;
  readonly paise: Paise;
}

export const defaultRules: BookingRules = {
  payMinutes: 15,
  acceptMinutes: 15,
  noticeMinutes: 60,
  startEarlyMinutes: 60,
  startTries: 5,
  startCodes: 10,
  newCodeAfterMinutes: 15,
  photoLimit: 10,
  closeAfterHours: 48,
  freeUntilMinutesBefore: 180,
  freeMinutesAfterBooking: 5,
  feePercent: 20,
  feeFloorPaise: 5_000,
  feeCapPaise: 30_000,
  reschedules: 3,
  lateAnswerMinutes: 15,
  buyerAnswerMinutes: 720,
  earlierAnswerMinutes: 15,
  giveBackPenalties: [
    { withinMinutes: 4 * 60, paise: 40_000 },
    { withinMinutes: 24 * 60, paise: 20_000 },
    { withinMinutes: 48 * 60, paise: 10_000 },
  ],
  noShowPenaltyPaise: 50_000,
  customerAbsentMinutes: 15,
  absenceFeePercent: 40,
  professionalAbsentMinutes: 30,
  absenceCreditPaise: 10_000,
  unbegunMinutes: 120,
  stopAnswerMinutes: 120,
};

export function minutesAfter(at: Date, minutes: number): Date {
  return new Date(at.getTime() + minutes * minuteMs);
}

export const secondsAfter = (at: Date, seconds: number): Date => new Date(at.getTime() + seconds * 1_000);

/** Booked to come as soon as possible: the status word `Urgent` is its priority, never a state. */
export const isUrgent = ({ arriveBefore }: { readonly arriveBefore: Date | null }): boolean =>
  arriveBefore !== null;

export interface FeeFacts {
  readonly createdAt: Date;
  readonly startsAt: Date;
  readonly staffId: string | null;
  readonly totalPaise: Paise;
  readonly price: Pick<PriceBreakdown, 'previous_cancellation_charges'>;
  readonly letDownAt: Date | null;
}

export interface CancellationFee {
  readonly feePaise: Paise;
  readonly reason: 'free_early' | 'free_unassigned' | 'free_just_booked' | 'free_let_down' | 'late';
  /** Until when it stays free; null where it costs already, or where an assignment would end the free time. */
  readonly freeUntil: Date | null;
}

/**
 * The fee for cancelling at `now`: none while no professional is assigned, early enough, just after booking, or once a
 * partner has let the buyer down; else a percentage within bounds. A charge of an earlier booking that this one collects is not part of its price: it is owed
 * again anyway.
 */
export function cancellationFee(booking: FeeFacts, rules: BookingRules, now: Date): CancellationFee {
  const freeBefore = minutesAfter(booking.startsAt, -rules.freeUntilMinutesBefore);
  const justBookedUntil = minutesAfter(booking.createdAt, rules.freeMinutesAfterBooking);
  const freeUntil = freeBefore > justBookedUntil ? freeBefore : justBookedUntil;
  if (now <= freeBefore) return { feePaise: 0, reason: 'free_early', freeUntil };
  if (now <= justBookedUntil) return { feePaise: 0, reason: 'free_just_booked', freeUntil };
  if (booking.staffId === null) return { feePaise: 0, reason: 'free_unassigned', freeUntil: null };
  if (booking.letDownAt !== null) return { feePaise: 0, reason: 'free_let_down', freeUntil: null };
  const ownPaise = booking.totalPaise - booking.price.previous_cancellation_charges.amount;
  const part = toWholeRupee(percentOf(ownPaise, rules.feePercent));
  const within = Math.min(Math.max(part, rules.feeFloorPaise), rules.feeCapPaise);
  return { feePaise: Math.min(within, ownPaise), reason: 'late', freeUntil: null };
}

/** What goes back after a cancellation of this fee, in paise. */
export function refundAfter(capturedPaise: Paise, feePaise: Paise): Paise {
  return Math.max(0, capturedPaise - feePaise);
}

export interface MoneyFacts {
  readonly status: BookingStatus;
  readonly totalPaise: Paise;
  /** Additions that the buyer approved. */
  readonly additionsPaise: Paise;
  readonly capturedPaise: Paise;
  readonly refundedPaise: Paise;
  readonly refundAskedPaise: Paise;
  readonly feePaise: Paise;
  /** Taken off the bill after a dispute; 0: nothing. */
  readonly refundGrantedPaise: Paise;
}

const endedWithoutWork: readonly BookingStatus[] = ['Cancelled', 'Rejected', 'Refunded'];

export function isDead(status: BookingStatus): boolean {
  return endedWithoutWork.includes(status);
}

/** What the whole booking costs: the frozen total and what was approved since. */
export function billPaise(booking: Pick<MoneyFacts, 'totalPaise' | 'additionsPaise'>): Paise {
  return booking.totalPaise + booking.additionsPaise;
}

/** Still to be paid; nothing once it ended without work. */
export function amountDue(booking: MoneyFacts): Paise {
  return isDead(booking.status) ? 0 : Math.max(0, billPaise(booking) - booking.capturedPaise);
}

export interface StartCodeFacts {
  readonly startCodeRound: number;
  readonly startCodeTries: number;
  readonly startCodeUsedUpAt: Date | null;
}

export interface StartCodeNow {
  readonly round: number;
  readonly tries: number;
  readonly usedUp: boolean;
  /** Of a code that is used up: when the customer is shown a new one. Null: never, or the present one still counts. */
  readonly newCodeAt: Date | null;
}

/** Which code counts now and how many wrong tries it has had: some time after one is used up, a new one is shown. */
export function startCodeNow(booking: StartCodeFacts, rules: BookingRules, now: Date): StartCodeNow {
  const { startCodeRound: round, startCodeTries: tries, startCodeUsedUpAt: usedUpAt } = booking;
  const another =
    usedUpAt !== null && round < rules.startCodes ? minutesAfter(usedUpAt, rules.newCodeAfterMinutes) : null;
  if (another && now >= another) return { round: round + 1, tries: 0, usedUp: false, newCodeAt: null };
  return { round, tries, usedUp: tries >= rules.startTries, newCodeAt: another };
}

/**
 * Another professional gets another code. The same professional keeps code and attempts, and so does every
 * professional after the last code.
 */
export function startCodeFor(
  booking: StartCodeFacts & { readonly staffId: string | null },
  staffId: string,
  rules: BookingRules,
): StartCodeFacts {
  const { startCodeRound, startCodeTries, startCodeUsedUpAt } = booking;
  const another = booking.staffId !== null && booking.staffId !== staffId;
  if (!another || startCodeRound >= rules.startCodes)
    return { startCodeRound, startCodeTries, startCodeUsedUpAt };
  return { startCodeRound: startCodeRound + 1, startCodeTries: 0, startCodeUsedUpAt: null };
}

/** Another professional gets another code, as far as there are more. */
export function nextStartCode(
  booking: StartCodeFacts & { readonly staffId: string | null },
  rules: BookingRules,
) {
  return startCodeFor(booking, '', rules);
}

export function mayStartFrom(startsAt: Date, rules: BookingRules): Date {
  return minutesAfter(startsAt, -rules.startEarlyMinutes);
}

/** When the booking is rejected if no partner has accepted it. */
export function giveUpAt(startsAt: Date, rules: BookingRules): Date {
  return minutesAfter(startsAt, -rules.noticeMinutes);
}

/**
 * When to look again for a partner: in a quarter of the time that is left, at least a quarter of an hour and
 * at most six hours from now, and for the last time when it is given up.
 */
export function lookAgainAt(startsAt: Date, rules: BookingRules, now: Date): Date {
  const last = giveUpAt(startsAt, rules);
  const quarter = (last.getTime() - now.getTime()) / 4 / minuteMs;
  const next = minutesAfter(now, Math.min(360, Math.max(15, quarter)));
  return next < last ? next : last;
}

/** Upcoming bookings are sorted ascending; past ones, and all together, descending. */
export function listDirection(
  tab: BookingTab | undefined,
  window: DayWindow,
  day: string | undefined,
): 'asc' | 'desc' {
  if (tab === 'Completed' || tab === 'Cancelled') return 'desc';
  return tab === undefined && window === 'All Bookings' && day === undefined ? 'desc' : 'asc';
}

/** e.g. 9:30 AM, in Asia/Kolkata. */
export function slotName(startsAt: Date): string {
  const minute = istMinuteOfDay(startsAt);
  const hour = Math.floor(minute / 60);
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** The last four digits only. */
export function maskMobile(mobileNumber: string): string {
  return `xxxxxx${mobileNumber.slice(-4)}`;
}

/** Six digits and more, also with spaces or hyphens between them, as people write numbers into notes. */
export function maskNumbers(words: string): string {
  return words.replaceAll(/\d(?:[\s-]?\d){5,}/g, 'xxxxxx');
}
