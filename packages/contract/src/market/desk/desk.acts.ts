import { actsOf } from '../../kernel/act.ts';
import { deskRefundLifecycle } from './desk-refund.lifecycle.ts';

/** What the desk of the back office does with a booking besides moving it. */
export const deskActs = [
  'booking.reveal_contact',
  'booking.add_note',
  ...actsOf('booking_refund', deskRefundLifecycle),
] as const;
