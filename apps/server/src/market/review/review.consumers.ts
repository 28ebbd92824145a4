import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import { reviewEvents } from '@nukkad/contract/market/review/review.noun';
import { consumer, when } from '../../platform/outbox/consumer.ts';
import type { Consumer } from '../../platform/outbox/event.ts';
import { askForReview } from './ask-for-review.ts';
import { openForReview } from './open-window.ts';
import type { ReviewDependencies } from './review.dependencies.ts';
import { showWhenOver } from './show-when-over.ts';

/** Each looks again at the locked visit, so told twice or too late it does nothing. */
export function reviewConsumers(deps: ReviewDependencies): Consumer[] {
  const { platform } = deps;
  return [
    consumer(
      'review.open',
      when(bookingEvents.completed, ({ facts }) => openForReview(deps, facts.bookingId)),
    ),
    consumer(
      'review.ask',
      when(reviewEvents.opened, {
        at: ({ askAt }) => new Date(askAt),
        run: ({ facts }) => askForReview(platform, facts.bookingId, false),
      }),
    ),
    consumer(
      'review.remind',
      when(reviewEvents.opened, {
        at: ({ remindAt }) => new Date(remindAt),
        run: ({ facts }) => askForReview(platform, facts.bookingId, true),
      }),
    ),
    consumer(
      'review.show_when_over',
      when(reviewEvents.opened, {
        at: ({ writeBefore }) => new Date(writeBefore),
        run: ({ facts }) => showWhenOver(platform, facts.bookingId),
      }),
    ),
  ];
}
