/** Waiting for a slot of a day on which no one is free. */
import * as z from 'zod/mini';
import { catalogErrors } from '../catalog/catalog.noun.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { optionalText, text, whole } from '../../kernel/schema.ts';
import { pincodeText } from '../../places/geography/geography.model.ts';
import { bookingErrors } from '../booking/booking.errors.ts';
import { slotWaitErrors as e } from './schedule.noun.ts';

const tag = 'Booking';
const authz = { who: 'signed-in', scope: 'own requests only' } as const;

/** So many days a customer may wait for at one time. */
export const mostSlotWaits = 5;

const coordinate = (most: number) =>
  z.optional(z.number('Enter a number.').check(z.minimum(-most), z.maximum(most)));
const ids = (most: number) => z.array(text(80)).check(z.maxLength(most));

export const slotWaitBody = z.object({
  day: z.iso.date('Enter a day as YYYY-MM-DD.'),
  serviceIds: ids(20).check(z.minLength(1)),
  optionIds: ids(60),
  minutes: whole(15, 1440, 'Working time of all services.'),
  organisationId: z.optional(z.uuid('This is not a known id.')),
  lat: coordinate(90),
  lng: coordinate(180),
  pincode: z.optional(pincodeText),
  cityCode: optionalText(20, 'GeoNames id of the city; empty: not said.'),
});

const waits = z.object({
  items: z
    .array(z.object({ waitId: z.uuid(), day: z.string(), serviceId: z.string() }))
    .check(z.maxLength(mostSlotWaits), z.describe('Those that still wait, by day.')),
});
export type SlotWaits = z.output<typeof waits>;

export const listSlotWaits = endpoint('GET /service/slotWaits', {
  summary: 'The days on which the caller waits for a slot',
  tag,
  authz,
  response: waits,
});

export const waitForSlot = endpoint('POST /service/slotWaits', {
  summary: 'Ask for one message when a slot of a full day becomes free; asking again changes nothing',
  tag,
  authz,
  unconfirmed: 'only-adds',
  perMinute: 10,
  body: slotWaitBody,
  response: waits,
  errors: [
    e.slot_is_free,
    e.slot_waits_full,
    bookingErrors.slot_out_of_range,
    bookingErrors.cart_not_serviceable,
    bookingErrors.cart_one_category,
    catalogErrors.service_not_found,
  ],
  touches: ['booking', 'instant'],
});

export const stopWaiting = endpoint('DELETE /service/slotWaits', {
  summary: 'Take an own request back',
  tag,
  authz,
  unconfirmed: 'removes-named',
  query: z.object({ waitId: z.uuid('This is not a known id.') }),
  response: waits,
  errors: [e.slot_wait_not_found],
});
