/** A job that its partner cannot keep: specification section 7 (booking/partner/cancel). */
import { confirmation, type Seen } from '../../kernel/confirmation.ts';
import { bookingCard, type BookingCard } from '../booking/booking.model.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { kernelErrors } from '../../kernel/errors.ts';
import { instant, optionalText, paise } from '../../kernel/schema.ts';
import { bookingErrors as e } from '../booking/booking.errors.ts';
import { previewFirst, type PreviewFirst } from '../../preview-call.ts';
import { getPartnerBooking } from '../fulfilment/fulfilment.api.ts';

// What is seen when a partner gives an accepted job back. See docs/confirmations.md.

export const confirmsGiveBack = confirmation('give_back', {
  startsAt: 'time',
  locality: 'text',
  penalty: 'money',
});

export const seenOfGiveBack = (
  { startsAt, locality }: Pick<BookingCard, 'startsAt' | 'locality'>,
  { penalty }: { readonly penalty: number },
): Seen<typeof confirmsGiveBack> => ({ startsAt, locality, penalty });

const partner = {
  who: 'roles',
  roles: ['Service Partner', 'subUser'],
  permission: 'booking.update',
  scope: 'bookings held by the own organisation',
} as const;
const tag = 'Fulfilment';
const bookingId = z.uuid('This is not a known id.');

/** Why a partner gives an accepted job back. */
export const giveBackReasons = ['no_professional', 'emergency', 'equipment', 'too_far', 'other'] as const;

export const getGiveBackTerms = endpoint('GET /service/booking/partner/cancel', {
  summary: 'What giving back an accepted job costs the partner now, and when it costs more',
  tag,
  authz: partner,
  query: z.object({ bookingId }),
  response: z.object({
    penalty: paise('What the partner owes for giving it back now; taken from its next payout.'),
    risesAt: z.nullable(instant('When it costs more; null: it costs the most already.')),
    risesTo: z.nullable(paise()),
  }),
  errors: [e.booking_not_found, e.booking_moved_on],
});

export const cancelByPartner = endpoint('PATCH /service/booking/partner/cancel', {
  summary:
    'Give back a job that was accepted; the next partner is asked, and the customer pays nothing for it',
  tag,
  authz: partner,
  confirms: confirmsGiveBack,
  body: z.object({
    bookingId,
    reason: z.enum(giveBackReasons, 'Choose a reason.'),
    note: optionalText(300, 'Not shown to the customer.'),
    seen: confirmsGiveBack.schema,
  }),
  response: z.object({ bookingId: z.uuid(), status: bookingCard.shape.status }),
  errors: [e.booking_not_found, e.booking_moved_on, kernelErrors.confirmation_differs],
});

export const giveBackPreviews: readonly PreviewFirst[] = [
  previewFirst(cancelByPartner, async (look, asked) =>
    seenOfGiveBack(
      await look(getPartnerBooking, { query: { bookingId: asked.body.bookingId } }),
      await look(getGiveBackTerms, { query: { bookingId: asked.body.bookingId } }),
    ),
  ),
];
