import { defineErrors } from '../../kernel/errors.ts';

export const paymentErrors = defineErrors({
  order_not_found: [404, 'Resource is not available'],
  nothing_due: [409, 'Nothing is due for this booking.'],
  payment_window_over: [409, 'Time to pay has run out. Book again.'],
  webhook_signature_refused: [400, 'The signature doesn’t match.'],
  webhook_stale: [400, 'This event is too old.'],
  link_just_sent: [429, 'The link was just sent. Show the QR code, or wait a little.'],
  part_too_small: [409, 'This is less than you can pay at once. Enter more.'],
  more_than_due: [409, 'This is more than is due.'],
  credit_too_small: [409, 'Your credit has changed. Check it and try again.'],
  gateway_unavailable: [503, 'The payment service isn’t responding. You weren’t charged. Try again.'],
  invoice_made: [409, 'The invoice has been issued and can’t be changed.'],
  invoice_not_ready: [409, 'The invoice is ready once the work is done and paid.'],
});
