import { defineErrors } from '../../kernel/errors.ts';

export const disputeErrors = defineErrors({
  dispute_not_found: [404, 'Resource is not available'],
  dispute_too_late: [409, 'The time to report a problem with this job has ended. Contact support.'],
  dispute_once: [409, 'You’ve already reported a problem with this job.'],
  dispute_moved_on: [409, 'This dispute has changed. Check it again.'],
  dispute_taken: [409, 'Someone else has taken this dispute. Check it again.'],
  dispute_awaits_partner: [409, 'The partner can still answer. Decide when its time has ended.'],
  dispute_photos_full: [409, 'You can add up to {{limit}} photos.'],
  dispute_not_paid: [409, 'This booking isn’t fully paid. Only the whole bill can be taken off.'],
  refund_too_much: [409, 'A refund can’t be more than the bill of this booking.'],
  own_decision: [403, 'Another Admin decides on this.'],
  rework_over: [409, 'The time to book this rework has ended. Contact support.'],
  rework_booked: [409, 'This rework is already booked.'],
});
