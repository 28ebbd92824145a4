import { defaultReviewRules } from './review.rules.ts';
import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { domainOn } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import type { Platform } from '../../platform/platform.ts';
import { listKnownPhotos } from './photo/photo.store.ts';
import { reviewConsumers } from './review.consumers.ts';
import type { ReviewInterfaces } from './review.dependencies.ts';
import { reviewNotices } from './review.notices.ts';
import { reviewPersonal } from './review.personal.store.ts';
import { reviewWaiting } from './read-waiting.ts';
import { reviewRoutes } from './review.routes.ts';
import { openServiceStars } from './service-rating.store.ts';

/** What customers and partners say of finished visits, and the stars that follow. */
export function createReviewDomain(platform: Platform, parts: ReviewInterfaces): Domain {
  const deps = { platform, parts };
  return {
    name: 'review',
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
