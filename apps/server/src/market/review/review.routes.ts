import * as office from '@nukkad/contract/market/review/review-office.api';
import * as api from '@nukkad/contract/market/review/review.api';
import { getProfessionalDetails } from '@nukkad/contract/market/review/partner-page.api';
import { keptRoute } from '../../platform/http/kept-route.ts';
import { type Route, openRoute, route } from '../../platform/http/route.ts';
import { changeReview } from './change-review.ts';
import { listPartnerReviews, listReviewsToWrite, readPartnerRating } from './list-own-reviews.ts';
import { listHappyCustomers, listReviews } from './list-reviews.ts';
import { hideReview, keepReview, restoreReview } from './office/decide-review.ts';
import { listOfficeReviews } from './office/list-office-reviews.ts';
import { hideReviewPhoto, restoreReviewPhoto } from './office/decide-photo.ts';
import { addPhotos } from './photo/add-photos.ts';
import { removePhoto } from './photo/remove-photo.ts';
import { readPartnerPage } from './read-partner-page.ts';
import { readServiceReviews, serviceReviewsNames } from './read-service-reviews.ts';
import { readVisit } from './read-visit.ts';
import { replyToReview } from './reply-to-review.ts';
import { reportReview } from './report-review.ts';
import type { ReviewDependencies } from './review.interface.ts';
import { writeReview } from './write-review.ts';

/** Calls of the two sides of a visit, and of anyone who reads. */
const ownRoutes = (deps: ReviewDependencies): readonly Route[] => {
  const { platform } = deps;
  const { db } = platform;
  return [
    openRoute(api.listReviews, (call) => listReviews(deps, db, call.input.query, call.lang)),
    keptRoute(api.getServiceReviews, platform.answers, ({ input, lang }) => ({
      names: () => serviceReviewsNames(input.query.serviceId),
      read: () => readServiceReviews(deps, db, input.query.serviceId, lang),
    })),
    openRoute(api.listHappyCustomers, (call) => listHappyCustomers(deps, db, call.input.query, call)),
    openRoute(getProfessionalDetails, (call) =>
      readPartnerPage(deps, db, call.input.query.organisationId, call.lang),
    ),
    route(api.writeReview, (call) => writeReview(deps, call, call.input.body)),
    route(api.changeReview, (call) => changeReview(deps, call, call.input.body)),
    route(api.getVisitReviews, (call) => readVisit(deps, db, call, call.input.query.bookingId)),
    route(api.listReviewsToWrite, (call) => listReviewsToWrite(deps, db, call, call.input.query)),
    route(api.uploadReviewPhotos, (call) => addPhotos(deps, call, call.input.query.bookingId)),
    route(api.removeReviewPhoto, (call) => removePhoto(deps, call, call.input.query.photoId)),
    route(api.replyToReview, (call) => replyToReview(deps, call, call.input.body)),
    route(api.reportReview, (call) => reportReview(platform, call, call.input.body)),
    route(api.listPartnerReviews, (call) => listPartnerReviews(deps, db, call, call.input.query)),
    route(api.getPartnerRating, (call) => readPartnerRating(db, call, call.input.query.mine ?? false)),
  ];
};

const officeRoutes = (deps: ReviewDependencies): readonly Route[] => [
  route(office.listOfficeReviews, (call) =>
    listOfficeReviews(deps, deps.platform.db, call, call.input.query),
  ),
  route(office.hideReview, (call) => hideReview(deps, call, { ...call.input.params, ...call.input.body })),
  route(office.hideReviewPhoto, (call) =>
    hideReviewPhoto(deps, call, { ...call.input.params, ...call.input.body }),
  ),
  route(office.restoreReviewPhoto, (call) =>
    restoreReviewPhoto(deps, call, { ...call.input.params, ...call.input.body }),
  ),
  route(office.keepReview, (call) => keepReview(deps, call, { ...call.input.params, ...call.input.body })),
  route(office.restoreReview, (call) =>
    restoreReview(deps, call, { ...call.input.params, ...call.input.body }),
  ),
];

export const reviewRoutes = (deps: ReviewDependencies): readonly Route[] => [
  ...ownRoutes(deps),
  ...officeRoutes(deps),
];
