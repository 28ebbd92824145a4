import { isOneOf } from '@nukkad/contract/kernel/record';
import type { ReviewSide } from '@nukkad/contract/market/review/review.noun';
import type { Rating } from '@nukkad/contract/market/review/review.model';
import { tagsFor } from '@nukkad/contract/market/review/review.tags';

/** The dated setting `review.rules`, as long as nothing else is configured. */
export const defaultReviewRules = {
  /** So long both sides may write, and neither reads the other's unless both have. */
  openDays: 7,
  /** After the end of the work, so that the bill is not disturbed. */
  askAfterMinutes: 60,
  remindAfterDays: 5,
  /** So many a customer may show with a review. */
  photos: 5,
};
export type ReviewRules = typeof defaultReviewRules;

const minute = 60_000;
const day = 24 * 60 * minute;

/** When the sides are asked, reminded, and when the time to write is over. */
export function windowOf(completedAt: Date, rules: ReviewRules) {
  const after = (milliseconds: number) => new Date(completedAt.getTime() + milliseconds);
  return {
    askAt: after(rules.askAfterMinutes * minute),
    remindAt: after(rules.remindAfterDays * day),
    writeBefore: after(rules.openDays * day),
  };
}

/** Half-open: at the very end it is too late. */
export const mayStillWrite = (writeBefore: Date, now: Date): boolean => now < writeBefore;

export const otherSide = (side: ReviewSide): ReviewSide => (side === 'customer' ? 'partner' : 'customer');

/** Tags of the side and of these stars, each once. */
export const tagsFit = (side: ReviewSide, stars: number, tags: readonly string[]): boolean =>
  new Set(tags).size === tags.length && tags.every((tag) => isOneOf(tagsFor(side, stars), tag));

/** `stars`: how many reviews gave 1, 2, 3, 4 and 5. The shown average is the plain one, with one decimal. */
export function ratingFrom(stars: readonly number[]): Rating {
  const count = stars.reduce((sum, reviews) => sum + reviews, 0);
  const sum = stars.reduce((total, reviews, index) => total + reviews * (index + 1), 0);
  return { average: count === 0 ? null : Math.round((sum / count) * 10) / 10, count, stars: [...stars] };
}
