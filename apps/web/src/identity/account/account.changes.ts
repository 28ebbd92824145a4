import type { ChangeNames } from '../../ui/state/change-names.ts';

/** What the fields are called that one confirms of closing an account. */
export const accountChanges: ChangeNames = {
  openBookings: (t) => t('changed.openBookings', 'Open bookings'),
  roles: (t) => t('changed.roles', 'Your roles'),
};
