import * as z from 'zod/mini';
import { instant, paise } from '../../kernel/schema.ts';

/**
 * Whether the customer may pay later. `not_yet`: too few finished and paid bookings; `charge`: a cancellation charge is
 * not paid; `overdue`: a sum was not paid in time; `closed`: support ended it.
 */
export const payLaterStates = ['open', 'not_yet', 'charge', 'overdue', 'closed'] as const;
export type PayLaterState = (typeof payLaterStates)[number];

export const payLaterStanding = {
  state: z.enum(payLaterStates),
  limit: paise('All that may be open at once.'),
  used: paise('Open now, due or not.'),
  left: paise('What may still be paid later now; 0 unless it is open.'),
  due: paise('Of what is open: due now or overdue, so that it can be paid.'),
  dueDays: z.int().check(z.describe('A sum is due so many days after the visit.')),
  bookingsLeft: z.int().check(z.describe('So many finished and paid bookings until it opens; 0: enough.')),
};

/** `booked`: the visit is to come; `due`: it is over; `overdue`: not paid in time; `settled`: nothing is left. */
export const payLaterDebtStates = ['booked', 'due', 'overdue', 'settled'] as const;
export type PayLaterDebtState = (typeof payLaterDebtStates)[number];

export const payLaterDebt = z.object({
  bookingId: z.uuid(),
  bookingNumber: z.string(),
  state: z.enum(payLaterDebtStates),
  amount: paise('What was paid later at first.'),
  left: paise('Still to pay.'),
  dueAt: z.nullable(instant('The end of the day on which it is due; null while the visit is to come.')),
  createdAt: instant(),
});
export type PayLaterDebt = z.output<typeof payLaterDebt>;
