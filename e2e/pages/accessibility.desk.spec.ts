import { lookAtTours } from './tour.ts';

/** In English by day, the tours whose screens are laid out otherwise on a desk. */
lookAtTours(['visitor', 'bookings', 'partner'], { language: 'en', scheme: 'light', onPhone: false });
