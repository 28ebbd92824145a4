import type { BookingRules } from './booking.rules.ts';

/**
 * What the customer agreed to by booking, as it was shown then. All else, such as how long a partner may think, is how the
 * platform works now.
 */
export const agreedByCustomer = [
  'freeUntilMinutesBefore',
  'freeMinutesAfterBooking',
  'feePercent',
  'feeFloorPaise',
  'feeCapPaise',
  'reschedules',
  'customerAbsentMinutes',
  'absenceFeePercent',
  'professionalAbsentMinutes',
  'absenceCreditPaise',
  'closeAfterHours',
] as const satisfies readonly (keyof BookingRules)[];

/** What the partner agreed to by accepting. */
export const agreedByPartner = [
  'giveBackPenalties',
  'noShowPenaltyPaise',
] as const satisfies readonly (keyof BookingRules)[];

/** When a booking's terms were agreed to; neither: what is asked about is not booked yet. */
export interface AgreedAt {
  readonly createdAt?: Date;
  /** Null: no partner has accepted it. */
  readonly acceptedAt?: Date | null;
}

const partsOf = <Key extends keyof BookingRules>(
  rules: BookingRules,
  keys: readonly Key[],
): Partial<BookingRules> => Object.fromEntries(keys.map((key) => [key, rules[key]]));

/** The rules of a booking now: agreed terms are those of their day, whatever was set since. */
export function agreedRules(
  rulesAt: (at: Date) => BookingRules,
  { createdAt, acceptedAt }: AgreedAt,
  now: Date,
): BookingRules {
  return {
    ...rulesAt(now),
    ...(createdAt && partsOf(rulesAt(createdAt), agreedByCustomer)),
    ...(acceptedAt && partsOf(rulesAt(acceptedAt), agreedByPartner)),
  };
}
