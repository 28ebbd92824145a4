import { defineErrors } from '../../kernel/errors.ts';

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
