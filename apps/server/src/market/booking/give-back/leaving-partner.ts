import type { Booking, BookingChanges } from '../booking.row.ts';
import { type BookingRules, nextStartCode } from '../booking.rules.ts';

/**
 * The booking leaves a partner that let the buyer down. The reserved time stays until the next partner is found, as after a
 * refusal, so that the buyer's time is not lost on the way.
 */
export const leavingPartner = (booking: Booking, rules: BookingRules, now: Date): BookingChanges => ({
  ...nextStartCode(booking, rules),
  organisationId: null,
  staffId: null,
  acceptBefore: null,
  acceptedAt: null,
  letDownAt: now,
});
