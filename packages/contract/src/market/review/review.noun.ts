import { lifecycle } from '../../kernel/lifecycle.ts';
import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { instant, ref } from '../../kernel/schema.ts';
import { defineErrors } from '../../kernel/errors.ts';
import { actsOf } from '../../kernel/act.ts';

export const reviewStatuses = ['Written', 'Shown', 'Hidden'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

/** Who writes: the customer of the partner, or the partner of the customer. */
export const reviewSides = ['customer', 'partner'] as const;
export type ReviewSide = (typeof reviewSides)[number];

/**
 * A review of a finished visit. Until it is shown only its author's side reads it: when both sides have written, both are
 * shown at once; else what was written is shown when the time to write is over.
 */
export const reviewLifecycle = lifecycle({
  name: 'review',
  states: reviewStatuses,
  actors: ['Buyer', 'Service Partner', 'subUser', 'Professional', 'System', 'Admin'],
  moves: {
    write: {
      from: [null],
      to: ['Written'],
      by: ['Buyer', 'Service Partner', 'subUser', 'Professional'],
      why: 'Once for each side of a finished visit, within the time to write.',
      tells: ['review.written'],
    },
    change: {
      from: ['Written'],
      to: ['Written'],
      by: ['Buyer', 'Service Partner', 'subUser', 'Professional'],
      why: 'Until the other side may read it.',
    },
    show: {
      from: ['Written'],
      to: ['Shown'],
      by: ['System'],
      why: 'Both sides have written, or the time to write is over: from now on it counts.',
      tells: ['review.shown'],
    },
    reply: {
      from: ['Shown'],
      to: ['Shown'],
      by: ['Service Partner', 'subUser'],
      why: 'One public answer of the partner to its customer.',
      tells: ['review.replied'],
    },
    hide: {
      from: ['Shown'],
      to: ['Hidden'],
      by: ['Admin'],
      why: 'It breaks the rules; its author reads the reason, and it no longer counts.',
      tells: ['review.hidden'],
    },
    restore: {
      from: ['Hidden'],
      to: ['Shown'],
      by: ['Admin'],
      why: 'It was hidden by mistake; it counts again.',
      tells: ['review.restored'],
    },
  },
});
export type ReviewActor = 'Buyer' | 'Service Partner' | 'subUser' | 'Professional' | 'System' | 'Admin';
export type ReviewVerb = keyof typeof reviewLifecycle.moves;

const visit = {
  bookingId: ref('booking'),
  buyerId: ref('user'),
  organisationId: ref('organisation'),
  staffId: z.nullable(ref('professional')),
};
const side = z.enum(reviewSides);
const facts = z.object({ reviewId: ref('review'), side, authorId: ref('user'), ...visit });
/** What counts for a rating. */
const counted = z.object({ ...facts.shape, stars: z.int() });

export const reviewEvents = {
  opened: event('review.opened', {
    summary: 'A visit is done: both sides may review it.',
    facts: z.object({
      ...visit,
      askAt: instant('When both are asked.'),
      remindAt: instant('When those who have not written are reminded.'),
      writeBefore: instant('When the time to write ends.'),
    }),
  }),
  asked: event('review.asked', {
    summary: 'A side that has not written is asked for its review.',
    facts: z.object({ ...visit, side, isReminder: z.boolean() }),
  }),
  written: event('review.written', { summary: 'One side of a visit wrote its review.', facts }),
  shown: event('review.shown', { summary: 'A review is shown, and counts.', facts: counted }),
  replied: event('review.replied', { summary: 'The partner answered a review.', facts }),
  hidden: event('review.hidden', {
    summary: 'An Admin hid a review; it no longer counts.',
    facts: counted,
  }),
  photoHidden: event('review.photo_hidden', {
    summary: 'An Admin hid one photo of a review.',
    facts: z.object({ ...facts.shape, photoId: ref('reviewPhoto') }),
  }),
  restored: event('review.restored', {
    summary: 'An Admin shows a hidden review again; it counts.',
    facts: counted,
  }),
};

export const reviewErrors = defineErrors({
  review_not_found: [404, 'Resource is not available'],
  review_moved_on: [409, 'This review has changed. Check it again.'],
  review_exists: [409, 'You have already reviewed this visit.'],
  review_time_over: [409, 'The time to review this visit has run out.'],
  review_has_contact: [400, 'Remove links, phone numbers and email addresses from your review.'],
  review_tag_unfit: [400, 'These tags don’t fit your stars. Choose again.'],
  review_replied: [409, 'This review has a reply already.'],
  review_photo_unreadable: [400, 'We couldn’t open this photo. Choose another one.'],
  review_photo_limit: [409, 'A review shows at most {{limit}} photos.'],
  review_photo_not_found: [404, 'This photo isn’t there any more.'],
  review_reported: [409, 'You have already reported this review.'],
});

export const reviewActs = actsOf('review', reviewLifecycle, ['keep', 'hide_photo', 'restore_photo']);
