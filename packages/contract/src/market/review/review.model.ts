import * as z from 'zod/mini';
import { countedPageQuery } from '../../kernel/page.ts';
import { flagParam, id, instant, text, whole, wholeParam } from '../../kernel/schema.ts';
import { reviewSides, reviewStatuses } from './review.noun.ts';
import { allReviewTags } from './review.tags.ts';

export const reviewId = id('Review');
export const mostWords = 1_000;

const tag = z.enum(allReviewTags, 'Choose from the list.');

/** What a person says of a visit. */
export const reviewBody = z.object({
  stars: whole(1, 5, '1 to 5.'),
  tags: z
    .array(tag)
    .check(z.maxLength(5, 'At most 5 tags.'), z.describe('Those of review.tags.ts for the stars.')),
  words: z.string('Enter some text.').check(
    z.trim(),
    z.maxLength(mostWords, `Use at most ${mostWords} characters.`),
    z.refine((value) => !value.includes('\u0000'), 'This contains a character we can’t save. Remove it.'),
    z.describe('In own words; may be empty. No links, numbers or addresses.'),
  ),
  showName: z
    .boolean('Choose yes or no.')
    .check(z.describe('A customer’s short name is shown with it, as Asha R.')),
});
export type ReviewBody = z.output<typeof reviewBody>;

/** How many reviews gave 1, 2, 3, 4 and 5 stars. */
export const rating = z.object({
  average: z.nullable(z.number()).check(z.describe('1 to 5 with one decimal; null before the first review.')),
  count: z.int(),
  stars: z.array(z.int()).check(z.describe('Reviews with 1, 2, 3, 4 and 5 stars.')),
});
export type Rating = z.output<typeof rating>;

/** A picture of the work, shown with the review and no earlier. */
export const reviewPhoto = z.object({
  photoId: z.uuid(),
  url: z.string().check(z.describe('Signed, at most 10 minutes.')),
});
export type ReviewPhoto = z.output<typeof reviewPhoto>;

/** As its author and staff see it. */
export const ownReviewPhoto = z.object({
  ...reviewPhoto.shape,
  hiddenReason: z.string().check(z.describe('Why an Admin hid it; empty unless it is.')),
});
export type OwnReviewPhoto = z.output<typeof ownReviewPhoto>;

const reply = z.object({ words: z.string(), at: instant() });

/** As anyone reads it. */
export const shownReview = z.object({
  reviewId: z.uuid(),
  name: z.string().check(z.describe('Short name of the customer; empty: not shown.')),
  stars: z.int(),
  tags: z.array(z.string()),
  words: z.string(),
  serviceId: z.string(),
  serviceName: z.string(),
  shownAt: instant(),
  photos: z.array(reviewPhoto),
  reply: z.nullable(reply),
});
export type ShownReview = z.output<typeof shownReview>;

/** On the page of a service: its stars, and the newest few that say something in words. */
export const serviceReviews = z.object({
  rating,
  items: z.array(
    z.object({
      ...z.omit(shownReview, { photos: true }).shape,
      photoCount: z.int().check(z.describe('How many photos it has; GET /reviews has them.')),
    }),
  ),
});
export type ServiceReviews = z.output<typeof serviceReviews>;

export const happyCustomer = z.object({
  ...shownReview.shape,
  companyName: z.string(),
  cityName: z.string(),
});
export type HappyCustomer = z.output<typeof happyCustomer>;

/** A review of one of the own visits. */
export const visitReview = z.object({
  ...shownReview.shape,
  shownAt: z.nullable(instant('Null: only the side that wrote it reads it.')),
  photos: z.array(ownReviewPhoto),
  status: z.enum(reviewStatuses),
  showName: z.boolean(),
  hiddenReason: z.string().check(z.describe('Why it was hidden; empty unless it is.')),
  version: z.int(),
  can: z.object({ change: z.boolean(), reply: z.boolean(), report: z.boolean() }),
});
export type VisitReview = z.output<typeof visitReview>;

/** What the two sides say of a visit, as one of them may read it now. */
export const visitReviews = z.object({
  bookingId: z.uuid(),
  side: z.enum(reviewSides).check(z.describe('On which side the caller is.')),
  serviceName: z.string(),
  companyName: z.string(),
  professionalName: z.string().check(z.describe('Empty: none was assigned.')),
  customerName: z.string(),
  writeBefore: instant('When the time to write is over, and what was written is shown.'),
  own: z.nullable(visitReview),
  theirs: z.nullable(visitReview).check(z.describe('Null: not written, or not shown yet.')),
  photos: z.array(ownReviewPhoto).check(z.describe('The customer’s own, also before the review is written.')),
  photoLimit: z.int().check(z.describe('So many a review shows.')),
  can: z.object({ write: z.boolean(), changePhotos: z.boolean() }),
});
export type VisitReviews = z.output<typeof visitReviews>;

/** A visit that waits for the caller's review. */
export const reviewToWrite = z.object({
  bookingId: z.uuid(),
  bookingNumber: z.string(),
  serviceName: z.string(),
  otherName: z.string().check(z.describe('The partner, or for a partner the customer.')),
  professionalName: z.string(),
  completedAt: instant(),
  writeBefore: instant(),
});
export type ReviewToWrite = z.output<typeof reviewToWrite>;

/** As the partner reads it, with the booking. */
export const partnerReview = z.object({
  ...visitReview.shape,
  bookingId: z.uuid(),
  bookingNumber: z.string(),
  professionalName: z.string(),
});
export type PartnerReview = z.output<typeof partnerReview>;

/** What a partner's reviews may be looked for by. Here, not beside its call: public pages load the calls and no zod. */
export const partnerReviewsQuery = z.object({
  ...countedPageQuery,
  stars: z.optional(wholeParam(1, 5, 'With so many stars.')),
  answered: z.optional(flagParam('With a reply, or without.')),
  sort: z.optional(z.enum(['unanswered', 'newest'], 'Choose one of the list.')),
});

export const reportReasons = ['abusive', 'false', 'private', 'spam', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

export const replyWords = text(1_000, 'The answer, as everyone reads it.');
