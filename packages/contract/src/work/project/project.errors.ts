import { defineErrors } from '../../kernel/errors.ts';

export const projectErrors = defineErrors({
  project_not_found: [404, 'Resource is not available'],
  project_moved_on: [409, 'This project has changed. Check it and try again.'],
  project_has_work: [
    409,
    'Part of this project has been accepted or is awaiting approval. You can’t cancel it.',
  ],
  project_dates: [400, 'The last day can’t be before the first day.'],
  milestone_not_found: [404, 'Resource is not available'],
  milestone_moved_on: [409, 'This milestone has changed. Check it and try again.'],
  milestone_agreed: [409, 'Your customer agreed to this milestone. You can’t change it alone.'],
  milestone_client_decides: [409, 'Your customer approves this milestone. Submit it for review.'],
  milestone_nobody_asks: [409, 'This customer isn’t on the platform. Note their approval yourself.'],
  milestone_dispute_late: [409, 'The time to dispute this milestone has ended. Chat with the business.'],
  milestone_dispute_answered: [409, 'You’ve already answered this dispute.'],
  milestone_photo_unreadable: [400, 'This photo can’t be read. Choose a JPEG, PNG or WebP image.'],
  milestone_photos_full: [409, 'Each side can add up to {{limit}} photos.'],
  milestone_tax_ended: [409, 'You can’t charge this GST rate today. Choose another one.'],
  milestone_limit: [409, 'Use at most 50 milestones in one project.'],
});
