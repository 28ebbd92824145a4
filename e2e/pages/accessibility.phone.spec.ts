import { tours } from './tours.gen.ts';
import { lookAtTours } from './tour.ts';

/** Every screen, in Hindi by night. */
lookAtTours(Object.keys(tours) as (keyof typeof tours)[], { language: 'hi', scheme: 'dark', onPhone: true });
