import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { bookingEvents } from '@nukkad/contract/market/booking/booking.events';
import { reviewEvents } from '@nukkad/contract/market/review/review.noun';
import { defaultReviewRules } from './review.rules.ts';
import { domainOn } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import { extensionPoint } from '../../platform/extension.ts';
import type { Platform } from '../../platform/platform.ts';
import { listKnownPhotos } from './photo/photo.store.ts';
import { happyOf, newestHappy } from './list-reviews.ts';
import type {
  ReadChosenHappy,
  ReviewDependencies,
  ReviewInterface,
  ReviewInterfaces,
} from './review.interface.ts';
import { reviewNotices } from './review.notices.ts';
import { reviewPersonal } from './review.store.ts';
import { reviewRoutes } from './review.routes.ts';
import { openServiceStars } from './service-rating.store.ts';
import { type WaitingReader, countedInOffice } from '../../platform/waiting/waiting.ts';
import { countOfficeRows } from './office/office-review.store.ts';
import { consumer, when } from '../../platform/outbox/consumer.ts';
import type { Consumer } from '../../platform/outbox/event.ts';
import { askForReview } from './ask-for-review.ts';
import { openForReview } from './open-window.ts';
import { listShownStars } from './shown-stars.store.ts';
import { showWhenOver } from './show-when-over.ts';

/** Each looks again at the locked visit, so told twice or too late it does nothing. */
function reviewConsumers(deps: ReviewDependencies): Consumer[] {
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

/** Reviews that were reported. */
const reviewWaiting: readonly WaitingReader[] = [
  countedInOffice({
    review_reported: ({ reader }) => countOfficeRows(reader, { state: 'reported' }),
  }),
];

/** What customers and partners say of finished visits, and the stars that follow. */
export function createReviewDomain(platform: Platform, parts: ReviewInterfaces): Domain & ReviewInterface {
  const chosenHappy = extensionPoint<ReadChosenHappy>('review.chosen_happy');
  const deps = { platform, parts, chosenHappy };
  return {
    name: 'review',
    shownStars: listShownStars,
    chosenHappy,
    happyOf: (reader, reviewIds, lang) => happyOf(deps, reader, reviewIds, lang),
    newestHappy: (reader, asked, lang) => newestHappy(deps, reader, asked, lang),
    settings: { 'review.rules': defaultReviewRules },
    routes: reviewRoutes(deps),
    consumers: reviewConsumers(deps),
    notices: reviewNotices(deps),
    personal: reviewPersonal,
    waiting: reviewWaiting,
    extensions: [parts.catalog.stars.answeredBy(openServiceStars(platform.snapshots))],
    keptFiles: [{ prefixes: ['reviews/'], listKnown: listKnownPhotos }],
    activity: [
      {
        kind: 'review',
        addressFor: (viewer) =>
          viewer.role === 'Buyer' ? screenAddress.customerBookings : screenAddress.partnerBookings,
      },
    ],
  };
}

export const review = domainOn({
  needs: ['account', 'booking', 'catalog', 'geography', 'partner'],
  create: createReviewDomain,
});

export type { ReviewInterface } from './review.interface.ts';
