/** Instant booking: specification section 7 (instant/getAvailability, instant status). */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { optionalText, text, wholeParam } from '../../kernel/schema.ts';
import { bookingErrors } from '../booking/booking.errors.ts';
import { catalogErrors } from '../catalog/catalog.noun.ts';
import { locationQuery } from '../catalog/catalog.model.ts';
import { instantAvailability, instantStatus } from './instant.model.ts';

const tag = 'Booking';

export const getInstantAvailability = endpoint('GET /service/instant/getAvailability', {
  summary: 'Whether a professional can come now, how soon, at what price, and how many partners could',
  tag,
  authz: { who: 'anyone' },
  location: true,
  query: z.object({
    ...locationQuery,
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
  response: instantAvailability,
  errors: [
    bookingErrors.cart_not_serviceable,
    bookingErrors.cart_one_category,
    catalogErrors.service_not_found,
  ],
});

export const getInstantStatus = endpoint('GET /service/instant/status', {
  summary: 'How the search for a partner of an instant booking goes: who is asked, for how long, who comes',
  tag,
  authz: { who: 'roles', roles: ['Buyer'], scope: 'own bookings only' },
  query: z.object({ bookingId: z.uuid('This is not a known id.') }),
  response: instantStatus,
  errors: [bookingErrors.booking_not_found],
});
