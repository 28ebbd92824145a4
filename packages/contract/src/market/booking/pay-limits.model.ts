import * as z from 'zod/mini';

const reached = z
  .nullable(z.object({ passed: z.enum(['unpaid', 'cash', 'all']), limit: z.int() }))
  .check(
    z.describe('Which limit of open bookings is reached, and how many they are; null: it may be booked so.'),
  );

/** Ways to pay that are closed to a customer who has as many bookings open as they may. */
export const payLimits = z.object({ cash: reached, online: reached });
export type PayLimits = z.output<typeof payLimits>;
