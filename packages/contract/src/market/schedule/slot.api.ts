import * as z from 'zod/mini';
import { catalogErrors } from '../catalog/catalog.noun.ts';
import { locationQuery } from '../catalog/catalog.model.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { instant, optionalText, text, wholeParam } from '../../kernel/schema.ts';
import { bookingErrors } from '../booking/booking.errors.ts';
import { slot } from '../booking/booking.model.ts';

const slots = {
  summary: 'The 48 half-hours of a day, and in which of them a professional is free for this work',
  tag: 'Booking',
  authz: { who: 'anyone' },
  location: true,
  query: z.object({
    ...locationQuery,
    day: z.iso.date('Enter a day as YYYY-MM-DD.'),
    serviceIds: text(400, 'Service ids joined by commas.'),
    optionIds: optionalText(
      3000,
      'Ids of the chosen answers joined by commas: who does not offer one is left out.',
    ),
    minutes: z.optional(
      wholeParam(15, 1440, 'Working time where options lengthen it; never shorter than the services.'),
    ),
    organisationId: z.optional(z.uuid('This is not a known id.')),
  }),
  response: z.object({
    day: z.string(),
    items: z.array(slot),
    days: z
      .array(z.object({ day: z.string(), open: z.boolean() }))
      .check(z.describe('The 14 days that can be booked.')),
  }),
  errors: [
    bookingErrors.slot_out_of_range,
    bookingErrors.cart_not_serviceable,
    bookingErrors.cart_one_category,
    catalogErrors.service_not_found,
  ],
} as const;

export const getTimeSlots = endpoint('GET /service/getTimeSlot', slots);

export const listNextSlots = endpoint('GET /service/nextSlots', {
  summary: 'The first half-hour that each of these partners is free for a service, within three days',
  tag: 'Booking',
  authz: { who: 'anyone' },
  location: true,
  query: z.object({
    ...locationQuery,
    serviceId: text(80),
    organisationIds: text(800, 'Ids of at most twenty partners joined by commas.'),
  }),
  response: z.object({
    items: z.array(
      z.object({
        organisationId: z.uuid(),
        from: z.nullable(instant()).check(z.describe('Null: none within three days.')),
      }),
    ),
  }),
  errors: [
    bookingErrors.cart_not_serviceable,
    bookingErrors.cart_one_category,
    catalogErrors.service_not_found,
  ],
});

export const listTimeSlots = endpoint('GET /service/timeSlots', slots);
