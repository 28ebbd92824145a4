import { lookAtTours } from './tour.ts';

/** In English by day, the tours whose screens are laid out otherwise on a desk. */
lookAtTours(['visitor', 'bookings', 'partner', 'backoffice'], {
  language: 'en',
  scheme: 'light',
  onPhone: false,
});
