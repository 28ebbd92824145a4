import * as z from 'zod/mini';
import { paise } from '../kernel/schema.ts';
import { priceBreakdown } from './booking.model.ts';

/** What services come to before address and time are known, and what may still be added. */
export const priceQuote = z.object({
  price: priceBreakdown,
  rises: z.object({
    busyHours: paise('Added at a busy hour, tax included; 0: never.'),
    distance: z
      .nullable(z.object({ freeMetres: z.int(), perStartedKm: paise(), cap: paise() }))
      .check(z.describe('Added for a partner who comes from far, before tax.')),
  }),
});
export type PriceQuote = z.output<typeof priceQuote>;
