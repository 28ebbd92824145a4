import { lookAtTours } from './tour.ts';

/** What is made for desks; all else is looked at on a phone. */
lookAtTours(['backoffice'], { language: 'en', scheme: 'light', onPhone: false });
