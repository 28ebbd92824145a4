import * as z from 'zod/mini';
import { paise } from '../../kernel/schema.ts';
import { checkout } from './payment.model.ts';

/** What can be paid of a booking now, and how. */
export const payableNow = z.object({
  bookingId: z.uuid(),
  amountDue: paise(),
  least: paise('The least that can be paid at once; the rest stays due.'),
  credit: paise('What the customer’s credit pays of it now; 0 without credit.'),
});
export type PayableNow = z.output<typeof payableNow>;

export const postBookingPayment = z.object({
  /** Null where credit has paid. */
  checkout: z.nullable(checkout),
  paid: paise('What credit has paid; 0 where the gateway is still to be paid at.'),
  amountDue: paise('What stays due, once all of it is paid.'),
});
export type PostBookingPayment = z.output<typeof postBookingPayment>;
