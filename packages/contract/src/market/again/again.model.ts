import * as z from 'zod/mini';
import { deliveryAddress } from '../../places/geography/geography.model.ts';
import { paise } from '../../kernel/schema.ts';
import { cartBody, priceBreakdown, slot } from '../booking/booking.model.ts';
import { cartLine } from '../booking/line.model.ts';

/** What is not as it was last time. */
export const againChanges = [
  'line_gone',
  'line_options',
  'line_dearer',
  'line_cheaper',
  'partner_closed',
  'partner_elsewhere',
  'partner_declined',
  'partner_full',
  'professional_left',
  'professional_busy',
  'address_gone',
  'time_taken',
] as const;
export type AgainChange = (typeof againChanges)[number];

/** A past booking as it would be booked now: ready to be put into the cart. */
export const bookAgain = z.object({
  bookingId: z.uuid(),
  bookingNumber: z.string(),
  lines: z.array(z.omit(cartLine, { lineId: true, price: true })),
  minutes: z.int(),
  changes: z.array(
    z.object({
      kind: z.enum(againChanges),
      id: z.nullable(z.string()).check(z.describe('Of the service or partner; null: none.')),
      name: z.string().check(z.describe('Of the service, partner, professional or place that it concerns.')),
    }),
  ),
  partner: z
    .nullable(z.object({ organisationId: z.uuid(), companyName: z.string() }))
    .check(z.describe('The one of last time, where it can come; null: the best one free.')),
  professional: z
    .nullable(z.object({ staffId: z.uuid(), name: z.string() }))
    .check(z.describe('Who came last time and is free at the proposed time; null: someone else comes.')),
  address: z.nullable(deliveryAddress),
  slot: z
    .nullable(slot)
    .check(z.describe('The next free time, at best on the same weekday and hour; null: none was found.')),
  serviceable: z.boolean().check(z.describe('Someone offers all of it at the address.')),
  price: z.nullable(priceBreakdown),
  before: z
    .nullable(paise('What all of it came to last time; null where not all of it is booked again.'))
    .check(z.describe('To compare with the price.')),
  body: cartBody.check(z.describe('As POST service/cart/service takes it.')),
});
export type BookAgain = z.output<typeof bookAgain>;
