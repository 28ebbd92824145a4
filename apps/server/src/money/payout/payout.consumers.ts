import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import { payoutEvents } from '@nukkad/contract/money/payout/payout.noun';
import { consumer, when } from '../../platform/outbox/consumer.ts';
import type { Consumer } from '../../platform/outbox/event.ts';
import { followClosed, followRefunded } from './follow-booking.ts';
import { followDisputed, followResolved } from './follow-dispute.ts';
import type { PayoutDependencies } from './payout.dependencies.ts';
import { deliverPayoutEvent } from './sandbox/deliver-payout-event.ts';
import { sendPayout } from './send-payout.ts';

export const payoutConsumers = (deps: PayoutDependencies): readonly Consumer[] => [
  consumer(
    'payout.follow_booking',
    when(bookingEvents.closed, ({ facts, createdAt }) => followClosed(deps, facts, createdAt)),
    when(bookingEvents.disputed, ({ facts }) => followDisputed(deps, facts)),
    when(bookingEvents.resolved, ({ facts }) => followResolved(deps, facts)),
    when(bookingEvents.refunded, ({ facts, createdAt }) => followRefunded(deps, facts, createdAt)),
  ),
  consumer(
    'payout.send',
    when(payoutEvents.requested, ({ facts }) => sendPayout(deps, facts.payoutId)),
  ),
  consumer(
    'payout.sandbox_deliver',
    when(payoutEvents.sandboxEventSigned, ({ facts }) => deliverPayoutEvent(deps, facts.sandboxEventId)),
  ),
];
