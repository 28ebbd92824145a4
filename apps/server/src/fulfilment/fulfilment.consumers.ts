import { type BookingParts, instantIn } from '../booking/index.ts';
import type { Consumer, OutboxEvent } from '../platform/outbox/event.ts';
import { forwardBooking } from './forward-booking.ts';
import { matchPartners } from './match-partners.ts';
import { expireOffer } from './refuse-booking.ts';

const textIn = ({ payload }: OutboxEvent, key: string): string => payload[key] as string;

/** Each looks again at the locked row, so told twice or too late it does nothing. */
export function fulfilmentConsumers(parts: BookingParts): Consumer[] {
  const lookForPartner = async (event: OutboxEvent) => {
    await matchPartners(parts, textIn(event, 'bookingId'));
    await forwardBooking(parts, textIn(event, 'bookingId'));
  };
  return [
    {
      name: 'fulfilment.match_partners',
      on: ['booking.booked'],
      run: (event) => matchPartners(parts, textIn(event, 'bookingId')),
    },
    {
      name: 'fulfilment.accept_clock',
      on: ['booking.offered'],
      at: (event) => instantIn(event, 'acceptBefore'),
      run: (event) => expireOffer(parts, textIn(event, 'bookingId'), textIn(event, 'offerId')),
    },
    {
      name: 'fulfilment.forward',
      on: ['booking.refused'],
      run: (event) => forwardBooking(parts, textIn(event, 'bookingId')),
    },
    {
      name: 'fulfilment.look_again',
      on: ['booking.partner_awaited'],
      at: (event) => instantIn(event, 'lookAgainAt'),
      run: lookForPartner,
    },
  ];
}
