import { lookAtTours } from './tour.ts';

/** In English by day: what most people see, and what is made for desks. `npm run screenshots -w e2e` looks at all. */
lookAtTours(['visitor', 'backoffice'], { language: 'en', scheme: 'light', onPhone: false });
