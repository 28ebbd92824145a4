import type { ReviewSide } from './review.noun.ts';

/** What may be said with a tap: of a good visit, and of one that was not. The words are the screen's. */
export const reviewTags = {
  customer: {
    good: ['on_time', 'clean', 'polite', 'fair_price', 'good_work'],
    bad: ['late', 'untidy', 'rude', 'overpriced', 'poor_work'],
  },
  partner: {
    good: ['ready', 'easy_to_find', 'friendly', 'paid_promptly'],
    bad: ['not_ready', 'hard_to_find', 'unfriendly', 'paid_late'],
  },
} as const;
export type ReviewTag = (typeof reviewTags)[ReviewSide]['good' | 'bad'][number];

export const allReviewTags: readonly ReviewTag[] = Object.values(reviewTags).flatMap(({ good, bad }) => [
  ...good,
  ...bad,
]);

/** From so many stars a visit was good. */
export const goodFrom = 4;

/** The tags that go with these stars. */
export const tagsFor = (side: ReviewSide, stars: number): readonly ReviewTag[] =>
  reviewTags[side][stars >= goodFrom ? 'good' : 'bad'];
