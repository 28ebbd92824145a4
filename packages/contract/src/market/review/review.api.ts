/** Reviews of visits: specification section 7 (reviews GET, POST; happy customers). */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { countedPageOf, pageOf, pageQuery } from '../../kernel/page.ts';
import { flagParam, optionalText, text, whole, wholeParam } from '../../kernel/schema.ts';
import { reviewErrors as e } from './review.noun.ts';
import {
  happyCustomer,
  partnerReview,
  partnerReviewsQuery,
  rating,
  replyWords,
  reportReasons,
  reviewBody,
  reviewId,
  reviewToWrite,
  serviceReviews,
  shownReview,
  visitReviews,
} from './review.model.ts';

const tag = 'Reviews';
const bookingId = z.uuid('This is not a known id.');
const photoId = z.uuid('This is not a known id.');
const sides = {
  who: 'roles',
  roles: ['Buyer', 'Service Partner', 'subUser'],
  permission: 'booking.update',
  orAssigned: true,
  scope: 'own finished visits',
} as const;
const partnerSide = {
  who: 'roles',
  roles: ['Service Partner', 'subUser'],
  permission: 'booking.view',
  orAssigned: true,
  scope: 'reviews of the own organisation; a professional without the right those of the own visits',
} as const;
const written = [e.review_not_found, e.review_has_contact, e.review_tag_unfit, e.review_time_over] as const;
const perMinute = 20;

export const listReviews = endpoint('GET /reviews', {
  summary:
    'What customers say of a partner, a professional or a service, newest first, and how many stars they gave',
  tag,
  authz: { who: 'anyone' },
  query: z.object({
    ...pageQuery,
    organisationId: z.optional(z.uuid('This is not a known id.')),
    serviceId: optionalText(80, 'Of this service; with a partner, of this service there.'),
    stars: z.optional(wholeParam(1, 5, 'With so many stars.')),
  }),
  response: z.object({ ...pageOf(shownReview).shape, rating }),
  spoken: true,
});

export const getServiceReviews = endpoint('GET /reviews/service', {
  summary: 'The stars of a service and its newest three reviews with words, for its page',
  tag,
  authz: { who: 'anyone' },
  query: z.object({ serviceId: text(80, 'Of this service.') }),
  response: serviceReviews,
});

export const writeReview = endpoint('POST /reviews', {
  summary:
    'Review a finished visit; the other side reads it when it has written too, or when the time is over',
  tag,
  authz: sides,
  unconfirmed: 'only-adds',
  status: 201,
  idempotency: 'required',
  perMinute,
  body: z.extend(reviewBody, { bookingId }),
  response: visitReviews,
  errors: [...written, e.review_exists],
});

export const changeReview = endpoint('PATCH /reviews', {
  summary: 'Change an own review until it is shown',
  tag,
  authz: sides,
  unconfirmed: 'carries-version',
  perMinute,
  body: z.extend(reviewBody, { reviewId, version: whole(1, 1_000_000) }),
  response: visitReviews,
  errors: [...written, e.review_moved_on],
});

export const getVisitReviews = endpoint('GET /reviews/visit', {
  summary: 'The own review of a visit, and that of the other side once it is shown',
  tag,
  authz: sides,
  query: z.object({ bookingId }),
  response: visitReviews,
  errors: [e.review_not_found],
  spoken: true,
});

export const listReviewsToWrite = endpoint('GET /reviews/toWrite', {
  summary: 'Finished visits that wait for the own review, newest first',
  tag,
  authz: sides,
  query: z.object(pageQuery),
  response: pageOf(reviewToWrite),
  spoken: true,
});

export const uploadReviewPhotos = endpoint('POST /reviews/photos', {
  summary:
    'Photos of the work for the own review of a visit, before or after it is written and until it is shown; of at most 10 MB',
  tag,
  authz: { who: 'roles', roles: ['Buyer'], scope: 'own finished visits' },
  unconfirmed: 'only-adds',
  query: z.object({ bookingId }),
  upload: {
    field: 'photos',
    maxFiles: 5,
    maxBytes: 10_485_760,
    mediaTypes: ['image/jpeg', 'image/png', 'image/webp'],
  },
  response: visitReviews,
  status: 201,
  errors: [
    e.review_not_found,
    e.review_time_over,
    e.review_moved_on,
    e.review_photo_unreadable,
    e.review_photo_limit,
  ],
});

export const removeReviewPhoto = endpoint('DELETE /reviews/photos', {
  summary: 'Take a photo away until the review is shown',
  tag,
  authz: { who: 'roles', roles: ['Buyer'], scope: 'own finished visits' },
  unconfirmed: 'removes-named',
  query: z.object({ photoId }),
  response: visitReviews,
  errors: [e.review_photo_not_found, e.review_time_over, e.review_moved_on],
});

export const replyToReview = endpoint('POST /reviews/reply', {
  summary: 'Answer a customer’s review, once, for everyone to read',
  tag,
  authz: { ...sides, roles: ['Service Partner', 'subUser'] },
  unconfirmed: 'only-adds',
  perMinute,
  body: z.object({ reviewId, words: replyWords }),
  response: visitReviews,
  errors: [e.review_not_found, e.review_moved_on, e.review_replied, e.review_has_contact],
});

export const reportReview = endpoint('POST /reviews/report', {
  summary: 'Say that a shown review should not be there; the back office looks at it',
  tag,
  authz: { who: 'signed-in', scope: 'shown reviews' },
  unconfirmed: 'only-adds',
  status: 201,
  perMinute,
  body: z.object({
    reviewId,
    photoId: z.optional(photoId.check(z.describe('The photo that is meant; left out: all of it.'))),
    reason: z.enum(reportReasons, 'Choose a reason.'),
    note: optionalText(500, 'More about it.'),
  }),
  response: z.object({ reviewId: z.uuid() }),
  errors: [e.review_not_found, e.review_photo_not_found, e.review_reported],
  touches: 'nothing',
});

export const listHappyCustomers = endpoint('GET /happyCustomers', {
  summary:
    'Good reviews of customers who agreed to show their short name: those chosen for the home page, or the newest',
  tag,
  authz: { who: 'anyone' },
  query: z.object(pageQuery),
  response: pageOf(happyCustomer),
});

export const listPartnerReviews = endpoint('GET /service/partner/reviews', {
  summary: 'Reviews by own customers, those without a reply first',
  tag,
  authz: partnerSide,
  query: partnerReviewsQuery,
  response: countedPageOf(partnerReview),
  spoken: true,
});

export const getPartnerRating = endpoint('GET /service/partner/rating', {
  summary: 'The own stars: of the organisation, and of a professional those of the own visits',
  tag,
  authz: partnerSide,
  query: z.object({ mine: z.optional(flagParam('Only of the own visits.')) }),
  response: rating,
});
