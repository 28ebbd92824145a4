import { defineErrors } from '../../kernel/errors.ts';

export const deactivationErrors = defineErrors({
  bookings_open: [409, 'Finish or cancel your open bookings first.'],
  deactivation_not_asked: [409, 'Your account is not being closed.'],
});
