import { type Tour, once } from '../screen.ts';
import { aCustomer } from '../../fixtures/sign-in.ts';

/** What the links of the mails show before they are used. */
async function newsletterTour(): Promise<Tour> {
  return {
    person: await aCustomer(),
    screens: [
      { name: 'newsletter-confirm', path: '/newsletter/confirm/a-code' },
      { name: 'newsletter-unsubscribe', path: '/newsletter/unsubscribe/a-code' },
    ],
  };
}

export const newsletterTours = { newsletter: once(newsletterTour) };
