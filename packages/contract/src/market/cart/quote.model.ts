import * as z from 'zod/mini';
import { optionToPay } from '../catalog/catalog.model.ts';
import { paise } from '../../kernel/schema.ts';
import { linesToPay, priceBreakdown } from '../booking/booking.model.ts';

/** The price effect of each option of a service, within the requested choice. */
export const optionsToPay = z.array(z.object({ optionId: z.string(), ...optionToPay }));

/** What services come to before address and time are known, and what may still be added. */
export const priceQuote = z.object({
  price: priceBreakdown,
  rises: z.object({
    busyHours: paise('Added at a busy hour, tax included; 0: never.'),
    distance: z
      .nullable(z.object({ freeMetres: z.int(), perStartedKm: paise(), cap: paise() }))
      .check(z.describe('Added for a partner who comes from far, tax included; null: never.')),
  }),
  linesToPay,
  options: optionsToPay.check(
    z.describe('Of one line: each option of its service, at its quantity. Of several lines: none.'),
  ),
});
export type PriceQuote = z.output<typeof priceQuote>;

/** What the cart comes to at a time that is not held yet. */
export const timePrice = z.object({
  price: z
    .nullable(priceBreakdown)
    .check(z.describe('As it is once the time is held; null: no one is free then.')),
  laterPrice: z
    .nullable(paise())
    .check(
      z.describe(
        'Of each later visit at that time, where it is repeated: with no offer and no carried charge.',
      ),
    ),
});
export type TimePrice = z.output<typeof timePrice>;
