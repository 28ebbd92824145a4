import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { instant, ref } from '../../kernel/schema.ts';
import { reviewSides } from './review.lifecycle.ts';

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
