import type { Act } from '@nukkad/contract/acts';

/** Acts about reviews, and about pictures of past work. */
export const reviewSentences = {
  'review.write': '{{who}} reviewed a visit.',
  'review.change': '{{who}} changed a review.',
  'review.show': '{{who}} showed a review.',
  'review.reply': '{{who}} replied to a review.',
  'review.hide': '{{who}} hid a review.',
  'portfolio.add': '{{who}} added photos of past work.',
  'portfolio.remove': '{{who}} removed a photo of past work.',
  'portfolio.hide': '{{who}} hid a photo of past work.',
  'portfolio.restore': '{{who}} showed a hidden photo of past work again.',
  'review.hide_photo': '{{who}} hid a photo of a review.',
  'review.restore_photo': '{{who}} showed a hidden photo of a review again.',
  'review.restore': '{{who}} showed a hidden review again.',
  'review.keep': '{{who}} kept a reported review.',
} satisfies Partial<Record<Act, string>>;
