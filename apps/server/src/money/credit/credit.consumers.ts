import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import { systemAuthorized } from '../../platform/authorize.ts';
import { consumer, when } from '../../platform/outbox/consumer.ts';
import type { Consumer } from '../../platform/outbox/event.ts';
import { type Platform, system } from '../../platform/platform.ts';
import { giveCredit } from './give-credit.ts';

/** Told twice, the event is the same cause, and credit is given once. */
export function creditConsumers(platform: Platform): Consumer[] {
  return [
    consumer(
      'credit.give_due',
      when(bookingEvents.creditDue, ({ eventId, facts }) => {
        const { buyerId: userId, bookingId, amountPaise, creditKind: kind } = facts;
        const now = platform.clock.now();
        const given = { userId, bookingId, amountPaise, kind, cause: `event:${eventId}`, now };
        return platform.write(system, async (tx) => {
          await giveCredit(tx, systemAuthorized(given, 'The booking owes it.'));
        });
      }),
    ),
  ];
}
