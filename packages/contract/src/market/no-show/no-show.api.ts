/** A visit at whose time one side was not there: rows 26 and 27 of the booking's lifecycle. */
import { confirmation, type Seen } from '../../kernel/confirmation.ts';
import { type BookingCard, bookingDetails } from '../booking/booking.model.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { kernelErrors } from '../../kernel/errors.ts';
import { instant, paise } from '../../kernel/schema.ts';
import { bookingErrors as e } from '../booking/booking.errors.ts';
import { previewFirst, type PreviewFirst } from '../../preview-call.ts';
import { getCustomerBooking } from '../booking/booking.api.ts';
import { getPartnerBooking } from '../fulfilment/fulfilment.api.ts';

// What is seen when one side reports that the other did not come. See docs/confirmations.md.

export const confirmsCustomerAbsent = confirmation('customer_absent', { startsAt: 'time', fee: 'money' });

export const seenOfCustomerAbsent = (
  { startsAt }: Pick<BookingCard, 'startsAt'>,
  { fee }: { readonly fee: number },
): Seen<typeof confirmsCustomerAbsent> => ({ startsAt, fee });

export const confirmsProfessionalAbsent = confirmation('professional_absent', {
  startsAt: 'time',
  partnerName: 'text',
  credit: 'money',
});

export const seenOfProfessionalAbsent = (
  { startsAt, companyName }: Pick<BookingCard, 'startsAt' | 'companyName'>,
  { credit }: { readonly credit: number },
): Seen<typeof confirmsProfessionalAbsent> => ({ startsAt, partnerName: companyName, credit });

const buyer = { who: 'roles', roles: ['Buyer'], scope: 'own bookings only' } as const;
const worker = {
  who: 'roles',
  roles: ['Service Partner', 'subUser'],
  permission: 'booking.update',
  orAssigned: true,
  scope: 'the assigned professional, or its organisation with booking.update',
} as const;
const bookingId = z.uuid('This is not a known id.');
const byId = z.object({ bookingId });

export const getCustomerAbsentTerms = endpoint('GET /service/booking/partner/customerAbsent', {
  summary: 'From when an absent customer can be reported, and what it costs the customer',
  tag: 'Fulfilment',
  authz: worker,
  query: byId,
  response: z.object({
    from: instant('Not before.'),
    fee: paise('What the customer owes; the rest of what was paid goes back.'),
    photoIds: z.array(z.uuid()).check(z.describe('Photos since the booked time, which count as proof.')),
  }),
  errors: [e.booking_not_found, e.booking_moved_on],
});

export const reportCustomerAbsent = endpoint('PATCH /service/booking/partner/customerAbsent', {
  summary: 'The customer was not there: the booking ends with the fee that was shown',
  tag: 'Fulfilment',
  authz: worker,
  confirms: confirmsCustomerAbsent,
  body: z.object({
    bookingId,
    photoId: z
      .uuid('Take a photo at the door first.')
      .check(z.describe('Of this booking, added since the booked time.')),
    position: z
      .optional(
        z.nullable(
          z.object({
            latitude: z.number().check(z.minimum(-90), z.maximum(90)),
            longitude: z.number().check(z.minimum(-180), z.maximum(180)),
            accuracyMetres: z.int().check(z.minimum(0), z.maximum(1_000_000)),
          }),
        ),
      )
      .check(z.describe('Where the device was; without it support may ask.')),
    seen: confirmsCustomerAbsent.schema,
  }),
  response: bookingDetails,
  errors: [
    e.booking_not_found,
    e.booking_moved_on,
    e.too_early_for_absence,
    e.absence_unproved,
    kernelErrors.confirmation_differs,
  ],
  touches: ['booking', 'calendar', 'fulfilment', 'overview'],
});

export const getProfessionalAbsentTerms = endpoint('GET /service/booking/customer/professionalAbsent', {
  summary: 'From when the customer can say that no one came, and the credit for it',
  tag: 'Booking',
  authz: buyer,
  query: byId,
  response: z.object({ from: instant('Not before.'), credit: paise('For a later booking.') }),
  errors: [e.booking_not_found, e.booking_moved_on],
});

export const reportProfessionalAbsent = endpoint('PATCH /service/booking/customer/professionalAbsent', {
  summary: 'No one came: the booking leaves its partner, and the customer is given credit',
  tag: 'Booking',
  authz: buyer,
  confirms: confirmsProfessionalAbsent,
  body: z.object({ bookingId, seen: confirmsProfessionalAbsent.schema }),
  response: bookingDetails,
  errors: [
    e.booking_not_found,
    e.booking_moved_on,
    e.too_early_for_absence,
    kernelErrors.confirmation_differs,
  ],
  touches: ['booking'],
});

export const noShowPreviews: readonly PreviewFirst[] = [
  previewFirst(reportCustomerAbsent, async (look, asked) =>
    seenOfCustomerAbsent(
      await look(getPartnerBooking, { query: { bookingId: asked.body.bookingId } }),
      await look(getCustomerAbsentTerms, { query: { bookingId: asked.body.bookingId } }),
    ),
  ),
  previewFirst(reportProfessionalAbsent, async (look, asked) =>
    seenOfProfessionalAbsent(
      await look(getCustomerBooking, { query: { bookingId: asked.body.bookingId } }),
      await look(getProfessionalAbsentTerms, { query: { bookingId: asked.body.bookingId } }),
    ),
  ),
];
