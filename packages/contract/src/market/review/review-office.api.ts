import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { countedPageOf, countedPageQuery } from '../../kernel/page.ts';
import { id, instant, optionalText, sentence, whole } from '../../kernel/schema.ts';
import { reviewErrors as e, reviewSides } from './review.noun.ts';
import { partnerReview, reportReasons, reviewId } from './review.model.ts';

const tag = 'Back office';
const adminOnly = { who: 'roles', roles: ['Admin'] } as const;
const params = z.object({ reviewId });
const version = whole(1, 1_000_000, 'As it was shown; a changed review is refused.');
const errors = [e.review_not_found, e.review_moved_on] as const;

export const officeReview = z.object({
  ...z.omit(partnerReview, { can: true }).shape,
  side: z.enum(reviewSides),
  buyerId: z.uuid(),
  customerName: z.string(),
  organisationId: z.uuid(),
  companyName: z.string(),
  reportedAt: z.nullable(instant('When the oldest undecided report came; null: none waits.')),
  reports: z.array(
    z.object({
      photoId: z.nullable(z.uuid()).check(z.describe('The photo that is meant; null: all of it.')),
      reason: z.enum(reportReasons),
      note: z.string(),
      at: instant(),
      isDecided: z.boolean(),
    }),
  ),
  createdAt: instant(),
  can: z.object({ hide: z.boolean(), keep: z.boolean(), restore: z.boolean() }),
});
export type OfficeReview = z.output<typeof officeReview>;

/** What reviews may be looked for by. */
export const officeReviewsQuery = z.object({
  ...countedPageQuery,
  q: optionalText(40, 'The beginning of a booking number.'),
  state: z.optional(z.enum(['reported', 'hidden', 'all'], 'Choose one of the list.')),
});

export const listOfficeReviews = endpoint('GET /backoffice/reviews', {
  summary: 'Reported reviews, the longest waiting first; or the hidden ones, or all, newest first',
  tag,
  authz: adminOnly,
  query: officeReviewsQuery,
  response: countedPageOf(officeReview),
});

export const hideReview = endpoint('POST /backoffice/reviews/{reviewId}/hide', {
  summary: 'Hide a review; its author is told the reason, and it no longer counts',
  tag,
  authz: adminOnly,
  unconfirmed: 'carries-version',
  params,
  body: z.object({ version, reason: sentence(500, 'As the author reads it.') }),
  response: officeReview,
  errors: [...errors],
});

const photoParams = z.object({ reviewId, photoId: id('ReviewPhoto') });

export const hideReviewPhoto = endpoint('POST /backoffice/reviews/{reviewId}/photos/{photoId}/hide', {
  summary: 'Hide one photo of a review; its author is told the reason, the review itself stays',
  tag,
  authz: adminOnly,
  unconfirmed: 'carries-version',
  params: photoParams,
  body: z.object({ version, reason: sentence(500, 'As the author reads it.') }),
  response: officeReview,
  errors: [...errors, e.review_photo_not_found],
});

export const restoreReviewPhoto = endpoint('POST /backoffice/reviews/{reviewId}/photos/{photoId}/restore', {
  summary: 'Show a hidden photo with its review again',
  tag,
  authz: adminOnly,
  unconfirmed: 'carries-version',
  params: photoParams,
  body: z.object({ version }),
  response: officeReview,
  errors: [...errors, e.review_photo_not_found],
});

export const keepReview = endpoint('POST /backoffice/reviews/{reviewId}/keep', {
  summary: 'Let a reported review stay; its reports are done with',
  tag,
  authz: adminOnly,
  unconfirmed: 'carries-version',
  params,
  body: z.object({ version }),
  response: officeReview,
  errors: [...errors],
});

export const restoreReview = endpoint('POST /backoffice/reviews/{reviewId}/restore', {
  summary: 'Show a hidden review again',
  tag,
  authz: adminOnly,
  unconfirmed: 'carries-version',
  params,
  body: z.object({ version }),
  response: officeReview,
  errors: [...errors],
});
