import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import { flagParam } from '../../kernel/schema.ts';
import { bookingErrors } from '../booking/booking.errors.ts';
import { cart } from '../booking/booking.model.ts';
import { couponProblems } from './coupon.noun.ts';
import { offer } from './coupon.model.ts';

const tag = 'Booking';
const buyer = { who: 'roles', roles: ['Buyer'], scope: 'own cart only' } as const;

/** As it is typed: small letters and blanks are forgiven. */
export const couponCode = z
  .string('Enter a code.')
  .check(
    z.trim(),
    z.toUpperCase(),
    z.maxLength(20, 'Use at most 20 characters.'),
    z.regex(/^[A-Z0-9]{4,20}$/, 'Enter 4 to 20 letters and digits.'),
  );

export const getOffers = endpoint('GET /service/getOffers', {
  summary: 'Offers open to everyone, newest first, each with its discount on the cart',
  tag,
  authz: buyer,
  query: z.object({
    ...pageQuery,
    best: z.optional(
      flagParam(
        'Only what takes most off this cart, of the newest hundred: one, or two that can be combined; none where it has the best.',
      ),
    ),
  }),
  response: pageOf(offer),
  spoken: true,
});

export const applyOffer = endpoint('POST /service/applyOffer', {
  summary:
    'Apply an offer to the cart by its code; it replaces an offer applied before unless both can be combined',
  tag,
  authz: buyer,
  unconfirmed: 'compared-at-booking',
  perMinute: 20,
  body: z.object({ code: couponCode }),
  response: cart,
  errors: [
    bookingErrors.cart_empty,
    bookingErrors.address_required,
    bookingErrors.cart_not_serviceable,
    ...Object.values(couponProblems),
  ],
});

export const removeOffer = endpoint('PATCH /service/booking/removeoffer', {
  summary: 'Remove one offer from the cart, or all that were applied by a code',
  tag,
  authz: buyer,
  unconfirmed: 'compared-at-booking',
  query: z.object({ code: z.optional(couponCode) }),
  response: cart,
  touches: ['booking'],
});
