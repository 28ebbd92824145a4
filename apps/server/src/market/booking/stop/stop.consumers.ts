import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import { consumer, when } from '../../../platform/outbox/consumer.ts';
import type { Consumer } from '../../../platform/outbox/event.ts';
import type { BookingDependencies } from '../booking.interface.ts';
import { expireStop } from './expire-stop.ts';

/** It looks again at the locked row, so told twice or too late it does nothing. */
export const stopConsumers = (deps: BookingDependencies): Consumer[] => [
  consumer(
    'stop.answer_clock',
    when(bookingEvents.stopAsked, {
      at: ({ answerBefore }) => new Date(answerBefore),
      run: ({ facts }) => expireStop(deps, facts.bookingId, facts.stopId),
    }),
  ),
];
