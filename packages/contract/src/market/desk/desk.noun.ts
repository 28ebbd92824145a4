import { defineErrors } from '../../kernel/errors.ts';
import { actsOf, allActs } from '../../kernel/act.ts';
import { deskRefundLifecycle } from './desk-refund.noun.ts';

export const deskErrors = defineErrors({
  partner_not_free: [409, 'No one in this team is free then. Choose another partner.'],
  partner_has_it: [409, 'This partner already has the booking. Choose another one.'],
  visit_time_come: [409, 'The time of the visit has come. Change the time first.'],
  refund_waits: [409, 'A refund of this booking is awaiting approval by another Admin.'],
  no_refund_waits: [409, 'No refund of this booking waits any more.'],
  own_refund: [403, 'You asked for this refund. Another Admin must decide.'],
});

/** What the desk of the back office does with a booking besides moving it. */
export const deskActs = allActs(actsOf('booking_refund', deskRefundLifecycle), [
  'booking.reveal_contact',
  'booking.add_note',
]);
