import { defineErrors } from '../kernel/errors.ts';

export const leaveErrors = defineErrors({
  bookings_open: [
    409,
    'You still have bookings that are open. Please let them finish, or cancel them, and ask again.',
  ],
  deactivation_not_asked: [409, 'Your account is not being closed.'],
});
