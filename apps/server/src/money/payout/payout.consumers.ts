import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import { consumer, when } from '../../platform/outbox/consumer.ts';
import type { Consumer } from '../../platform/outbox/event.ts';
import { followClosed } from './follow-booking.ts';
import type { PayoutDependencies } from './payout.dependencies.ts';

export const payoutConsumers = (deps: PayoutDependencies): readonly Consumer[] => [
  consumer(
    'payout.follow_booking',
    when(bookingEvents.closed, ({ facts, createdAt }) => followClosed(deps, facts, createdAt)),
  ),
];
